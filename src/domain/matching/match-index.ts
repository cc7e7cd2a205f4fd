import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import type { ProfileExpression } from '#domain/profiles/profile-expression.ts'
import { variantsOf } from '#domain/profiles/profile-expression.ts'
import type { NameLookup } from './sample/line-reading.ts'
import { writeCodingChange } from './sequences/coding-change.ts'
import { alleleKey } from './sequences/genomic-allele.ts'
import type { GenomicAllele } from './sequences/genomic-allele.ts'
import type { MatchableVariant } from './matchable-variant.ts'
import { genesOf } from './sample/sample.ts'
import { INTRON_REACH } from './comparison/region-place.ts'
import { exactPartsOf } from './predicate.ts'
import type { ExactPredicate, Predicate } from './predicate.ts'
import { recordFacts } from './record-facts.ts'
import { regionPlacer, withPlaces } from './region-places.ts'
import type { RegionPlacer } from './region-places.ts'
import { codingGeneFinder } from './sequences/coding-gene-finder.ts'
import type { CodingGeneFinder, GenePart } from './sequences/coding-gene-finder.ts'
import { geneTranscripts } from './sequences/gene-transcripts.ts'
import { residueLocator } from './sequences/residue-locator.ts'
import type { ResidueAnchor, ResidueLocator } from './sequences/residue-locator.ts'
import { accessionOf } from './sequences/transcript.ts'
import type { Transcript } from './sequences/transcript.ts'

/** A molecular profile with its logic. */
export interface MatchableProfile {
  id: number
  name: string
  expression: ProfileExpression
}

/** A feature by all of its names, in capitals. */
export interface FeatureNames {
  name: string
  aliases: readonly string[]
  /** Those of the aliases that are known to be common names of it alone. */
  commonNames?: readonly string[]
  /** Ids of a gene in other databases: `673` (Entrez), `HGNC:1097`, `ENSG00000157764`. */
  ids?: readonly string[]
}

/** All variants and profiles of a knowledgebase, found by what alterations name. Built once for each version. */
export interface MatchIndex {
  variants: ReadonlyMap<number, MatchableVariant>
  profiles: ReadonlyMap<number, MatchableProfile>
  variantsOfFeature: ReadonlyMap<string, readonly number[]>
  /** By build and {@link alleleKey}. */
  variantsOfAllele: ReadonlyMap<string, readonly number[]>
  variantsOfIdentifier: ReadonlyMap<string, readonly number[]>
  profilesOfVariant: ReadonlyMap<number, readonly number[]>
  /** Profiles that can hold although nothing was found: wild types and those that only ask for absence. */
  profilesWithoutAlteration: readonly number[]
  locate: ResidueLocator
  regions: RegionPlacer
  geneAt: CodingGeneFinder
  names: NameLookup
}

/** Collects values under keys. */
function grouped<Key, Value>(entries: Iterable<readonly [Key, Value]>): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const [key, value] of entries) {
    const group = groups.get(key)
    if (!group) groups.set(key, [value])
    else if (!group.includes(value)) group.push(value)
  }
  return groups
}

/** A predicate with each of its alleles written otherwise. */
function withAllelesOf(predicate: Predicate, write: (allele: GenomicAllele) => GenomicAllele): Predicate {
  if (predicate.kind === 'ALL' || predicate.kind === 'ANY')
    return { ...predicate, parts: predicate.parts.map((part) => withAllelesOf(part, write)) }
  return predicate.kind === 'EXACT' ? { ...predicate, alleles: predicate.alleles.map(write) } : predicate
}

