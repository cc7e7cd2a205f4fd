import {
  optionalBoolean,
  optionalText,
  optionalTime,
  requiredId,
  requiredName,
} from '../cells/cell-values.ts'
import type { Row } from '../release/rows.ts'

/** Facts of a release about a variant group; its members name it. */
export type GroupFacts = {
  id: number
  name: string
  description: string | null
  lastReview: string | null
  flagged: boolean | null
}

/**
 * Reads a row of VariantGroupSummaries.
 * @throws UnreadableRow
 */
export function readGroup(row: Row): GroupFacts {
  return {
    id: requiredId(row, 'variant_group_id'),
    name: requiredName(row, 'variant_group'),
    description: optionalText(row, 'description'),
    lastReview: optionalTime(row, 'last_review_date'),
    flagged: optionalBoolean(row, 'is_flagged'),
  }
}
