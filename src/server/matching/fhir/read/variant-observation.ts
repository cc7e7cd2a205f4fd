import type { MatchIndex } from '#domain/matching/match-index.ts'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import type { LineReading } from '#domain/matching/sample/line-reading.ts'
import type { GeneFinder } from '../../formats/file-gene.ts'
import { ANSWERS, LOINC, SYSTEMS } from '../codes.ts'
import { readFacts, textOfFacts } from './combined-alteration.ts'
import type { AlterationFacts, NamedGene } from './combined-alteration.ts'
import { codesIn, componentsOf, conceptsOf, hasLoinc, wordsOf } from './observation.ts'
import type { FhirConcept, FhirObservation } from './observation.ts'
import { placeOf } from './position.ts'

/** A reading with the text for people that it is of. */
export interface ClinicalEntry {
  text: string
  reading: LineReading
}

const failed = (reason: string): LineReading => ({ ok: false, reason })

/** A gene by the ids of HGNC and Entrez, and its symbol. */
function namedGene(concept: FhirConcept): NamedGene {
  const hgnc = codesIn(concept, SYSTEMS.hgnc)
  const ids = hgnc.flatMap((code) => (/^(?:HGNC:)?\d+$/i.test(code) ? `HGNC:${code.replace(/\D/g, '')}` : []))
  const entrez = codesIn(concept, SYSTEMS.ncbiGene).filter((code) => /^\d+$/.test(code))
  const symbols = [...wordsOf(concept), ...hgnc].filter((text) => /^[A-Za-z][\w@.-]{1,29}$/.test(text))
  return { symbol: symbols[0] ?? '', ids: [...ids, ...entrez] }
}

/** Ids of a variant: of ClinVar and of dbSNP. */
function identifiersOf(concept: FhirConcept): string[] {
  const clinvar = codesIn(concept, SYSTEMS.clinvar).flatMap((code) => {
    const number = /^(?:VCV0*)?(\d{1,9})(?:\.\d+)?$/i.exec(code)?.[1]
    return number ? `VCV${number.padStart(9, '0')}` : []
  })
  const dbsnp = codesIn(concept, SYSTEMS.dbsnp).filter((code) => /^rs\d{2,}$/i.test(code))
  return [...clinvar, ...dbsnp.map((code) => code.toUpperCase())]
}

/** HGVS expressions of components: by their code, or in words. */
const expressionsOf = (observation: FhirObservation): string[] =>
  [LOINC.proteinChange, LOINC.codingChange, LOINC.genomicChange].flatMap((code) =>
    conceptsOf(observation, code).flatMap((one) => {
      const [first] = [...codesIn(one, SYSTEMS.hgvs), ...wordsOf(one)]
      return first ? withSequence(first, code, observation) : []
    }),
  )

/** An expression with its sequence, which may stand in a component of its own. */
function withSequence(text: string, code: string, observation: FhirObservation): string {
  if (text.includes(':') || code !== LOINC.codingChange) return text
  const [transcript] = conceptsOf(observation, LOINC.transcript).flatMap(({ coding = [] }) =>
    coding.flatMap((one) => one.code ?? []),
  )
  return transcript ? `${transcript}:${text}` : text
}

/** Copies of the gene; undefined where the range of them is wide. */
function copiesOf(observation: FhirObservation): number | null | undefined {
  const [component] = componentsOf(observation, LOINC.copies)
  if (!component) return null
  const { valueQuantity, valueInteger, valueRange } = component
  if (valueQuantity?.comparator) return undefined
  const { low, high } = valueRange ?? {}
  const value = valueQuantity?.value ?? valueInteger ?? (low?.value === high?.value ? low?.value : undefined)
  return value !== undefined && value >= 0 ? value : undefined
}

/** Kinds of changes that join two genes, by their names and the Sequence Ontology. */
const JOINING =
  /fusion|translocation|rearrangement|inversion|breakpoint|breakend|SO:(?:0001565|0000199|1000044|1000036|0001883|0000806)/i

