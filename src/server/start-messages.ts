import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config/config.ts'
import { DatabaseDamaged, DatabaseFileGone } from './storage/database-error.ts'
import { exposedFiles } from './storage/sqlite/database-file.ts'
import { parseDatabaseUrl } from './storage/database-url.ts'
import type { WriteError } from './storage/write-health.ts'

/** Names of the variables that say where something listens. */
interface ListeningVariables {
  port: 'PORT' | 'METRICS_PORT'
  host: 'HOST' | 'METRICS_HOST'
}

/** Why the service cannot listen, with what to do about it. */
export function listeningError(
  error: unknown,
  { port, host }: Pick<Config, 'port' | 'host'>,
  names: ListeningVariables = { port: 'PORT', host: 'HOST' },
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  switch (code) {
    case 'EADDRINUSE':
      return new Error(
        `Port ${port} is in use: stop the process that uses it, or set ${names.port} to another port`,
        {
          cause: error,
        },
      )
    case 'EACCES':
      return new Error(`This user may not listen on port ${port}: set ${names.port} to 1024 or higher`, {
        cause: error,
      })
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Error(
        `${names.host} “${host}” is not an address of this machine: set it to localhost, one of its addresses, or 0.0.0.0 for all`,
        { cause: error },
      )
    default:
      return error
  }
}

/** Says in the log what keeps the database from being written, and when that is over. */
export function reportWriteError(log: FastifyBaseLogger, error: WriteError | null): void {
  if (error === null) log.info('the database is writable again')
  else if (error instanceof DatabaseDamaged)
    log.fatal(
      { err: error },
      'the file of the database is damaged: “curia check” says what; stop the service, restore a backup and start again',
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
