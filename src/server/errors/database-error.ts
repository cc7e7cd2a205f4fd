/** Codes of what keeps a database from answering, as clients read them. */
export type DatabaseErrorCode =
  | 'BUSY'
  | 'DATABASE_DAMAGED'
  | 'DATABASE_UNAVAILABLE'
  | 'DEADLINE_EXCEEDED'
  | 'DISK_FULL'
  | 'STATE_DAMAGED'
  | 'STATE_UNAVAILABLE'

/** A statement that the database could not answer for a reason that is neither the client's nor ours. */
export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number
  /** Whether it concerns every statement, and not only one that asked for too much or came at a bad time. */
  get isWhole(): boolean {
    return this.code === 'DATABASE_UNAVAILABLE' || this.code === 'DISK_FULL'
  }
  constructor(code: DatabaseErrorCode, message: string, options: { retryAfter: number; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = new.target.name
    this.code = code
    this.retryAfter = options.retryAfter
  }
}
