import { segments } from '#domain/profiles/profile-expression.ts'
import type { NameOfVariant, ProfileExpression } from '#domain/profiles/profile-expression.ts'
import type {
  AssertionSignificance,
  EvidenceDirection,
  EvidenceSignificance,
  EvidenceStatus,
  EvidenceType,
} from '#domain/vocabularies/evidence.ts'
import { treatmentOf } from './treatment.ts'
import type { TherapySelection } from './treatment.ts'

type Significance = EvidenceSignificance | AssertionSignificance

/** Claim of an evidence item or assertion, without the words of its author. */
export interface ClinicalClaim extends TherapySelection {
  status: EvidenceStatus
  withdrawn: boolean
  type: EvidenceType
  direction: EvidenceDirection | null
  significance: Significance | null
  /** The molecular profile, as {@link profileSubject} writes it. */
  subject: string
  disease: string | null
}

/**
 * The profile as the subject of a sentence: AND and OR stand as words, NOT reads `in the absence of KIT D816V`.
 */
export function profileSubject(expression: ProfileExpression, nameOf: NameOfVariant): string {
  return segments(expression)
    .map((token) => {
      if (token.kind === 'variant') return nameOf(token.variantId)
      return token.text === 'NOT' ? 'in the absence of' : token.text
    })
    .join(' ')
}

/** The same of the name of a profile, where no more of it is known. */
export const subjectOfName = (name: string): string => name.replaceAll(/\bNOT\b/g, 'in the absence of')

type ObjectOf = (of: { treatment: string; disease: string | null }) => string

const inDisease = (disease: string | null) => (disease ? ` in ${disease}` : '')
const forDisease = (disease: string | null) => (disease ? ` to ${disease}` : '')
const ofDisease = (disease: string | null) => (disease ? ` of ${disease}` : '')

const ofTherapy =
  (noun: string): ObjectOf =>
  ({ treatment, disease }) =>
    `${noun} ${treatment}${inDisease(disease)}`
const inPatients =
  (noun: string): ObjectOf =>
  ({ disease }) =>
    `${noun}${inDisease(disease)}`

const objects: Readonly<Record<Exclude<Significance, 'NA'>, ObjectOf>> = {
  SENSITIVITYRESPONSE: ofTherapy('sensitivity to'),
  RESISTANCE: ofTherapy('resistance to'),
  REDUCED_SENSITIVITY: ofTherapy('reduced sensitivity to'),
  ADVERSE_RESPONSE: ofTherapy('an adverse response to'),
  BETTER_OUTCOME: inPatients('a better outcome'),
  POOR_OUTCOME: inPatients('a poor outcome'),
  POSITIVE: ({ disease }) => `the diagnosis${ofDisease(disease)}`,
  NEGATIVE: ({ disease }) => `a diagnosis other than ${disease ?? 'that of the record'}`,
  PATHOGENIC: inPatients('pathogenicity'),
  LIKELY_PATHOGENIC: inPatients('likely pathogenicity'),
  BENIGN: inPatients('a benign effect'),
  LIKELY_BENIGN: inPatients('a likely benign effect'),
  UNCERTAIN_SIGNIFICANCE: inPatients('an uncertain significance'),
  PREDISPOSITION: ({ disease }) => `predisposition${forDisease(disease)}`,
  PROTECTIVENESS: ({ disease }) => `protection${disease ? ` from ${disease}` : ''}`,
  ONCOGENIC: inPatients('oncogenicity'),
  ONCOGENICITY: inPatients('oncogenicity'),
  LIKELY_ONCOGENIC: inPatients('likely oncogenicity'),
  GAIN_OF_FUNCTION: inPatients('a gain of function'),
  LOSS_OF_FUNCTION: inPatients('a loss of function'),
  UNALTERED_FUNCTION: inPatients('an unaltered function'),
  NEOMORPHIC: inPatients('a neomorphic function'),
  DOMINANT_NEGATIVE: inPatients('a dominant negative function'),
  UNKNOWN: inPatients('an unknown effect'),
}

const aspects: Readonly<Record<EvidenceType, ObjectOf>> = {
  PREDICTIVE: ofTherapy('an effect on the response to'),
  PROGNOSTIC: inPatients('an effect on the outcome'),
  DIAGNOSTIC: inPatients('a diagnosis'),
  PREDISPOSING: ({ disease }) => `predisposition${forDisease(disease)}`,
  FUNCTIONAL: inPatients('an effect on function'),
  ONCOGENIC: inPatients('oncogenicity'),
}

const verbs: Readonly<Record<EvidenceDirection, string>> = {
  SUPPORTS: 'supports',
  DOES_NOT_SUPPORT: 'does not support',
  NA: 'has no direction (N/A) on',
}

function standing({ status, withdrawn }: ClinicalClaim): string {
  if (withdrawn) return 'Withdrawn: '
  if (status === 'REJECTED') return 'Rejected: '
  return status === 'SUBMITTED' ? 'Submitted, not accepted: ' : ''
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Says in one sentence what an evidence item or assertion claims: negation, and that it is rejected or withdrawn, cannot be
 * missed. Evidence supports, a variant does not: `Evidence on BRAF V600E does not support sensitivity to Cetuximab in
 * Colorectal Cancer.`
 */
export function statementSentence(claim: ClinicalClaim): string {
  const { type, direction, significance, disease, subject } = claim
  const treatment = treatmentOf(claim)?.name ?? 'an unnamed therapy'
  const object =
    significance === null || significance === 'NA'
      ? `${aspects[type]({ treatment, disease })} (no significance stated)`
      : objects[significance]({ treatment, disease })
  const verb = direction === null ? 'has no direction on' : verbs[direction]
  const before = standing(claim)
  // Evidence is on what is there.
  const isAbsence = subject.startsWith('in the absence of') && !/ (?:AND|OR) /.test(subject)
  const named = isAbsence ? `${subject}, evidence` : `evidence on ${subject}`
  return `${before}${before === '' ? capitalised(named) : named} ${verb} ${object}.`
}
