import { genomicChange } from '#domain/variants/genomic-hgvs.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { parseCodingChange } from './sequences/coding-change.ts'
import { positionsOf } from './sequences/coding-position.ts'
import { parseGenomicAllele, trimAllele } from './sequences/genomic-allele.ts'
import type { GenomicAllele } from './sequences/genomic-allele.ts'
import { accessionOf } from './sequences/transcript.ts'
import { exactPredicate } from './predicate.ts'
import type {
  CombinedPredicate,
  ExactPredicate,
  GenomicSpan,
  Predicate,
  RegionPredicate,
} from './predicate.ts'
import { parseProteinChange, writeProteinChange } from './protein-change.ts'
import { normalizeName, predicateOfName } from './variant-name.ts'

/** Facts of the knowledge about a variant, as far as it tells what to look for. */
export interface VariantFacts {
  id: number
  /** Symbol of the gene or name of the factor, fusion or region. */
  feature: string
  name: string
  aliases: readonly string[]
  hgvsDescriptions: readonly string[]
  /** ClinGen's allele registry and ClinVar: `CA123643`, `13961`. */
  alleleRegistryId: string | null
  clinvarIds: readonly string[]
  /** Terms of the Sequence Ontology: `inframe_deletion`, `exon_loss_variant`. */
  types: readonly string[]
  coordinates: {
    reference_build: ReferenceBuild | null
    chromosome: string | null
    start: number | null
    stop: number | null
    reference_bases: string | null
    variant_bases: string | null
    representative_transcript: string | null
  } | null
  isFactor: boolean
}

/** A variant with the condition under which a sample has it. */
export interface MatchableVariant {
  id: number
  feature: string
  name: string
  /** Everything that it is called, in capitals; reports in these words are about it. */
  names: ReadonlySet<string>
  /** The transcript that its coordinates are of; null where they name none. */
  transcript: string | null
  /** Transcripts and proteins that its HGVS descriptions name, with their versions. */
  accessions: readonly string[]
  predicate: Predicate
}

/**
 * Works out what a variant means from its name and from what its record says beside it.
 * @param othersNames names of the other variants of the gene, in capitals: an alias that is one of them tells nothing
 */
function matchableVariant(facts: VariantFacts, othersNames: ReadonlySet<string>): MatchableVariant {
  const feature = normalizeName(facts.feature)
  const aliases = facts.aliases.map(normalizeName).filter((alias) => !othersNames.has(alias))
  const names = new Set([normalizeName(facts.name), ...aliases])
  const read = predicateOfName(feature, facts.name)
  const isName = facts.isFactor && read.kind !== 'FUSION'
  const predicate = isName ? ({ kind: 'NAMED' } as const) : withFacts(read, facts, aliases)
  const transcript = facts.coordinates?.representative_transcript ?? null
  return {
    id: facts.id,
    feature,
    name: facts.name,
    names,
    transcript,
    accessions: accessionsOf(facts),
    predicate,
  }
}

/** Transcripts and proteins of descriptions, which are of the gene whatever the name says. */
const accessionsOf = ({ hgvsDescriptions }: VariantFacts) =>
  hgvsDescriptions.flatMap((text) => /^((?:N[MPR]_|ENS[TP])[\w.]+):/.exec(text.trim())?.[1] ?? [])

/** Works out what variants mean; an alias that is another variant's name in the same gene tells nothing. */
export function matchableVariants(facts: readonly VariantFacts[]): MatchableVariant[] {
  const counts = new Map<string, Map<string, number>>()
  for (const { feature, name } of facts) {
    const ofFeature = counts.get(feature) ?? new Map<string, number>()
    counts.set(feature, ofFeature)
    const normal = normalizeName(name)
    ofFeature.set(normal, (ofFeature.get(normal) ?? 0) + 1)
  }
  return facts.map((variant) => {
    const own = normalizeName(variant.name)
    const names = new Set(counts.get(variant.feature)?.keys())
    names.delete(own)
    return matchableVariant(variant, names)
  })
}

