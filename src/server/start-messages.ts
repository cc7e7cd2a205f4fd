import type { FastifyBaseLogger } from 'fastify'
import { DatabaseDamaged, DatabaseFileGone, DatabaseReadOnly } from './storage/database-error.ts'
import { exposedFiles } from './storage/sqlite/database-file.ts'
import { parseDatabaseUrl } from './config/database-url.ts'
import type { WriteError } from './storage/write-health.ts'

/** Says in the log what keeps the database from being written, and when that is over. */
export function reportWriteError(log: FastifyBaseLogger, error: WriteError | null): void {
  if (error === null) log.info('the database is writable again')
  else if (error instanceof DatabaseDamaged)
    log.fatal(
      { err: error },
      'the file of the database is damaged: “curia check” says what; stop the service, restore a backup and start again',
    )
  else if (error instanceof DatabaseReadOnly)
    log.error(
      { err: error },
      'the database can only be read: it is a standby, or set to be read only. Promote it, or set DATABASE_URL to the primary; changes get 503 until then',
    )
  else if (error instanceof DatabaseFileGone)
    log.fatal(
      { file: error.file },
      'the database file was removed or replaced: writing has stopped, and reads still use the old file. Put it back, or stop the service, restore a backup and start again',
    )
  else
    log.fatal({ err: error }, 'the disk of the database is full: free some space; writing resumes by itself')
}

/** Warns of a database that was there before and that other users of this machine may read. */
export function warnOfExposedFiles(databaseUrl: string, log: FastifyBaseLogger): void {
  const { engine, target } = parseDatabaseUrl(databaseUrl)
  if (engine !== 'sqlite') return
  for (const file of exposedFiles(target))
    log.warn(
      { file },
      'other users of this machine may read or write the database: run chmod 600 on the file',
    )
}
