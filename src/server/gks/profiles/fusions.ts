import type { FusionPartnerStatus } from '#domain/vocabularies/features.ts'
import { fusionSides } from '#domain/vocabularies/coordinates.ts'
import { fusionOfFeature, geneOfFeature } from '#server/knowledge/records/features.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { ExonCoordinateRecord, VariantRecord } from '#server/knowledge/records/records.ts'
import { exonCoordinates } from '#server/knowledge/records/variants/coordinates.ts'
import { geneConcept } from '../concepts.ts'
import type { GksContext } from '../gks-context.ts'
import type { MappableConcept, NotExpressed } from '../gks-types.ts'
import { adjacency } from '../vrs/adjacency.ts'
import type { JoinedEnd } from '../vrs/adjacency.ts'
import { chromosomeSequence } from '../vrs/chromosome-sequences.ts'
import type { Adjacency } from '../vrs/vrs-types.ts'

/** Side of a fusion in drafts of Cat-VRS: a gene, or a partner that is not specified. */
type AdjoinedElement =
  | (MappableConcept & { type: 'MappableConcept' })
  | { type: 'UnspecifiedElement'; name: string }

/** Fusion of two genes in drafts of Cat-VRS. */
export interface AdjacencyConstraint {
  type: 'AdjacencyConstraint'
  adjoinedElements: [AdjoinedElement, AdjoinedElement]
  orderKnown: true
}

const NCBI_GENE = 'https://www.ncbi.nlm.nih.gov/gene'

async function geneElement(featureId: number, context: GksContext): Promise<AdjoinedElement | null> {
  const feature = await context.load(recordById.features, featureId)
  if (!feature) return null
  const [concept, gene] = await Promise.all([
    geneConcept(feature, context),
    context.load(geneOfFeature, featureId),
  ])
  const code = gene && String(gene.entrez_id)
  return {
    ...concept,
    type: 'MappableConcept',
    ...(code && { primaryCoding: { id: `ncbi:${code}`, system: NCBI_GENE, code } }),
  }
}

async function element(
  geneId: number | null,
  status: FusionPartnerStatus,
  context: GksContext,
): Promise<AdjoinedElement | null> {
  if (status === 'UNKNOWN') return { type: 'UnspecifiedElement', name: '?' }
  if (status === 'MULTIPLE') return { type: 'UnspecifiedElement', name: 'v' }
  return geneId === null ? null : geneElement(geneId, context)
}

/** The partners of a fusion, 5' first; null for a feature that is none. */
export async function adjacencyConstraint(
  featureId: number,
  context: GksContext,
): Promise<AdjacencyConstraint | null> {
  const fusion = await context.load(fusionOfFeature, featureId)
  if (!fusion) return null
  const [five, three] = await Promise.all([
    element(fusion.five_prime_gene_id, fusion.five_prime_partner_status, context),
    element(fusion.three_prime_gene_id, fusion.three_prime_partner_status, context),
  ])
  if (!five || !three) return null
  return { type: 'AdjacencyConstraint', adjoinedElements: [five, three], orderKnown: true }
}

const [FIVE_PRIME, THREE_PRIME] = fusionSides

/** The bound of an exon at which its side is joined: of the 5' side its last base, of the 3' side its first. */
function joinedEnd(exon: ExonCoordinateRecord, side: 'five' | 'three'): JoinedEnd | null {
  const { reference_build: build, chromosome, start, stop, strand } = exon
  if (exon.curation_state !== 'FULLY_CURATED' || !build || !chromosome || !strand) return null
  if (start === null || stop === null || start < 1 || stop < start) return null
  const sequence = chromosomeSequence(build, chromosome)
  if (!sequence) return null
  const bound = (side === 'five') === (strand === 'POSITIVE') ? 'end' : 'start'
  return { refget: sequence.refget, bound, position: bound === 'end' ? stop : start - 1 }
}

/**
 * The junction of a fusion variant, between its 5' and 3' exon on the genome; none where an exon is not known in full, or
 * why there is none where both are.
 */
export async function exonAdjacency(
  { id }: Pick<VariantRecord, 'id'>,
  { load }: GksContext,
): Promise<Adjacency | NotExpressed | null> {
  const exons = await load(exonCoordinates, id)
  const five = exons.find(({ coordinate_type: type }) => type === FIVE_PRIME.exons[1])
  const three = exons.find(({ coordinate_type: type }) => type === THREE_PRIME.exons[0])
  const ends = [five && joinedEnd(five, 'five'), three && joinedEnd(three, 'three')]
  const [left, right] = ends
  if (!five || !three || !left || !right) return null
  if (five.exon_offset || three.exon_offset) return { part: 'adjacency', reason: 'exon-offset' }
  if (five.reference_build !== three.reference_build) return { part: 'adjacency', reason: 'several-builds' }
  return adjacency([left, right])
}