function withFacts(predicate: Predicate, facts: VariantFacts, aliases: readonly string[]): Predicate {
  switch (predicate.kind) {
    case 'EXACT':
      return withExactFacts(predicate, facts, aliases)
    case 'REGION':
      return withRegionFacts(predicate, facts)
    case 'ALL':
    case 'ANY':
      return withPlaceOfParts(predicate, facts)
    case 'UNREADABLE':
      return placedAllele(facts, aliases) ?? predicate
    case 'NAMED':
      return (
        withPolymorphism(facts, aliases) ??
        homozygousAllele(facts, aliases) ??
        namedChange(facts) ??
        predicate
      )
    case 'GENE_CLASS':
      return predicate.class === 'PROMOTER' ? { ...predicate, span: spanOf(facts) } : predicate
    default:
      return predicate
  }
}

/** The place of a record of several conditions is that of its region or change, where it names one. */
function withPlaceOfParts(predicate: CombinedPredicate, facts: VariantFacts): CombinedPredicate {
  const isPlaced = (placed: string) => predicate.parts.filter(({ kind }) => kind === placed).length === 1
  const parts = predicate.parts.map((part) => {
    if (part.kind === 'REGION' && isPlaced('REGION')) return withRegionFacts(part, facts)
    return part.kind === 'EXACT' && isPlaced('EXACT') ? withExactFacts(part, facts, []) : part
  })
  return { ...predicate, parts }
}

/** A change with a name of its own (`VIII`) is the one that its HGVS descriptions and bases give. */
function namedChange(facts: VariantFacts): Predicate | null {
  const exact = withExactFacts(exactPredicate(normalizeName(facts.feature), {}), facts, [])
  return exact.alleles.length + exact.codingChanges.length + exact.proteinChanges.length > 0 ? exact : null
}

/** Adds where a region lies, and whether its deletion is that of whole exons. */
function withRegionFacts(region: RegionPredicate, facts: VariantFacts): RegionPredicate {
  const { exons, change } = region
  const otherExons = facts.aliases.flatMap((alias) => {
    const named = predicateOfName(region.gene, alias)
    return named.kind === 'REGION' && named.change === change && named.exons ? [named.exons] : []
  })
  const codings = facts.hgvsDescriptions.flatMap((description) => {
    const [, accession = '', words = ''] = SPLIT.exec(description.trim()) ?? []
    const deleted = /^c\./i.test(words) ? parseCodingChange(words) : null
    const positions = deleted?.kind === 'DELETION' ? positionsOf(deleted) : null
    if (!positions || positions.start.offset !== 0 || positions.end.offset !== 0) return []
    const [first, last] = [positions.start.base, positions.end.base]
    return [{ transcript: accessionOf(accession), first, last, outerFirst: first, outerLast: last }]
  })
  const isLoss =
    change === 'DELETION' &&
    exons !== null &&
    (exons.first < exons.last || facts.types.includes('exon_loss_variant'))
  return {
    ...region,
    change: isLoss ? 'EXON_LOSS' : change,
    otherExons,
    numberedExons: exons,
    transcript: facts.coordinates?.representative_transcript ?? null,
    span: spanOf(facts),
    codings,
    isLossOpen: change === 'DELETION' && exons !== null && !isLoss && facts.types.length === 0,
  }
}

/** The stretch that the coordinates of a variant name; null where a part is missing. */
function spanOf({ coordinates }: Pick<VariantFacts, 'coordinates'>): GenomicSpan | null {
  if (!coordinates) return null
  const { reference_build: build, chromosome, start, stop } = coordinates
  return build && chromosome && start !== null && stop !== null ? { build, chromosome, start, stop } : null
}

