import type { VariantCoordinateRecord } from '#server/knowledge/records/records.ts'
import { sequenceByAccession } from '#server/knowledge/records/variants/reference-sequences.ts'
import type { GksContext } from '../gks-context.ts'
import type { NotExpressed } from '../gks-types.ts'
import { proteinAllele, proteinExpression } from '../vrs/protein-alleles.ts'
import type { ProteinExpression } from '../vrs/protein-alleles.ts'
import { buildOfSequence } from '../vrs/chromosome-sequences.ts'
import { changeOfCoordinates, changeOfGenomicHgvs, chromosomeAllele } from '../vrs/record-alleles.ts'
import type { MissingAllele } from '../vrs/record-alleles.ts'
import type { Allele } from '../vrs/vrs-types.ts'
import { liftedAllele } from './lifted-allele.ts'

/** Alleles that a variant is known by, on each sequence that is at hand. */
export interface VariantAlleles {
  genomic: Allele[]
  proteins: (ProteinExpression & { allele: Allele })[]
  notExpressed: NotExpressed[]
}

/** One allele, with the expressions that name it and those of another that is the same. */
function joined(alleles: readonly Allele[]): Allele[] {
  const byId = new Map<string, Allele>()
  for (const one of alleles) {
    const expressions = [...(byId.get(one.id)?.expressions ?? []), ...(one.expressions ?? [])]
    byId.set(one.id, expressions.length > 0 ? { ...one, expressions } : one)
  }
  return [...byId.values()]
}

/** The change of a place; null where its record names none. */
const changeOfPlace = (place: VariantCoordinateRecord | undefined) =>
  place
    ? changeOfCoordinates({
        referenceBuild: place.reference_build,
        chromosome: place.chromosome,
        start: place.start,
        stop: place.stop,
        referenceBases: place.reference_bases,
        variantBases: place.variant_bases,
      })
    : null

async function namedAllele(
  value: string,
  { readChromosome }: GksContext,
): Promise<Allele | MissingAllele | null> {
  const change = changeOfGenomicHgvs(value)
  const found = change && (await chromosomeAllele(change, readChromosome))
  if (found === null || typeof found === 'string') return found
  return { ...found, expressions: [{ syntax: 'hgvs.g', value }] }
}

const isOnGrch38 = (found: Allele | MissingAllele | null): boolean =>
  found !== null &&
  typeof found !== 'string' &&
  buildOfSequence(found.location.sequenceReference.refgetAccession) === 'GRCH38'

/** Alleles of chromosomes: of the place, of expressions, and where none of these is on GRCh38 that of the place there. */
async function genomicAlleles(
  place: VariantCoordinateRecord | undefined,
  hgvs: readonly string[],
  context: GksContext,
): Promise<(Allele | MissingAllele)[]> {
  const change = changeOfPlace(place)
  const [ofPlace, ...named] = await Promise.all([
    change && chromosomeAllele(change, context.readChromosome),
    ...hgvs.map((value) => namedAllele(value, context)),
  ])
  const isPlaced = change !== null && typeof ofPlace !== 'string'
  const lifted = isPlaced && !named.some(isOnGrch38) ? await liftedAllele(change, context) : null
  return [ofPlace, ...named, lifted].filter((each) => each != null)
}

async function proteinAlleles(hgvs: readonly string[], { load }: GksContext) {
  const found = await Promise.all(
    hgvs.map(async (value) => {
      const expression = proteinExpression(value)
      if (!expression) return null
      const allele = await proteinAllele(expression, await load(sequenceByAccession, expression.accession))
      if (allele === null || typeof allele === 'string') return allele
      const expressions = [{ syntax: 'hgvs.p', value: expression.hgvs }]
      return { ...expression, allele: { ...allele, expressions } }
    }),
  )
  return found.filter((each) => each !== null)
}

const isMissing = (each: object | MissingAllele): each is MissingAllele => typeof each === 'string'

/**
 * Computes the alleles of a variant from its coordinates, genomic and protein HGVS, each on the sequence that these name.
 * Why one has none is said of coordinates always, of proteins that were not imported only where nothing else is known.
 */
export async function variantAlleles(
  place: VariantCoordinateRecord | undefined,
  hgvs: readonly string[],
  context: GksContext,
): Promise<VariantAlleles> {
  const [chromosomes, translations] = await Promise.all([
    genomicAlleles(place, hgvs, context),
    proteinAlleles(hgvs, context),
  ])
  const genomic = joined(chromosomes.filter((each) => typeof each !== 'string'))
  const proteins = translations.filter((each) => typeof each !== 'string')
  const isKnown = genomic.length + proteins.length > 0
  const reasons = new Set([
    ...chromosomes.filter(isMissing),
    ...translations.filter(isMissing).filter((reason) => reason === 'reference-mismatch' || !isKnown),
  ])
  return { genomic, proteins, notExpressed: [...reasons].map((reason) => ({ part: 'allele', reason })) }
}

/** All of the alleles, as examples of what a profile stands for. */
export const membersOf = ({ genomic, proteins }: VariantAlleles): Allele[] =>
  joined([...genomic, ...proteins.map(({ allele }) => allele)])
