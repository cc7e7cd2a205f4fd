import type { Reading } from '#server/storage/database.ts'

/** Data that an answer is made of: one state of the database, and what addresses and times in it refer to. */
export interface LegacyReading {
  db: Reading
  /** Address of the service without a slash at the end. */
  baseUrl: string
  /** ISO 8601. */
  now: string
}

/**
 * Reads records in the order of their ids; what does not exist or is not shown is left out. The number of
 * statements does not depend on the number of ids.
 */
export type ReadRecords<Value> = (reading: LegacyReading, ids: readonly number[]) => Promise<Value[]>

/** The rows found for the ids, in the order of the ids. */
export function foundOf<Row>(ids: readonly number[], rowOf: (id: number) => Row | null): Row[] {
  return ids.map(rowOf).filter((row) => row !== null)
}

/** Nested lists are in the order of their ids. */
export const byId = <Row extends { id: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.id - other.id)
