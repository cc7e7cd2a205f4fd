import { diseaseWithin, therapyWithin } from '#domain/text/within-sentence.ts'
import type {
  AssertionSignificance,
  EvidenceDirection,
  EvidenceSignificance,
  EvidenceType,
} from '#domain/vocabularies/evidence.ts'
import { treatmentOf } from './treatment.ts'
import type { TherapySelection } from './treatment.ts'

type Significance = EvidenceSignificance | AssertionSignificance

/** Fields of an evidence item or assertion of which its claim is made. */
export interface ClaimFields extends TherapySelection {
  type: EvidenceType
  direction: EvidenceDirection | null
  significance: Significance | null
  /** Name of the molecular profile. */
  profile: string
  /** Name of the disease. */
  disease: string | null
}

type Terms = { treatment: string; disease: string | null }
type Wording = (terms: Terms) => string

const toTreatment =
  (effect: string): Wording =>
  ({ treatment, disease }) =>
    `${effect} to ${treatment}${disease ? ` in ${disease}` : ''}`
const inDisease =
  (effect: string): Wording =>
  ({ disease }) =>
    `${effect}${disease ? ` in ${disease}` : ''}`
const withDisease =
  (effect: string): Wording =>
  ({ disease }) =>
    `${effect} ${disease ?? 'an unspecified disease'}`

const findings: Readonly<Record<Exclude<Significance, 'NA'>, Wording>> = {
  SENSITIVITYRESPONSE: toTreatment('sensitivity'),
  RESISTANCE: toTreatment('resistance'),
  REDUCED_SENSITIVITY: toTreatment('reduced sensitivity'),
  ADVERSE_RESPONSE: toTreatment('adverse response'),
  BETTER_OUTCOME: inDisease('better outcome'),
  POOR_OUTCOME: inDisease('poor outcome'),
  POSITIVE: withDisease('diagnostic marker of'),
  NEGATIVE: withDisease('negative diagnostic marker of'),
  PATHOGENIC: inDisease('pathogenic'),
  LIKELY_PATHOGENIC: inDisease('likely pathogenic'),
  BENIGN: inDisease('benign'),
  LIKELY_BENIGN: inDisease('likely benign'),
  UNCERTAIN_SIGNIFICANCE: inDisease('uncertain significance'),
  PREDISPOSITION: withDisease('predisposition to'),
  PROTECTIVENESS: withDisease('protection from'),
  ONCOGENIC: inDisease('oncogenic'),
  LIKELY_ONCOGENIC: inDisease('likely oncogenic'),
  ONCOGENICITY: inDisease('oncogenicity'),
  GAIN_OF_FUNCTION: inDisease('gain of function'),
  LOSS_OF_FUNCTION: inDisease('loss of function'),
  UNALTERED_FUNCTION: inDisease('unaltered function'),
  NEOMORPHIC: inDisease('neomorphic function'),
  DOMINANT_NEGATIVE: inDisease('dominant negative function'),
  UNKNOWN: inDisease('unknown effect'),
}

/** Questions of the types, for statements that name no finding. */
const questions: Readonly<Record<EvidenceType, Wording>> = {
  PREDICTIVE: toTreatment('response'),
  PROGNOSTIC: inDisease('outcome'),
  DIAGNOSTIC: withDisease('diagnosis of'),
  PREDISPOSING: withDisease('predisposition to'),
  FUNCTIONAL: inDisease('effect on function'),
  ONCOGENIC: inDisease('oncogenicity'),
}

/** Words for a direction after the finding; evidence that supports it needs none. */
const directionWords = (direction: EvidenceDirection | null): string => {
  if (direction === 'SUPPORTS') return ''
  if (direction === 'DOES_NOT_SUPPORT') return ' not supported'
  return direction === 'NA' ? ', direction N/A' : ', direction not stated'
}

/**
 * Claim of an evidence item or assertion in words, without its profile:
 * `sensitivity to cetuximab in colorectal cancer not supported`.
 */
export function claimFinding(fields: Omit<ClaimFields, 'profile'>): string {
  const { type, direction, significance, disease } = fields
  const treatment = treatmentOf(fields)?.name
  const terms = {
    treatment: treatment === undefined ? 'an unspecified therapy' : therapyWithin(treatment),
    disease: disease && diseaseWithin(disease),
  }
  if (significance !== null && significance !== 'NA')
    return findings[significance](terms) + directionWords(direction)
  const significanceWords = significance === null ? 'significance not stated' : 'significance N/A'
  const after = direction === 'DOES_NOT_SUPPORT' ? ', not supported' : directionWords(direction)
  return `${questions[type](terms)}, ${significanceWords}${after}`
}

/**
 * Title of an evidence item or assertion, made from its fields:
 * `BRAF V600E: sensitivity to vemurafenib in skin melanoma`. A variant supports nothing, evidence does, so a claim that
 * a study did not find says so: `… not supported`.
 */
export const claimTitle = (fields: ClaimFields): string => `${fields.profile}: ${claimFinding(fields)}`
