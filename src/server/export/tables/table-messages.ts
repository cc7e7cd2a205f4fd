import type { DatabaseErrorCode } from '#server/errors/database-error.ts'
import type { TableTextRequest } from './table-text.ts'

/**
 * Message of the service to the thread that writes tables. `start` and `next` ask for one text each; `databaseUrl` is that
 * of a frozen state or a replica, null for the database of the service.
 */
export type ToTableThread =
  | { kind: 'start'; id: number; request: TableTextRequest; databaseUrl: string | null }
  | { kind: 'next'; id: number }
  | { kind: 'cancel'; id: number }

/** Answer of the thread, which says of each table that its text has ended; `code`: what kept the database from answering, null for a defect. */
export type FromTableThread =
  | { kind: 'text'; id: number; text: string }
  | { kind: 'end'; id: number }
  | { kind: 'failed'; id: number; message: string; code: DatabaseErrorCode | null }
