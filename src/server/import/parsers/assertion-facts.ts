import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import {
  ampLevels,
  assertionDirections,
  assertionSignificances,
  assertionTypes,
  evidenceStatuses,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import {
  idList,
  optionalBoolean,
  optionalId,
  optionalName,
  optionalTime,
  optionalValue,
  plainList,
  requiredId,
  requiredValue,
  UnreadableRow,
} from '../cells/cell-values.ts'
import type { Row } from '../release/rows.ts'
import type { ClinicalVocabulary } from './clinical-facts.ts'
import { readClinicalContext } from './clinical-facts.ts'

/**
 * Reads a row of AssertionSummaries of any year. `status` is what the file implies; a column of its own, where
 * there is one, wins.
 * @throws UnreadableRow
 */
export function readAssertion(row: Row, vocabulary: ClinicalVocabulary, status: EvidenceStatus) {
  const profileId = optionalId(row, 'molecular_profile_id')
  const variantId = profileId === null ? optionalId(row, 'variant_id') : null
  if (profileId === null && variantId === null) {
    throw new UnreadableRow('neither molecular_profile_id nor variant_id is given')
  }
  return {
    id: requiredId(row, 'assertion_id'),
    /** Of the older form: null, and the variant instead. */
    profileId,
    variantId,
    /** Of the older form: the gene beside the variant, which may contradict it. */
    gene: variantId === null ? null : optionalName(row, 'gene'),
    ...readClinicalContext(row, vocabulary),
    status: optionalValue(row, 'assertion_status', evidenceStatuses) ?? status,
    type: requiredValue(row, 'assertion_type', assertionTypes),
    direction: requiredValue(row, 'assertion_direction', assertionDirections),
    significance: optionalValue(row, 'significance', assertionSignificances) ?? 'NA',
    variantOrigin: optionalValue(row, 'variant_origin', variantOrigins),
    acmgCodes: plainList(row, 'acmg_codes'),
    clingenCodes: plainList(row, 'clingen_codes'),
    ampLevel: optionalValue(row, 'amp_category', ampLevels),
    nccnGuideline: optionalName(row, 'nccn_guideline'),
    nccnGuidelineVersion: optionalName(row, 'nccn_guideline_version'),
    regulatoryApproval: optionalBoolean(row, 'regulatory_approval'),
    companionTest: optionalBoolean(row, 'fda_companion_test'),
    summary: row.text('assertion_summary'),
    description: row.text('assertion_description'),
    evidenceIds: idList(row, 'evidence_item_ids'),
    lastReview: optionalTime(row, 'last_review_date'),
    flagged: optionalBoolean(row, 'is_flagged'),
  }
}

/** Facts of a release about an assertion. */
export type AssertionFacts = ReturnType<typeof readAssertion>