/** The alleles that the coordinates name: two where the variant bases are `A/T`. */
function allelesOf({ coordinates }: VariantFacts): GenomicAllele[] {
  if (!coordinates) return []
  return (coordinates.variant_bases ?? '').split('/').flatMap((bases) => {
    const change = genomicChange({ ...coordinates, variant_bases: bases })
    if (!change) return []
    const { referenceBuild, chromosome, start, stop, referenceBases, variantBases } = change
    if (!referenceBases) {
      return [{ build: referenceBuild, chromosome, start, stop, reference: '', alternate: variantBases }]
    }
    return [trimAllele(referenceBuild, chromosome, start, referenceBases, variantBases)]
  })
}

/** A name that says nothing is the one change of bases that its record places. */
function placedAllele(facts: VariantFacts, aliases: readonly string[]): Predicate | null {
  const { reference_bases: reference, variant_bases: bases } = facts.coordinates ?? {}
  if (!reference || !bases || reference === bases || bases.includes('/')) return null
  const exact = withExactFacts(exactPredicate(normalizeName(facts.feature), {}), facts, aliases)
  return exact.alleles.length > 0 ? exact : null
}

/** A polymorphism that is named by its identifier alone is the allele that its record places. */
function withPolymorphism(facts: VariantFacts, aliases: readonly string[]): Predicate | null {
  if (!/^rs\d+$/i.test(facts.name)) return null
  const exact = withExactFacts(exactPredicate(normalizeName(facts.feature), {}), facts, aliases)
  return exact.alleles.length > 0 ? exact : null
}

/** A record of both copies of an allele: its bases, which do not tell how many copies have them. */
function homozygousAllele(facts: VariantFacts, aliases: readonly string[]): Predicate | null {
  if (!/\bhomozyg/i.test(facts.name)) return null
  const exact = withExactFacts(exactPredicate(normalizeName(facts.feature), {}), facts, aliases)
  const isEmpty = exact.codingChanges.length + exact.proteinChanges.length + exact.alleles.length === 0
  return isEmpty ? null : { ...exact, isOfBothCopies: true }
}

const SPLIT = /^([^:]+):(.+)$/

function withExactFacts(
  exact: ExactPredicate,
  facts: VariantFacts,
  aliases: readonly string[],
): ExactPredicate {
  const transcript = facts.coordinates?.representative_transcript ?? null
  const proteinChanges = exact.proteinChanges.map(({ change }) => ({ change, transcript }))
  const codingChanges = exact.codingChanges.map(({ change }) => ({ change, transcript }))
  const alleles = allelesOf(facts)
  for (const description of facts.hgvsDescriptions) {
    const [, accession = '', words = ''] = SPLIT.exec(description.trim()) ?? []
    const protein = /^p\./i.test(words) ? parseProteinChange(words) : null
    const coding = /^c\./i.test(words) ? parseCodingChange(words) : null
    const allele = /^NC_/i.test(accession) ? parseGenomicAllele(description) : null
    if (protein && !isCoarser(protein, exact)) proteinChanges.push({ change: protein, transcript: accession })
    if (coding) codingChanges.push({ change: coding, transcript: accession })
    if (allele) alleles.push(allele)
  }
  for (const alias of aliases) {
    const change = parseProteinChange(alias)
    if (change && !isCoarser(change, exact)) proteinChanges.push({ change, transcript: null })
  }
  const identifiers = [
    ...(facts.alleleRegistryId ? [facts.alleleRegistryId.toUpperCase()] : []),
    ...facts.clinvarIds.filter((id) => /^\d+$/.test(id)).map((id) => `VCV${id.padStart(9, '0')}`),
  ]
  return { ...exact, proteinChanges, codingChanges, alleles, identifiers }
}

/** Descriptions that say less than the name (`p.Ala56fs` of A56Gfs*74) would match more than the variant. */
const isCoarser = (
  change: NonNullable<ReturnType<typeof parseProteinChange>>,
  { proteinChanges }: ExactPredicate,
) =>
  change.kind === 'FRAMESHIFT' &&
  change.stopAfter === null &&
  proteinChanges.some(
    (named) =>
      named.change.kind === 'FRAMESHIFT' && writeProteinChange(named.change) !== writeProteinChange(change),
  )
