import { createIndex } from './ddl.ts'

/** Lets the evidence of each disease be counted by status from an index alone. */
export function evidenceOfTerms(): string[] {
  return [createIndex('evidence_items', 'disease_id, status')]
}
