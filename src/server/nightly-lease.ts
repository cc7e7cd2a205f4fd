import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { nightlyWork, noFileErrors } from './nightly-work.ts'
import type { NightlyWork, NightlyWorkOptions } from './nightly-work.ts'
import { runLeased } from './storage/leases.ts'
import type { LeasedWork } from './storage/leases.ts'
import type { Storage } from './storage/database.ts'

/** File in the data folder with a random id, by which the processes that share the folder know it. */
const ID_FILE = '.curia-id'

/** The id of a data folder, which is made where there is none. */
async function idOf(folder: string): Promise<string> {
  const file = join(folder, ID_FILE)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(file, `${randomUUID()}\n`, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  return (await readFile(file, 'utf8')).trim()
}

/** Services that nightly work shares with the other processes. */
interface SharedServices {
  storage: Pick<Storage, 'engine' | 'identity'>
  /** Folder of the files that the service writes: one process of those that share it makes them. */
  dataFolder: string
  log: FastifyBaseLogger
}

/** Nightly work in one of the processes that share a database and a data folder; another takes over when it ends. */
export function sharedNightlyWork(
  { storage, dataFolder, log }: SharedServices,
  options: NightlyWorkOptions,
): NightlyWork {
  let work: NightlyWork | null = null
  let leased: LeasedWork | null = null
  return {
    errors: () => work?.errors() ?? noFileErrors,
    async start(making, schedule) {
      const begin = (): LeasedWork => {
        const begun = nightlyWork(options, log)
        work = begun
        return {
          start: () => begun.start(making, schedule),
          async stop() {
            work = null
            await begun.stop()
          },
        }
      }
      // Where nothing can be written, nightly work says why.
      const name = `nightly work of ${await idOf(dataFolder).catch(() => dataFolder)}`
      leased = runLeased(storage, name, begin, {
        failed: (error) => log.warn({ err: error }, 'could not hold the lease of nightly work'),
      })
      // The service is ready without it.
      void leased.start()
    },
    async stop() {
      await leased?.stop()
    },
  }
}
