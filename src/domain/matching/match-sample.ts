import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import type { Alteration, SmallVariant } from './sample/alteration.ts'
import { compareExact } from './comparison/compare-exact.ts'
import { evaluateProfile } from './evaluate-profile.ts'
import type { ProfileMatch } from './evaluate-profile.ts'
import { evaluateVariant } from './evaluate-variant.ts'
import type { VariantState } from './evaluate-variant.ts'
import { alleleKey } from './sequences/genomic-allele.ts'
import type { MatchIndex } from './match-index.ts'
import { exonWarnings, numberingWarnings } from './numbering-warnings.ts'
import { exactPartsOf } from './predicate.ts'
import type { OnTranscript } from './predicate.ts'
import { withPlaces } from './region-places.ts'
import { shareResidue } from './comparison/protein-change-comparison.ts'
import { writeProteinChange } from './protein-change.ts'
import { genesOf } from './sample/sample.ts'
import type { Sample } from './sample/sample.ts'

/** A variant that has to do with an alteration and is not what was found. */
export interface RelatedVariant {
  variantId: number
  alteration: number
  why: 'SAME_CODON' | 'SAME_GENE'
}

/** Matches of a knowledgebase for a sample. */
export interface SampleMatch {
  profiles: { profileId: number; match: ProfileMatch }[]
  related: RelatedVariant[]
  /** Variants of the sample's genes whose names do not say what to look for. */
  unreadableVariants: number[]
  warnings: string[]
}

const unique = <Value>(values: Iterable<Value>): Value[] => [...new Set(values)]

/** Ids of the variants that an alteration may be about: those of its genes, its bases and its identifiers. */
export function candidatesOf(found: Alteration, index: MatchIndex): number[] {
  const { variantsOfFeature, variantsOfAllele, variantsOfIdentifier } = index
  if (found.kind === 'REPORTED') {
    const genes = found.meaning?.kind === 'ANY' ? genesOf(found.meaning) : []
    return unique([found.feature, ...genes].flatMap((gene) => variantsOfFeature.get(gene) ?? []))
  }
  if (found.kind === 'FUSION') {
    const genes = [found.gene, found.fivePrime, found.threePrime].filter((gene) => gene !== null)
    return unique(genes.flatMap((gene) => variantsOfFeature.get(gene) ?? []))
  }
  const { gene, allele, identifiers } = found
  return unique([
    ...(gene === null ? [] : (variantsOfFeature.get(gene) ?? [])),
    ...(allele ? (variantsOfAllele.get(`${allele.build} ${alleleKey(allele)}`) ?? []) : []),
    ...identifiers.flatMap((identifier) => variantsOfIdentifier.get(identifier) ?? []),
  ])
}

/** Joins two lists of changes, the second without what the first has. */
function joined<Change>(
  own: readonly OnTranscript<Change>[],
  others: readonly OnTranscript<Change>[],
  write: (change: Change) => string,
): OnTranscript<Change>[] {
  const names = new Set(own.map(({ change }) => write(change)))
  return [...own, ...others.filter(({ change }) => !names.has(write(change)))]
}

/**
 * Adds gene and changes that the knowledge names for the very same variant, so that an alteration gives the same
 * matches in whatever form and on whatever transcript it comes.
 */
function completed(found: SmallVariant, candidates: readonly number[], index: MatchIndex): SmallVariant {
  let ofChoice: SmallVariant | null = null
  for (const id of candidates) {
    for (const part of exactPartsOf(index.variants.get(id)?.predicate ?? { kind: 'UNREADABLE' })) {
      const comparison = compareExact(found, part)
      if (comparison?.truth !== 'TRUE') continue
      const isCertain = comparison.precision === 'ALLELE'
      const filled = {
        ...found,
        gene: part.gene,
        geneDoubt: isCertain ? undefined : found.geneDoubt,
        // Others than the first are the same on other transcripts; those of a choice are other changes.
        proteinChanges: part.isChoice
          ? found.proteinChanges
          : joined(found.proteinChanges, part.proteinChanges.slice(0, 1), writeProteinChange),
        // Many bases give one protein change: only the same bases say which coding change it is.
        codingChanges:
          isCertain && found.codingChanges.length === 0 ? part.codingChanges : found.codingChanges,
      }
      // A record of a choice (`D835H/Y`) does not say which of its changes it is; another record may.
      if (!part.isChoice) return filled
      ofChoice ??= filled
    }
  }
  return ofChoice ?? found
}

/** A variant with the build of its place, and with the gene in whose coding sequence it lies where none is named. */
export function withGene(
  input: SmallVariant,
  build: ReferenceBuild | null,
  { geneAt }: MatchIndex,
): SmallVariant {
  if (!input.allele) return input
  const allele = { ...input.allele, build: input.allele.build ?? build }
  return { ...input, allele, gene: input.gene ?? geneAt(allele) }
}

function complete(input: Alteration, build: ReferenceBuild | null, index: MatchIndex): Alteration {
  if (input.kind === 'REPORTED' && input.meaning)
    return { ...input, meaning: withPlaces(input.meaning, index.regions.placeReport) }
  if (input.kind !== 'SMALL_VARIANT') return input
  const found = withGene(input, build, index)
  return completed(found, candidatesOf(found, index), index)
}

