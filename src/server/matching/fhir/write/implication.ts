import type {
  CodeableConcept,
  Coding,
  Extension,
  Observation,
  ObservationComponent,
} from '@medplum/fhirtypes'
import { lookupTable } from '#domain/lookup-table.ts'
import { recordTag } from '#domain/records/tags.ts'
import { sourceUrl } from '#domain/records/links.ts'
import {
  ampLevels,
  assertionSignificances,
  evidenceLevelDescriptions,
  evidenceLevels,
  evidenceSignificances,
} from '#domain/vocabularies/evidence.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import type { MatchedAssertion, MatchedEvidence } from '#domain/matching/match-report.ts'
import type { MatchReport } from '#domain/matching/match-report.ts'
import { ANSWERS, coding, concept, guideCode, loinc, LOINC, profileOf, SYSTEMS } from '../codes.ts'
import { systemOf, tierText } from '../code-systems.ts'
import { category } from './category.ts'
import { relatedArtifact } from './related-artifact.ts'
import type { RecordCodes } from './record-codes.ts'

/** An evidence item or assertion of a matched profile. */
export type Statement = MatchedEvidence | MatchedAssertion

const isEvidence = (one: Statement): one is MatchedEvidence => 'source' in one

/** Codes and address that implications are made with. */
export interface ImplicationContext {
  /** Address of the service, without a slash at the end. */
  address: string
  codes: RecordCodes
}

const THERAPEUTIC: Readonly<Record<string, string>> = lookupTable({
  SENSITIVITYRESPONSE: ANSWERS.responsive,
  RESISTANCE: ANSWERS.resistant,
})

const PATHOGENICITY: Readonly<Record<string, string>> = lookupTable({
  PATHOGENIC: ANSWERS.pathogenic,
  LIKELY_PATHOGENIC: ANSWERS.likelyPathogenic,
  UNCERTAIN_SIGNIFICANCE: ANSWERS.uncertain,
})

/** Terms of the Sequence Ontology, as constraints on function have them in GKS. */
const FUNCTIONAL_EFFECTS: Readonly<Record<string, string>> = lookupTable({
  GAIN_OF_FUNCTION: 'SO:0002053',
  LOSS_OF_FUNCTION: 'SO:0002054',
  DOMINANT_NEGATIVE: 'SO:0002052',
  UNALTERED_FUNCTION: 'SO:0002219',
})

const labelOf = ({ significance }: Statement): string =>
  evidenceSignificances.has(significance)
    ? evidenceSignificances.label(significance)
    : assertionSignificances.label(significance)

/** Kinds of implication by type of record: the profile, the code of what it says, and codes for values. */
function formOf(
  { type, significance }: Statement,
  address: string,
): { profile: string; code: CodeableConcept; codings: Coding[] } {
  const own = coding(systemOf(address, 'significance'), significance)
  if (type === 'PREDICTIVE') {
    const answer = THERAPEUTIC[significance]
    const codings = [answer ? coding(SYSTEMS.loinc, answer) : own]
    return { profile: 'therapeutic-implication', code: guideCode('therapeutic-implication'), codings }
  }
  if (type === 'FUNCTIONAL') {
    const term = FUNCTIONAL_EFFECTS[significance]
    const codings = [term ? coding(SYSTEMS.sequenceOntology, term) : own]
    return { profile: 'molecular-consequence', code: guideCode('functional-effect'), codings }
  }
  const answer = PATHOGENICITY[significance]
  const codings = [own, ...(answer ? [coding(SYSTEMS.loinc, answer)] : [])]
  return { profile: 'diagnostic-implication', code: loinc(LOINC.significance), codings }
}

/** Evidence whose source was retracted. */
export const isRetracted = (one: Statement): one is MatchedEvidence => isEvidence(one) && one.source.retracted

/**
 * What the record says; without a code unless it supports it and its source stands, as who reads codes alone must not see a
 * response.
 */
function verdict(statement: Statement, codings: readonly Coding[]): CodeableConcept {
  const label = labelOf(statement)
  if (isRetracted(statement)) return concept([], `${label} (the source was retracted)`)
  if (statement.direction === 'SUPPORTS') return concept(codings, label)
  if (statement.direction === 'DOES_NOT_SUPPORT') return concept([], `Does not support ${label}`)
  return concept([], `${label} (direction not applicable)`)
}

