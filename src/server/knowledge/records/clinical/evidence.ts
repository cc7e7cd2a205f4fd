import { rowsThrough } from '../rows.ts'

/** The assertions that cite an evidence item, of any status, by id. */
export const evidenceItemAssertions = rowsThrough(
  'assertion_evidence_items',
  'evidence_item_id',
  'assertion_id',
  'assertions',
  ['assertions.id'],
)

/** The evidence items that an assertion cites, of any status, by id. */
export const assertionEvidence = rowsThrough(
  'assertion_evidence_items',
  'assertion_id',
  'evidence_item_id',
  'evidence_items',
  ['evidence_items.id'],
)
