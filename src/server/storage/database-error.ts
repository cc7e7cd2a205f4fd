import { DatabaseError } from '#server/errors/database-error.ts'

/** A change that was not made, as others went on writing for too long, or too many waited already. */
export class DatabaseBusy extends DatabaseError {
  constructor(cause?: unknown) {
    const message =
      'Others, such as an import, are writing to the database; nothing was changed. Try again in a moment'
    super('BUSY', message, { retryAfter: 10, cause })
  }
}

/** A change that was not made, as the database can only be read: it is a standby, or set so. */
export class DatabaseReadOnly extends DatabaseError {
  constructor(cause?: unknown) {
    const message =
      'The database can only be read at the moment, as it is a standby or set to be read only; nothing was changed'
    super('DATABASE_UNAVAILABLE', message, { retryAfter: 30, cause })
  }
}

/** A read that was not made, as every connection for its use stayed taken. */
export class TooManyReaders extends DatabaseError {
  constructor(cause?: unknown) {
    super('BUSY', 'Too many answers are being read at once; ask again in a moment', { retryAfter: 10, cause })
  }
}

/** A connection that was lost or could not be made. Whether a change that was being committed was made is not known. */
export class DatabaseUnavailable extends DatabaseError {
  constructor(
    cause?: unknown,
    message = 'The database does not answer at the moment; try again in a few seconds',
  ) {
    super('DATABASE_UNAVAILABLE', message, { retryAfter: 5, cause })
  }
}

/** A statement that was ended, as it had run for longer than statements of its kind may. */
export class DeadlineExceeded extends DatabaseError {
  constructor(cause?: unknown) {
    const message =
      'This took too long and was ended: ask for less at once, with fewer or narrower filters, fewer conditions or another order'
    super('DEADLINE_EXCEEDED', message, { retryAfter: 30, cause })
  }
}

/** A change that was not made, as the disk of the database is full. */
export class DiskFull extends DatabaseError {
  constructor(cause?: unknown) {
    const message =
      'The disk of the database is full; nothing was changed. Tell an administrator of this knowledgebase'
    super('DISK_FULL', message, { retryAfter: 60, cause })
  }
}

/** A change that was not made, or that nobody will find again: the open database is not the file of its name any more. */
export class DatabaseFileGone extends DatabaseError {
  /** The file, for operators alone. */
  readonly file: string
  constructor(file: string, what: 'gone' | 'replaced') {
    const message = `A file of the database is ${what}, so writing has stopped. Tell an administrator of this knowledgebase`
    super('DATABASE_UNAVAILABLE', message, { retryAfter: 60 })
    this.file = file
  }
}

/** A statement that met pages of a file which are not as they were written. */
export class DatabaseDamaged extends DatabaseError {
  constructor(cause?: unknown) {
    const message =
      'The file of the database is damaged, so that not all of it can be read. Tell an administrator of this knowledgebase: “curia check” says what is damaged, “curia restore” puts a backup in its place'
    super('DATABASE_DAMAGED', message, { retryAfter: 600, cause })
  }
}

/** Checks whether an error comes of a damaged file; also one that a thread has thrown, which has lost its class. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === 'DATABASE_DAMAGED') || isDamage(error.cause))

/** A frozen state that is not read, as its file is damaged. */
export class StateDamaged extends DatabaseError {
  constructor(name: string, cause?: unknown) {
    const message = `The file of the state ${name} is damaged. Tell an administrator of this knowledgebase, who can restore it from a backup`
    super('STATE_DAMAGED', message, { retryAfter: 600, cause })
  }
}

/** Frozen states that are not read, as the user of the service may not. */
export class StatesUnreadable extends DatabaseError {
  constructor(cause?: unknown) {
    const message =
      'The user of the service may not read the frozen states. Tell an administrator of this knowledgebase; the log has the details'
    super('STATE_UNAVAILABLE', message, { retryAfter: 600, cause })
  }
}

/** A frozen state that is not read, as another version of Curia wrote it. */
export class StateOfOtherVersion extends DatabaseError {
  constructor(by: 'earlier' | 'newer') {
    const message =
      by === 'earlier'
        ? 'An earlier version of Curia froze this state. It is being migrated to the present one; try again in a minute. /api/status says when that has failed'
        : 'A newer version of Curia froze this state, or migrated it: this one cannot read it'
    super('STATE_UNAVAILABLE', message, { retryAfter: 60 })
  }
}
