import type { FastifyBaseLogger } from 'fastify'
import { jobResults } from '#server/monitoring/jobs.ts'
import { stateMigrations } from './state-migrations.ts'

/** How often states are tried again that could not be migrated, as for want of room, in ms. */
const RETRY_MS = 6 * 3_600_000

/** Migration of the frozen states of an earlier version of Curia, beside the service. */
export interface StateMigrationWork {
  /** Why some are not migrated, as `/api/status` says it; null: all are. */
  error(): string | null
  start(): Promise<void>
  stop(): Promise<void>
}

/** @param folder of the frozen states */
export function stateMigrationWork(
  folder: string,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): StateMigrationWork {
  let error: string | null = null
  const job = jobResults('state-migration')
  const migrations = stateMigrations(folder, {
    migrated: (names) => {
      job.succeeded()
      log.info({ states: names }, 'migrated states of an earlier version')
    },
    failed: (errors) => {
      if (errors.length > 0) job.failed()
      const names = errors.map(({ name }) => name).join(', ')
      error =
        errors.length === 0
          ? null
          : `States of an earlier version of Curia could not be migrated (${names}); the log has the details`
      for (const { name, reason } of errors) log.error({ state: name, reason }, 'could not migrate a state')
    },
  })
  let timer: NodeJS.Timeout | undefined
  return {
    error: () => error,
    async start() {
      migrations.run()
      timer = setInterval(() => migrations.run(), RETRY_MS)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await migrations.stop()
      job.end()
    },
  }
}
