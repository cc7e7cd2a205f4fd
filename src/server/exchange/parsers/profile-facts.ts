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

/** Facts of a release about a molecular profile. Null: it says nothing. */
export type ProfileFacts = {
  id: number
  /** Display name; the only place that tells the profile's logic. */
  name: string
  variantIds: number[]
  summary: string | null
  aliases: string[] | null
  evidenceIds: number[]
  assertionIds: number[]
  lastReview: string | null
  flagged: boolean | null
}

/**
 * Reads a row of MolecularProfileSummaries. Its score is not read: it follows from the evidence.
 * @throws UnreadableRow
 */
export function readProfile(row: Row): ProfileFacts {
  const variantIds = idList(row, 'variant_ids')
  if (variantIds.length === 0)
    throw new UnreadableRow('variant_ids is empty; a profile has at least one variant')
  return {
    id: requiredId(row, 'molecular_profile_id'),
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