/** Why the genes of a change do not say that they are joined: a deletion or gain may hold several genes. */
function notJoined(observation: FhirObservation): string | null {
  if (conceptsOf(observation, LOINC.gene).length < 2) return null
  const types = conceptsOf(observation, LOINC.changeType).flatMap((one) => [
    ...wordsOf(one),
    ...(one.coding ?? []).flatMap(({ code }) => code ?? []),
  ])
  if (types.length > 0)
    return types.some((type) => JOINING.test(type))
      ? null
      : 'It names several genes, and its kind of change (48019-4) is none that joins them.'
  const isWide = componentsOf(observation, LOINC.position).some(
    ({ valueRange: { low, high } = {} }) => low?.value !== undefined && (high?.value ?? 0) - low.value > 1000,
  )
  return isWide ? 'It names several genes within a range, and not what kind of change it is (48019-4).' : null
}

/** What an Observation says of an alteration; a sentence where its parts contradict one another. */
function factsOf(observation: FhirObservation): AlterationFacts | string {
  const place = placeOf(observation)
  if (place && 'isWrong' in place) return place.isWrong
  const codes = conceptsOf(observation, LOINC.variationCode)
  const copies = copiesOf(observation)
  if (copies === undefined) return 'Its number of copies is not one number.'
  const apart = copies === null ? notJoined(observation) : null
  if (apart) return apart
  return {
    genes: conceptsOf(observation, LOINC.gene).map(namedGene),
    expressions: expressionsOf(observation),
    alleles: place && 'allele' in place ? [place.allele] : [],
    identifiers: codes.flatMap(identifiersOf),
    names: codes.flatMap(wordsOf),
    copies,
    warnings: place && 'reason' in place ? [place.reason] : [],
  }
}

/** What the value of a variant says; a sentence where it is neither present nor absent. */
function presenceOf({ valueCodeableConcept: value }: FhirObservation): 'PRESENT' | 'ABSENT' | string {
  if (!value) return 'It does not say whether the variant is present or absent.'
  const isPresent = hasLoinc(value, ANSWERS.present)
  const isAbsent = hasLoinc(value, ANSWERS.absent)
  if (isPresent && isAbsent) return BOTH
  if (isPresent) return wordsOf(value).some((word) => DENIES.test(word)) ? BOTH : 'PRESENT'
  if (isAbsent) return wordsOf(value).some((word) => AFFIRMS.test(word)) ? BOTH : 'ABSENT'
  if (hasLoinc(value, ANSWERS.noCall)) return 'Its value is No call.'
  if (hasLoinc(value, ANSWERS.indeterminate)) return 'Its value is Indeterminate.'
  return 'Its value is neither Present (LA9633-4) nor Absent (LA9634-2).'
}
const BOTH = 'Its value is both Present and Absent.'
/** Words beside a code that say the contrary. */
const DENIES = /\b(?:absent|negative|not (?:detected|present|found)|undetected|wild[ -]?type)\b/i
const AFFIRMS = /^\s*(?:present|positive|detected|found)\b/i

/** What an absent alteration denies: nothing that is itself said by an absence. */
function denied(reading: LineReading): LineReading {
  if (!reading.ok) return reading
  return reading.isAbsent
    ? failed('It denies what is itself the absence of an alteration.')
    : { ...reading, isAbsent: true }
}

function readVariant(observation: FhirObservation, genes: GeneFinder, index: MatchIndex): ClinicalEntry {
  const facts = factsOf(observation)
  if (typeof facts === 'string') return { text: 'A variant', reading: failed(facts) }
  const text = textOfFacts(facts) || 'A variant'
  const presence = presenceOf(observation)
  if (presence !== 'PRESENT' && presence !== 'ABSENT') return { text, reading: failed(presence) }
  const reading = readFacts(facts, genes, index)
  return { text, reading: presence === 'ABSENT' ? denied(reading) : reading }
}

