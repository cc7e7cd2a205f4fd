import type { Worker } from 'node:worker_threads'
import { startWorker } from '#server/workers/start-worker.ts'
import { statesBehind } from './migrate-states.ts'
import type { StateError } from './migrate-states.ts'

export interface StateMigrationEvents {
  /** States, by name, that were migrated. */
  migrated(names: string[]): void
  /** States that could not be; they stay as they are, and are not read. */
  failed(errors: StateError[]): void
}

/** The states that an earlier version of Curia made, and their way to the present one. */
export interface StateMigrations {
  /** Brings forward what there is, unless that is under way; to be called when the service has started, and again later. */
  run(): void
  /** Ends it; what is half done is thrown away. */
  stop(): Promise<void>
}

/** Message of the thread at its end. */
export interface StateMigrationResult {
  migrated: string[]
  errors: StateError[]
}

/** Brings the states of a folder forward in a thread, which is started only where there are such. */
export function stateMigrations(folder: string, { migrated, failed }: StateMigrationEvents): StateMigrations {
  let running: Promise<void> | null = null
  let worker: Worker | null = null
  let isStopped = false

  async function bring(): Promise<void> {
    if ((await statesBehind(folder)).length === 0 || isStopped) return
    const thread = startWorker(new URL('./migrate-states-worker.ts', import.meta.url), 'migrating states', {
      workerData: { folder },
    })
    worker = thread
    await new Promise<void>((resolve, reject) => {
      thread.once('message', ({ migrated: names, errors }: StateMigrationResult) => {
        if (names.length > 0) migrated(names)
        failed(errors)
      })
      thread.once('error', reject)
      thread.once('exit', () => resolve())
    })
  }

  return {
    run() {
      running ??= bring()
        .catch((error: unknown) => {
          if (!isStopped) failed([{ name: 'all', reason: String(error) }])
        })
        .finally(() => {
          running = null
          worker = null
        })
    },
    async stop() {
      isStopped = true
      await worker?.terminate()
      await running
    },
  }
}