function namesOf(variants: readonly MatchableVariant[], features: readonly FeatureNames[]): NameLookup {
  const bySymbol = new Set(features.map(({ name }) => name))
  const byAlias = grouped(
    features.flatMap(({ name, aliases }) => aliases.map((alias) => [alias, name] as const)),
  )
  const byId = new Map(features.flatMap(({ name, ids = [] }) => ids.map((id) => [id, name] as const)))
  const idsByFeature = new Map(features.flatMap(({ name, ids }) => (ids ? [[name, ids] as const] : [])))
  const byTranscript = new Map<string, string>()
  for (const { feature, accessions, predicate } of variants) {
    // The feature of a fusion is no gene.
    for (const accession of feature.includes('::') ? [] : accessions)
      byTranscript.set(accessionOf(accession), feature)
    for (const { gene, proteinChanges, codingChanges } of exactPartsOf(predicate)) {
      for (const { transcript } of [...proteinChanges, ...codingChanges]) {
        if (transcript) byTranscript.set(accessionOf(transcript), gene)
      }
    }
  }
  const common = new Set(
    features.flatMap(({ name, commonNames = [] }) => commonNames.map((alias) => `${alias}\t${name}`)),
  )
  const knowsAllSymbols = [...byId.keys()].some((id) => id.startsWith('HGNC:'))
  const variantNames = grouped(
    variants.flatMap(({ feature, names }) => [...names].map((name) => [feature, name] as const)),
  )
  const codingChanges = new Set(
    variants.flatMap(({ predicate }) =>
      exactPartsOf(predicate).flatMap((part) =>
        part.codingChanges.map(({ change }) => `${part.gene} ${writeCodingChange(change)}`),
      ),
    ),
  )
  // A symbol is itself, though it be an alias of another gene, too.
  const featuresNamed = (text: string) => {
    const ofId = byId.get(text)
    return bySymbol.has(text) ? [text] : ofId ? [ofId] : (byAlias.get(text) ?? [])
  }
  return {
    ...recordFacts(variants, featuresNamed),
    featuresNamed,
    featureOfId: (id) => byId.get(id) ?? null,
    idsOfFeature: (feature) => idsByFeature.get(feature) ?? [],
    knowsAllSymbols,
    isDoubtfulAlias: (text, feature) =>
      !knowsAllSymbols && text !== feature && !byId.has(text) && !common.has(`${text}\t${feature}`),
    geneOfTranscript: (accession) => byTranscript.get(accession) ?? null,
    hasVariantNamed: (feature, words) => variantNames.get(feature)?.includes(words) ?? false,
    hasCodingChange: (gene, change) => codingChanges.has(`${gene} ${writeCodingChange(change)}`),
  }
}

/** Residues whose place records name: those of exact variants with one protein change on their own transcript. */
function anchorsOf(variants: readonly MatchableVariant[]): Map<string, ResidueAnchor[]> {
  return grouped(
    variants.flatMap(({ predicate }) => {
      if (predicate.kind !== 'EXACT') return []
      const [change] = predicate.proteinChanges
      const [allele] = predicate.alleles
      if (!change || !allele) return []
      return [
        [predicate.gene, { first: change.change.start, last: change.change.end, span: allele }] as const,
      ]
    }),
  )
}

const canHoldWithoutAlteration = (
  { expression }: MatchableProfile,
  variants: ReadonlyMap<number, MatchableVariant>,
) =>
  variantsOf(expression).every(
    ({ variantId, negated }) => negated || variants.get(variantId)?.predicate.kind === 'WILD_TYPE',
  )

/** A base of a record, with its gene; null where records of several genes place it. */
interface RecordBase {
  build: ReferenceBuild | null
  base: string
  gene: string | null
}

/** Finds the gene of bases that a record of only one gene places, unless its reference base is another. */
function geneFinderByRecords(exact: readonly ExactPredicate[]): CodingGeneFinder {
  const chromosomes = new Map<string, Map<number, RecordBase>>()
  for (const { gene, alleles } of exact) {
    for (const { build, chromosome, start, reference, alternate } of alleles) {
      if (!reference || reference.length !== alternate.length) continue
      const places = chromosomes.get(chromosome) ?? new Map<number, RecordBase>()
      chromosomes.set(chromosome, places)
      for (const [at, base] of [...reference].entries()) {
        const placed = places.get(start + at)
        const isOther = placed && (placed.gene !== gene || placed.build !== build)
        places.set(start + at, { build, base, gene: isOther ? null : gene })
      }
    }
  }
  return ({ build, chromosome, start, stop, reference }) => {
    const places = chromosomes.get(chromosome)
    const [first, last] = [places?.get(start), places?.get(stop)]
    const isOther = (place: RecordBase | undefined, base: string | undefined) =>
      place !== undefined && (place.build !== build || (base !== undefined && place.base !== base))
    if (isOther(first, reference?.at(0)) || isOther(last, reference?.at(-1))) return null
    return first?.gene ?? last?.gene ?? null
  }
}

/** Bases that an exon record of the knowledge does not exceed; longer ones have the coordinates of their gene. */
const LONGEST_EXON = 10_000

