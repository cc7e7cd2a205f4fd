import {
  idList,
  optionalBoolean,
  optionalText,
  optionalTime,
  plainList,
  requiredId,
  requiredName,
  UnreadableRow,
} from '../cells/cell-values.ts'
import type { Row } from '../release/rows.ts'

/**
 * Reads a row of MolecularProfileSummaries. Its score is not read: it follows from the evidence.
 * @throws UnreadableRow
 */
export function readProfile(row: Row) {
  const variantIds = idList(row, 'variant_ids')
  if (variantIds.length === 0)
    throw new UnreadableRow('variant_ids is empty; a profile has at least one variant')
  return {
    id: requiredId(row, 'molecular_profile_id'),
    /** Display name; the only place that tells the profile's logic. */
    name: requiredName(row, 'name'),
    variantIds,
    summary: optionalText(row, 'summary'),
    aliases: row.has('aliases') ? plainList(row, 'aliases') : null,
    evidenceIds: idList(row, 'evidence_item_ids'),
    assertionIds: idList(row, 'assertion_ids'),
    lastReview: optionalTime(row, 'last_review_date'),
    flagged: optionalBoolean(row, 'is_flagged'),
  }
}

/** Facts of a release about a molecular profile. Null: it says nothing. */
export type ProfileFacts = ReturnType<typeof readProfile>