const PER_MEGABASE = /megabase|\/\s*mb\b|1\/1000000|1\/10\*6/i

function readBurden({ valueQuantity }: FhirObservation, { names }: MatchIndex): ClinicalEntry {
  const { value, unit, code, comparator } = valueQuantity ?? {}
  if (comparator)
    return {
      text: 'Tumour mutational burden',
      reading: failed('It is a bound (with a comparator) and not a number of mutations per megabase.'),
    }
  if (value === undefined)
    return {
      text: 'Tumour mutational burden',
      reading: failed('It has no number of mutations per megabase.'),
    }
  const text = `TMB ${value} mut/Mb`
  const units = [unit, code].filter((one) => one !== undefined)
  if (units.length > 0 && !units.some((one) => PER_MEGABASE.test(one)))
    return { text: `TMB ${value}`, reading: failed('Its unit is not mutations per megabase.') }
  return { text, reading: parseAlterationLine(text, names) }
}

const MICROSATELLITES: readonly (readonly [string, string])[] = [
  [ANSWERS.unstable, 'MSI high'],
  [ANSWERS.slightlyUnstable, 'MSI low'],
  [ANSWERS.stable, 'MSS'],
]

function readMicrosatellites(observation: FhirObservation, { names }: MatchIndex): ClinicalEntry {
  const value = observation.valueCodeableConcept ?? { text: observation.valueString }
  const coded = MICROSATELLITES.find(([code]) => hasLoinc(value, code))?.[1]
  if (coded) return { text: coded, reading: parseAlterationLine(coded, names) }
  const [words] = wordsOf(value)
  if (!words) return { text: 'Microsatellite instability', reading: failed('It has no result.') }
  const line = /^(?:MSI|MSS|microsatellite)/i.test(words) ? words : `MSI ${words}`
  return { text: line.slice(0, 500), reading: parseAlterationLine(line, names) }
}

const isModified = ({ modifierExtension = [], component = [] }: FhirObservation) =>
  modifierExtension.length > 0 || component.some((one) => (one.modifierExtension ?? []).length > 0)
const MODIFIED = 'It has a modifierExtension, which may change its meaning and is not read.'

/** Statuses of what never was, or is no longer, a result. */
export const NO_RESULT: ReadonlySet<string> = new Set(['entered-in-error', 'cancelled', 'registered'])

const KINDS: readonly (readonly [
  string,
  (observation: FhirObservation, genes: GeneFinder, index: MatchIndex) => ClinicalEntry,
])[] = [
  [LOINC.variant, readVariant],
  [LOINC.mutationBurden, (observation, _, index) => readBurden(observation, index)],
  [LOINC.microsatellites, (observation, _, index) => readMicrosatellites(observation, index)],
]

/** Reads an Observation of a variant, the mutational burden or microsatellites; null for any other. */
export function readObservation(
  observation: FhirObservation,
  genes: GeneFinder,
  index: MatchIndex,
): ClinicalEntry | null {
  const read = KINDS.find(([code]) => hasLoinc(observation.code, code))?.[1]
  if (!read) return null
  const entry = read(observation, genes, index)
  const { status = '' } = observation
  if (NO_RESULT.has(status)) return { ...entry, reading: failed(`Its status is ${status}.`) }
  return isModified(observation) ? { ...entry, reading: failed(MODIFIED) } : entry
}

/** The origin that an Observation gives; null where it gives none. */
export function originOf(observation: FhirObservation): 'SOMATIC' | 'GERMLINE' | null {
  for (const one of conceptsOf(observation, LOINC.origin)) {
    if (hasLoinc(one, ANSWERS.somatic)) return 'SOMATIC'
    if (hasLoinc(one, ANSWERS.germline)) return 'GERMLINE'
  }
  return null
}
