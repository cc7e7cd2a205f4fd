import { Worker } from 'node:worker_threads'

/** Upstreams of a database, and who asks them. */
export interface MirrorMaking {
  databaseUrl: string
  /** `User-Agent` of the requests. */
  agent: string
  /** Minutes between two runs of an upstream; 0: they run only on request. */
  minutes: number
}

/** Message of the thread at the end of its runs: what went wrong, by the name of the upstream. */
export interface MirrorErrors {
  /** The sentence of a run that ended early. */
  stopped: Record<string, string>
  /** An error of this service with its stack, as a text. */
  failed: Record<string, string>
}

interface MirrorEvents {
  /** Tells whether there is an upstream at all; no thread is started without one. */
  isNeeded(): Promise<boolean>
  /** Runs ended early, each with its sentence. */
  stopped(errors: MirrorErrors['stopped']): void
  /** A run failed, or the thread itself. */
  failed(error: unknown): void
}

/** The runs of a service. */
export interface MirrorSchedule {
  /** Minutes between two runs of an upstream; 0: they run only on request. */
  minutes: number
  /** Begins to run mirrors. */
  start(): void
  /** Looks for runs that were requested: at once, or when the runs under way have ended. */
  runNow(): void
  stop(): Promise<void>
}

/**
 * Runs the mirrors of all upstreams in a thread of its own, again and again until it is stopped. Of several services on
 * one database, one runs each.
 */
export function scheduleMirrors(making: MirrorMaking, events: MirrorEvents): MirrorSchedule {
  let timer: NodeJS.Timeout | undefined
  let worker: Worker | null = null
  let running: Promise<void> | null = null
  let isStopped = false
  let isRequested = false

  async function run(): Promise<void> {
    clearTimeout(timer)
    do {
      isRequested = false
      if (await events.isNeeded().catch(() => false)) await runThread()
    } while (isRequested)
    running = null
    wait()
  }

  function runNow(): void {
    if (isStopped) return
    isRequested = true
    running ??= run()
  }

  async function runThread(): Promise<void> {
    if (isStopped) return
    const thread = new Worker(new URL('./mirror-worker.ts', import.meta.url), { workerData: making })
    worker = thread
    await new Promise<void>((resolve) => {
      thread.once('message', ({ stopped, failed }: MirrorErrors) => {
        if (Object.keys(stopped).length > 0) events.stopped(stopped)
        for (const [name, error] of Object.entries(failed))
          events.failed(new Error(`the mirror of ${name} failed: ${error}`))
      })
      thread.once('error', (error) => {
        if (!isStopped) events.failed(error)
      })
      thread.once('exit', () => resolve())
    })
    worker = null
  }

  function wait(): void {
    if (isStopped || making.minutes === 0) return
    timer = setTimeout(runNow, making.minutes * 60_000)
    timer.unref()
  }

  return {
    minutes: making.minutes,
    start: runNow,
    runNow,
    async stop() {
      isStopped = true
      isRequested = false
      clearTimeout(timer)
      await worker?.terminate()
      await running
    },
  }
}
