import {
  optionalBoolean,
  optionalText,
  optionalTime,
  requiredId,
  requiredName,
} from '../cells/cell-values.ts'
import type { Row } from '../release/rows.ts'

/**
 * Reads a row of VariantGroupSummaries.
 * @throws UnreadableRow
 */
export function readGroup(row: Row) {
  return {
    id: requiredId(row, 'variant_group_id'),
    name: requiredName(row, 'variant_group'),
    description: optionalText(row, 'description'),
    lastReview: optionalTime(row, 'last_review_date'),
    flagged: optionalBoolean(row, 'is_flagged'),
  }
}

/** Facts of a release about a variant group; its members name it. */
export type GroupFacts = ReturnType<typeof readGroup>
