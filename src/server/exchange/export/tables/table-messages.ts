import type { DatabaseErrorCode } from '#server/storage/database-error.ts'
import type { TableTextRequest } from './table-text.ts'

/**
 * Message of the service to the thread that writes tables. `start` and `next` ask for one text each; `state` is the
 * address of a frozen state, null for the present.
 */
export type ToTableThread =
  | { kind: 'start'; id: number; request: TableTextRequest; state: string | null }
  | { kind: 'next'; id: number }
  | { kind: 'cancel'; id: number }

/** Answer of the thread; `code`: what kept the database from answering, null for a defect. */
export type FromTableThread =
  | { kind: 'text'; id: number; text: string }
  | { kind: 'end'; id: number }
  | { kind: 'failed'; id: number; message: string; code: DatabaseErrorCode | null }
