import type { SQLInputValue, SQLOutputValue } from 'node:sqlite'

/** Statement for a scanning process. */
export interface ScanRequest {
  sql: string
  parameters: SQLInputValue[]
}

/** Message of a process once it has opened the database, and then for each statement. */
export type ScanMessage = 'ready' | ScanAnswer

/** Columns of a statement and rows as arrays of values, or why there are none. */
export type ScanAnswer =
  | { columns: { name: string; type: string | null }[]; rows: SQLOutputValue[][] }
  | { message: string; errcode: number | null }