/** The exons that records of regions place, each with the introns beside it as far as they count to it. */
function exonsOfRecords(variants: readonly MatchableVariant[]): GenePart[] {
  return variants.flatMap(({ predicate }) =>
    predicate.kind === 'REGION' &&
    predicate.exons?.first === predicate.exons?.last &&
    predicate.span &&
    predicate.span.stop - predicate.span.start < LONGEST_EXON
      ? [
          {
            ...predicate.span,
            gene: predicate.gene,
            start: predicate.span.start - INTRON_REACH,
            stop: predicate.span.stop + INTRON_REACH,
          },
        ]
      : [],
  )
}

const byAllele = (variants: Iterable<MatchableVariant>) =>
  grouped(
    [...variants].flatMap(({ id, predicate }) =>
      exactPartsOf(predicate).flatMap(({ alleles }) =>
        alleles.map((allele) => [`${allele.build} ${alleleKey(allele)}`, id] as const),
      ),
    ),
  )

/** The index with all alleles of its variants written otherwise, such as left-aligned. */
export function withAlleles(index: MatchIndex, write: (allele: GenomicAllele) => GenomicAllele): MatchIndex {
  const variants = [...index.variants.values()].map((variant) => ({
    ...variant,
    predicate: withAllelesOf(variant.predicate, write),
  }))
  return {
    ...index,
    variants: new Map(variants.map((variant) => [variant.id, variant])),
    variantsOfAllele: byAllele(variants),
  }
}

/** What an annotation of the genome tells of the genes of variants. */
function geneTranscriptsOf(
  variants: readonly MatchableVariant[],
  transcripts: readonly Transcript[],
  { featuresNamed }: NameLookup,
) {
  const named = variants.flatMap(({ feature, transcript }) =>
    transcript === null ? [] : [{ gene: feature, transcript }],
  )
  return geneTranscripts(named, transcripts, (symbol, gene) => featuresNamed(symbol).includes(gene))
}

/**
 * Builds the index of a knowledgebase.
 * @param transcripts those of an imported annotation of the genome that records name
 */
export function buildMatchIndex(
  matchable: readonly MatchableVariant[],
  profiles: readonly MatchableProfile[],
  features: readonly FeatureNames[],
  transcripts: readonly Transcript[] = [],
): MatchIndex {
  const names = namesOf(matchable, features)
  const genes = geneTranscriptsOf(matchable, transcripts, names)
  const spanned = matchable.map((variant) => ({ ...variant, predicate: genes.withSpans(variant.predicate) }))
  const regions = regionPlacer(spanned, genes)
  const variants = spanned.map((one) => ({
    ...one,
    predicate: withPlaces(one.predicate, regions.placeRecord),
  }))
  const byRecords = residueLocator(anchorsOf(variants))
  const geneByRecords = geneFinderByRecords(variants.flatMap(({ predicate }) => exactPartsOf(predicate)))
  const geneByExons = codingGeneFinder(exonsOfRecords(matchable))
  const byId = new Map(variants.map((variant) => [variant.id, variant]))
  const exact = variants.flatMap(({ id, predicate }) => exactPartsOf(predicate).map((part) => ({ id, part })))
  return {
    variants: byId,
    profiles: new Map(profiles.map((profile) => [profile.id, profile])),
    variantsOfFeature: grouped(
      variants.flatMap(({ id, feature, predicate }) =>
        [feature, ...genesOf(predicate)].map((name) => [name, id] as const),
      ),
    ),
    variantsOfAllele: byAllele(variants),
    variantsOfIdentifier: grouped([
      ...exact.flatMap(({ id, part }) => part.identifiers.map((identifier) => [identifier, id] as const)),
      ...variants.flatMap(({ id, names }) =>
        [...names].filter((name) => /^RS\d+$/.test(name)).map((name) => [name, id] as const),
      ),
    ]),
    profilesOfVariant: grouped(
      profiles.flatMap(({ id, expression }) =>
        variantsOf(expression).map(({ variantId }) => [variantId, id] as const),
      ),
    ),
    profilesWithoutAlteration: profiles
      .filter((profile) => canHoldWithoutAlteration(profile, byId))
      .map(({ id }) => id),
    locate: (...residues) => genes.locate(...residues) ?? byRecords(...residues),
    regions,
    geneAt: (allele) => genes.geneAt(allele) ?? geneByRecords(allele) ?? geneByExons(allele),
    names,
  }
}
