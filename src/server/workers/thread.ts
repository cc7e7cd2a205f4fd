import { startWorker } from './start-worker.ts'

/** Work in a thread of its own. */
export interface Thread {
  /** Settles when it has ended. @throws what it threw, or Error when it was ended before */
  done: Promise<void>
  /** Ends it at once. */
  cancel(): Promise<void>
}

/**
 * Starts a program in a thread.
 * @param what in metrics and in the error of one that was ended early, such as `the release`
 */
export function startThread(program: URL, workerData: unknown, what: string): Thread {
  const worker = startWorker(program, what, { workerData })
  const done = new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${what} was not finished (code ${code})`)),
    )
  })
  return {
    done,
    cancel: async () => {
      await worker.terminate()
    },
  }
}
