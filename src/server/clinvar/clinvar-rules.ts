import type { AmpLevel, AssertionSignificance } from '#domain/vocabularies/evidence.ts'
import { assertionSignificances } from '#domain/vocabularies/evidence.ts'
import type { AssertionRecord } from '#server/knowledge/records/records.ts'
import type { ApprovalRecord } from '#server/knowledge/records/terms.ts'
import type { AssertionClaim } from '#server/gks/claim.ts'
import type { ClinvarKind, ClinvarReason } from './clinvar-types.ts'
import type { MissingDescription } from './clinvar-variant.ts'

/** Tiers in ClinVar's words; a level that is no tier has none. */
export const CLINVAR_TIERS: Readonly<Record<AmpLevel, string | null>> = {
  TIER_I_LEVEL_A: 'Tier I - Strong',
  TIER_I_LEVEL_B: 'Tier I - Strong',
  TIER_II_LEVEL_C: 'Tier II - Potential',
  TIER_II_LEVEL_D: 'Tier II - Potential',
  TIER_III: 'Tier III - Unknown',
  TIER_IV: 'Tier IV - Benign/Likely benign',
  NA: null,
}

type Words = Readonly<Partial<Record<AssertionSignificance, string>>>

/** Significances in ClinVar's words by kind of submission; others cannot be submitted. */
export const CLINVAR_SIGNIFICANCES: Readonly<Record<ClinvarKind, Words>> = {
  clinicalImpact: {
    SENSITIVITYRESPONSE: 'therapeutic: sensitivity/response',
    RESISTANCE: 'therapeutic: resistance',
    REDUCED_SENSITIVITY: 'therapeutic: reduced sensitivity',
    POSITIVE: 'diagnostic: supports diagnosis',
    NEGATIVE: 'diagnostic: excludes diagnosis',
    BETTER_OUTCOME: 'prognostic: better outcome',
    POOR_OUTCOME: 'prognostic: poor outcome',
  },
  oncogenicity: {
    ONCOGENIC: 'Oncogenic',
    LIKELY_ONCOGENIC: 'Likely oncogenic',
    UNCERTAIN_SIGNIFICANCE: 'Uncertain significance',
    LIKELY_BENIGN: 'Likely benign',
    BENIGN: 'Benign',
  },
}

/** The kind of submission of an assertion; null for germline classifications, which are not offered. */
export function kindOf({ assertion_type }: AssertionRecord): ClinvarKind | null {
  if (assertion_type === 'PREDISPOSING') return null
  return assertion_type === 'ONCOGENIC' ? 'oncogenicity' : 'clinicalImpact'
}

/** A reason, with whether it applies. */
type Rule = readonly [applies: boolean, code: ClinvarReason['code'], message: string]

const reasonsOf = (rules: readonly Rule[]): ClinvarReason[] =>
  rules.flatMap(([applies, code, message]) => (applies ? [{ code, message }] : []))

/** Reasons that lie in the state of the assertion and of the organization's approval. */
export const stateReasons = (
  { status, flagged }: AssertionRecord,
  approval: Pick<ApprovalRecord, 'status'> | null,
): ClinvarReason[] =>
  reasonsOf([
    [status !== 'ACCEPTED', 'not-accepted', 'It has not been accepted'],
    [flagged, 'flagged', 'It is flagged'],
    [approval === null, 'no-approval', 'The organization has not approved it'],
    [
      approval?.status === 'REQUIRES_REVIEW',
      'approval-requires-review',
      'The approval of the organization must be reviewed: the record has changed or is in doubt',
    ],
    [approval?.status === 'REVOKED', 'approval-revoked', 'The organization has revoked its approval'],
  ])

/** Reasons that lie in the classification: what ClinVar has no value for, or what it would say wrongly. */
export function classificationReasons(assertion: AssertionRecord, kind: ClinvarKind): ClinvarReason[] {
  const { significance, amp_level } = assertion
  const words = CLINVAR_SIGNIFICANCES[kind]
  const hasTier = amp_level !== null && CLINVAR_TIERS[amp_level] !== null
  return reasonsOf([
    [
      assertion.assertion_direction === 'DOES_NOT_SUPPORT',
      'does-not-support',
      'It does not support its significance, and ClinVar has no value for that',
    ],
    [kind === 'clinicalImpact' && !hasTier, 'no-tier', 'It has no AMP/ASCO/CAP tier'],
    [
      words[significance] === undefined,
      'significance',
      `ClinVar has no value for the significance ${assertionSignificances.label(significance)}`,
    ],
  ])
}

/** Reasons that lie in therapies: several are submitted as a combination, or as substitutes with a note. */
export function therapyReasons({ type, therapies, interaction }: AssertionClaim): ClinvarReason[] {
  const isPredictive = type === 'PREDICTIVE'
  const hasSeveral = isPredictive && therapies.length > 1
  return reasonsOf([
    [isPredictive && therapies.length === 0, 'therapy-missing', 'It is predictive and lists no therapy'],
    [
      hasSeveral && interaction === 'SEQUENTIAL',
      'therapy-sequential',
      'Its therapies are sequential, and ClinVar has combinations only',
    ],
    [
      hasSeveral && interaction === null,
      'therapy-interaction',
      'It does not say whether its therapies are combined or substitutes',
    ],
  ])
}

/** Reasons that lie in the disease, the origin and the variant. */
export const subjectReasons = (
  { disease, origin }: AssertionClaim,
  { hasConditionId, missing }: { hasConditionId: boolean; missing: MissingDescription | null },
): ClinvarReason[] =>
  reasonsOf([
    [!disease, 'disease-missing', 'It names no disease'],
    [
      disease !== null && !hasConditionId,
      'disease-without-id',
      'Its disease has no DOID and is not in the table of conditions',
    ],
    [origin === null, 'origin-missing', 'The origin of the variant is not specified'],
    [
      missing === 'allele',
      'no-allele',
      'Its molecular profile has neither an HGVS expression on a version of NM_ or NC_ nor the coordinates of a substitution',
    ],
    [
      missing === 'build',
      'no-allele',
      'The reference build of its variant is missing, which ClinVar requires with an HGVS expression',
    ],
  ])