/** Evaluates all variants that alterations may be about, each over the alterations that it may be about. */
function variantStates(sample: Sample, index: MatchIndex): Map<number, VariantState> {
  const alterationsOf = new Map<number, number[]>()
  sample.alterations.forEach((found, position) => {
    for (const id of candidatesOf(found, index)) {
      const positions = alterationsOf.get(id)
      if (positions) positions.push(position)
      else alterationsOf.set(id, [position])
    }
  })
  const states = new Map<number, VariantState>()
  for (const [id, positions] of alterationsOf) {
    const variant = index.variants.get(id)
    if (!variant) continue
    const alterations = positions.flatMap((position) => sample.alterations[position] ?? [])
    const state = evaluateVariant(variant, { ...sample, alterations }, index.locate)
    states.set(id, { ...state, alterations: state.alterations.flatMap((local) => positions[local] ?? []) })
  }
  return states
}

function relatedVariants(
  sample: Sample,
  index: MatchIndex,
  states: ReadonlyMap<number, VariantState>,
): RelatedVariant[] {
  const related: RelatedVariant[] = []
  for (const [variantId, state] of states) {
    if (state.truth !== 'FALSE' && state.alterations.length > 0) continue
    const variant = index.variants.get(variantId)
    if (!variant || variant.predicate.kind === 'UNREADABLE') continue
    const named = exactPartsOf(variant.predicate).flatMap(({ proteinChanges }) => proteinChanges)
    const position = sample.alterations.findIndex(
      (found) =>
        found.kind === 'SMALL_VARIANT' &&
        found.gene === variant.feature &&
        found.proteinChanges.some((one) => named.some((other) => shareResidue(one.change, other.change))),
    )
    if (position >= 0) related.push({ variantId, alteration: position, why: 'SAME_CODON' })
    else {
      const inGene = sample.alterations.findIndex((found) => featureOf(found).includes(variant.feature))
      if (inGene >= 0) related.push({ variantId, alteration: inGene, why: 'SAME_GENE' })
    }
  }
  return related.sort((left, right) => left.why.localeCompare(right.why) || left.variantId - right.variantId)
}

function featureOf(found: Alteration): string[] {
  if (found.kind === 'REPORTED') return [found.feature]
  if (found.kind === 'SMALL_VARIANT') return found.gene === null ? [] : [found.gene]
  return [found.gene, found.fivePrime, found.threePrime].filter((gene) => gene !== null)
}

/** Places without a build are compared with nothing. */
const buildWarnings = ({ alterations }: Sample): string[] =>
  alterations.some((found) => found.kind === 'SMALL_VARIANT' && found.allele?.build === null)
    ? ['Positions were not compared: specify GRCh37 or GRCh38.']
    : []

/** Two substitutions of one codon in one sample may be one change of two bases, which is another amino acid. */
function codonWarnings(sample: Sample): string[] {
  const seen = new Map<string, string>()
  const warnings: string[] = []
  for (const found of sample.alterations) {
    if (found.kind !== 'SMALL_VARIANT' || found.gene === null) continue
    const change = found.proteinChanges[0]?.change
    if (change?.kind !== 'SUBSTITUTION') continue
    const codon = `${found.gene} ${change.first}${change.start}`
    const other = seen.get(codon)
    if (other && other !== change.to) {
      warnings.push(
        `${codon}${other} and ${codon}${change.to} affect the same codon: if in cis, they are a single change.`,
      )
    }
    seen.set(codon, change.to ?? '')
  }
  return warnings
}

/** Matches a sample with everything the knowledgebase knows (specification: matching.md). */
export function matchSample(input: Sample, index: MatchIndex): SampleMatch {
  const sample: Sample = {
    ...input,
    alterations: input.alterations.map((found) => complete(found, input.build, index)),
    // What was denied may be of another gene: that denies nothing for sure.
    absences: input.absences
      .filter(({ geneDoubt }) => !geneDoubt)
      .map((absence) => (absence.kind === 'REPORTED' ? complete(absence, input.build, index) : absence)),
  }
  const states = variantStates(sample, index)
  const untouched = { ...sample, alterations: [] }
  const stateOf = (variantId: number): VariantState => {
    const evaluation = states.get(variantId)
    if (evaluation) return evaluation
    const variant = index.variants.get(variantId)
    const state: VariantState = variant
      ? evaluateVariant(variant, untouched, index.locate)
      : { truth: 'UNKNOWN', precision: null, because: 'The variant is no longer in use.', alterations: [] }
    states.set(variantId, state)
    return state
  }
  const touched = [...states].filter(([, state]) => state.alterations.length > 0).map(([id]) => id)
  const profileIds = unique([
    ...touched.flatMap((id) => index.profilesOfVariant.get(id) ?? []),
    ...index.profilesWithoutAlteration,
  ])
  const related = relatedVariants(sample, index, states)
  const unreadableVariants = [...states].flatMap(([id, { truth }]) =>
    index.variants.get(id)?.predicate.kind === 'UNREADABLE' && truth === 'UNKNOWN' ? [id] : [],
  )
  const profiles = profileIds.flatMap((profileId) => {
    const profile = index.profiles.get(profileId)
    const match = profile ? evaluateProfile(profile.expression, stateOf) : null
    return match ? [{ profileId, match }] : []
  })
  return {
    profiles,
    related,
    unreadableVariants,
    warnings: [
      ...buildWarnings(sample),
      ...codonWarnings(sample),
      ...numberingWarnings(sample, index),
      ...exonWarnings(sample, index),
    ],
  }
}
