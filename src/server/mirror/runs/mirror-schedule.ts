import { Worker } from 'node:worker_threads'

/** Upstreams of a database, and who asks them. */
export interface MirrorMaking {
  databaseUrl: string
  /** `User-Agent` of the requests. */
  agent: string
  /** Minutes between two runs of an upstream. */
  minutes: number
}

/** Message of the thread at the end of a run: the sentence of an error by the name of its upstream. */
export type MirrorErrors = Record<string, string>

interface MirrorEvents {
  /** Tells whether there is an upstream at all; no thread is started without one. */
  isNeeded(): Promise<boolean>
  /** Runs ended early, each with its sentence. */
  stopped(errors: MirrorErrors): void
  /** The thread itself failed. */
  failed(error: unknown): void
}

/**
 * Runs the mirrors of all upstreams in a thread of its own, again and again until it is stopped. Of several services on
 * one database, one runs each.
 */
export function scheduleMirrors(making: MirrorMaking, events: MirrorEvents): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let worker: Worker | null = null
  let running: Promise<void> = Promise.resolve()
  let isStopped = false

  async function run(): Promise<void> {
    if (await events.isNeeded().catch(() => false)) await runThread()
    wait()
  }

  async function runThread(): Promise<void> {
    if (isStopped) return
    const thread = new Worker(new URL('./mirror-worker.ts', import.meta.url), { workerData: making })
    worker = thread
    await new Promise<void>((resolve) => {
      thread.once('message', (errors: MirrorErrors) => {
        if (Object.keys(errors).length > 0) events.stopped(errors)
      })
      thread.once('error', (error) => {
        if (!isStopped) events.failed(error)
      })
      thread.once('exit', () => resolve())
    })
    worker = null
  }

  function wait(): void {
    if (isStopped) return
    timer = setTimeout(() => {
      running = run()
    }, making.minutes * 60_000)
    timer.unref()
  }

  running = run()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await worker?.terminate()
      await running
    },
  }
}