const coded = (code: CodeableConcept, value: CodeableConcept): ObservationComponent => ({
  code,
  valueCodeableConcept: value,
})

function levelComponents(statement: Statement, address: string): ObservationComponent[] {
  if (isEvidence(statement)) {
    const { level } = statement
    const text = evidenceLevels.has(level) ? evidenceLevelDescriptions[level] : level
    return [coded(loinc(LOINC.level), concept([coding(SYSTEMS.evidenceLevel, level)], text))]
  }
  const { ampLevel } = statement
  if (!ampLevels.has(ampLevel) || ampLevel === 'NA') return []
  const tier = coding(systemOf(address, 'amp-level'), ampLevel)
  return [coded(loinc(LOINC.level), concept([tier], tierText(ampLevel)))]
}

function diseaseComponents({ disease }: Statement): ObservationComponent[] {
  if (!disease) return []
  const codings = disease.doid ? [coding(SYSTEMS.diseaseOntology, `DOID:${disease.doid}`)] : []
  return [coded(loinc(LOINC.disease), concept(codings, disease.name))]
}

function therapyComponent(name: string, { codes }: ImplicationContext): ObservationComponent {
  const ncit = codes.ncitCodeOf(name)
  const codings = ncit ? [coding(SYSTEMS.nciThesaurus, ncit)] : []
  return coded(loinc(LOINC.therapy), concept(codings, name))
}

/** Texts of evidence items stay with their records; assertions have a summary to be read. */
function summaryComponents(statement: Statement): ObservationComponent[] {
  if (isEvidence(statement) || !statement.summary) return []
  return [{ code: guideCode('conclusion-string'), valueString: statement.summary }]
}

function artifacts(statement: Statement, profile: string, { codes }: ImplicationContext): Extension[] {
  const kind = isEvidence(statement) ? 'EVIDENCE_ITEM' : 'ASSERTION'
  const record = relatedArtifact({
    type: 'derived-from',
    label: recordTag(kind, statement.id),
    display: profile,
    url: codes.linkOf(kind, statement.id),
  })
  if (!isEvidence(statement)) return [record]
  const { type, citationId, citation, retracted } = statement.source
  const display = [citation, retracted && 'retracted'].filter(Boolean).join(', ')
  return [
    record,
    relatedArtifact({
      type: 'citation',
      label: `${sourceSources.has(type) ? sourceSources.label(type) : type} ${citationId}`,
      ...(display && { display }),
      ...(sourceSources.has(type) && { url: sourceUrl(type, citationId) }),
    }),
  ]
}

/** Therapies that an Observation names together: all of them, but substitutes one by one. */
function therapyGroups({ therapies, therapyInteraction, type }: Statement): string[][] {
  if (type !== 'PREDICTIVE' || therapies.length === 0) return [[]]
  return therapyInteraction === 'SUBSTITUTES' ? therapies.map((name) => [name]) : [[...therapies]]
}

/**
 * Implications of an evidence item or assertion for the sample: one, or of substitutes one for each therapy.
 * @param derivedFrom addresses of the findings by which its profile matches
 */
export function implications(
  statement: Statement,
  profile: Pick<MatchReport['profiles'][number], 'name'>,
  derivedFrom: readonly string[],
  context: ImplicationContext,
): Observation[] {
  const { address } = context
  const form = formOf(statement, address)
  return therapyGroups(statement).map((therapies) => {
    const isSequence = therapies.length > 1 && statement.therapyInteraction === 'SEQUENTIAL'
    const said = verdict(statement, form.codings)
    const value = isSequence
      ? { ...said, text: `${said.text}: ${therapies.join(' and ')} in sequence` }
      : said
    return {
      resourceType: 'Observation',
      meta: { profile: [profileOf(form.profile)] },
      extension: artifacts(statement, profile.name, context),
      status: 'preliminary',
      category: category(),
      code: guideCode(form.profile),
      derivedFrom: derivedFrom.map((reference) => ({ reference })),
      component: [
        coded(form.code, value),
        ...levelComponents(statement, address),
        ...diseaseComponents(statement),
        ...therapies.map((name) => therapyComponent(name, context)),
        ...summaryComponents(statement),
      ],
    }
  })
}
