import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { ReleaseMaking, ScheduleOptions } from './release-schedule.ts'
import { nightlyWork } from './nightly-work.ts'
import type { NightlyErrors, NightlyWork, NightlyWorkOptions } from './nightly-work.ts'
import { stateMigrationWork } from '#server/states/state-migration-work.ts'
import type { StateMigrationWork } from '#server/states/state-migration-work.ts'
import { makeFolder } from '#server/files/make-folder.ts'
import { newestMigration } from '#server/storage/migrations/migrate.ts'
import { runLeased } from '#server/storage/leases.ts'
import type { LeasedWork } from '#server/storage/leases.ts'
import type { Storage } from '#server/storage/database.ts'

/** File in the data folder with a random id, by which the processes that share the folder know it. */
const ID_FILE = '.curia-id'

/** The id of a data folder, which is made where there is none: whole at once, as others may read it. */
async function idOf(folder: string): Promise<string> {
  const file = join(folder, ID_FILE)
  const own = `${file}.${randomUUID()}`
  makeFolder(folder, { mode: 0o700 })
  try {
    await writeFile(own, `${randomUUID()}\n`, { mode: 0o644 })
    await link(own, file).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    })
  } finally {
    await rm(own, { force: true })
  }
  return (await readFile(file, 'utf8')).trim()
}

/** Errors of the service with the files that it makes, as `/api/status` says them; null: none. */
export interface FileErrors extends NightlyErrors {
  /** States of an earlier version of Curia that could not be migrated. */
  statesProblem: string | null
}

/** No errors. */
export const noFileErrors: FileErrors = { nightlyProblem: null, statesProblem: null, backupProblem: null }

/** Services that nightly work shares with the other processes. */
interface SharedServices {
  storage: Pick<Storage, 'engine' | 'identity'>
  /** Folder of the files that the service writes: one process of those that share it makes them. */
  dataFolder: string
  log: FastifyBaseLogger
}

/** Work on the files of the service. */
export interface FileWork {
  errors(): FileErrors
  /** Begins when the service listens. */
  start(making: ReleaseMaking, schedule: ScheduleOptions): Promise<void>
  stop(): Promise<void>
}

/**
 * Nightly work and the migration of states in one of the processes that share a PostgreSQL database and a data folder;
 * another takes over when it ends. A database on SQLite has one process.
 */
export function sharedFileWork(
  { storage, dataFolder, log }: SharedServices,
  options: NightlyWorkOptions,
): FileWork {
  let nightly: NightlyWork | null = null
  let migration: StateMigrationWork | null = null
  let running: LeasedWork[] = []

  const migrationOfStates = (): LeasedWork => {
    const begun = stateMigrationWork(options.states, log)
    migration = begun
    return begun
  }
  return {
    errors: () => ({
      ...(nightly?.errors() ?? noFileErrors),
      statesProblem: migration?.error() ?? null,
    }),
    async start(making, schedule) {
      const nightlyLease = (): LeasedWork => {
        const begun = nightlyWork(options, log)
        nightly = begun
        return {
          start: () => begun.start(making, schedule),
          async stop() {
            // The process that takes over says what fails then.
            nightly = null
            await begun.stop()
          },
        }
      }
      if (storage.engine === 'sqlite') running = [nightlyLease(), migrationOfStates()]
      else {
        // Where nothing can be written, nightly work says why.
        const folder = await idOf(dataFolder).catch(() => dataFolder)
        const failed = (error: unknown) => log.warn({ err: error }, 'could not hold a lease')
        running = [
          runLeased(storage, `nightly work of ${folder}`, nightlyLease, { failed }),
          // Not that of an earlier version, which knows nothing of the migrations.
          runLeased(storage, `states of ${folder} to ${newestMigration}`, migrationOfStates, { failed }),
        ]
      }
      // The service is ready without it.
      for (const work of running) work.start().catch((error: unknown) => log.error({ err: error }))
    },
    async stop() {
      await Promise.all(running.map((work) => work.stop()))
    },
  }
}
