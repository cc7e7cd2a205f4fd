import { Worker } from 'node:worker_threads'
import { statesBehind } from './bring-forward.ts'
import type { StateProblem } from './bring-forward.ts'

export interface BringingEvents {
  /** States, by name, that were brought forward. */
  brought(names: string[]): void
  /** States that could not be; they stay as they are, and are not read. */
  failed(problems: StateProblem[]): void
}

/** The states that an earlier version of Curia made, and their way to the present one. */
export interface BringingForward {
  /** Brings forward what there is, unless that is under way; to be called when the service has started, and again later. */
  run(): void
  /** Ends it; what is half done is thrown away. */
  stop(): Promise<void>
}

/** Message of the thread at its end. */
export interface BringingResult {
  brought: string[]
  problems: StateProblem[]
}

/** Brings the states of a folder forward in a thread, which is started only where there are such. */
export function bringingForward(folder: string, { brought, failed }: BringingEvents): BringingForward {
  let running: Promise<void> | null = null
  let worker: Worker | null = null
  let isStopped = false

  async function bring(): Promise<void> {
    if ((await statesBehind(folder)).length === 0 || isStopped) return
    const thread = new Worker(new URL('./bring-forward-worker.ts', import.meta.url), {
      workerData: { folder },
    })
    worker = thread
    await new Promise<void>((resolve, reject) => {
      thread.once('message', ({ brought: names, problems }: BringingResult) => {
        if (names.length > 0) brought(names)
        failed(problems)
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
