import type { Writing } from '#server/storage/database.ts'
import type { BatchWriter } from '#server/import/records/batch-writer.ts'
import type { IdSource } from '#server/import/records/remapping/ids.ts'

/** Outcomes of the entries of one file. */
export interface ReferenceCounts {
  read: number
  added: number
  changed: number
  unchanged: number
  /** Obsolete entries and those that are of no use here. */
  left_out: number
}

/** Context that all steps of one import of reference files share. */
export interface ReferenceContext {
  tx: Writing
  writer: BatchWriter
  ids: IdSource
  /** ISO 8601. */
  now: string
  /** Says something that a curator should know. */
  note: (sentence: string) => void
}

export const noReferenceCounts = (): ReferenceCounts => ({
  read: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  left_out: 0,
})
