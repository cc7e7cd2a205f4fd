import type { SQLInputValue, SQLOutputValue } from 'node:sqlite'

/** A database file as a scanning process opens it. */
export interface ScannedFile {
  /** A `file:` address with its options. */
  address: string
  /** Statements with which a connection begins. */
  setUp: string
}

/** Statement for a scanning process. */
export interface ScanRequest extends ScannedFile {
  sql: string
  parameters: SQLInputValue[]
}

/** Message of a process once it has started, and then for each statement. */
export type ScanMessage = 'ready' | ScanAnswer

/** Columns of a statement and rows as arrays of values, or why there are none. */
export type ScanAnswer =
  | { columns: { name: string; type: string | null }[]; rows: SQLOutputValue[][] }
  | { message: string; errcode: number | null }
