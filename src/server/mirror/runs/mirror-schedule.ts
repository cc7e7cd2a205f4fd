import { startWorker } from '#server/workers/start-worker.ts'

/** Upstreams of a database, and who asks them. */
export interface MirrorMaking {
  databaseUrl: string
  /** `User-Agent` of the requests. */
  agent: string
  /** Minutes between two runs of an upstream; 0: they run only on request. */
  minutes: number
}

/** Message of a thread at the end of its run. */
export interface MirrorErrors {
  /** Name of the upstream; null where it is gone. */
  name: string | null
  /** The sentence of a run that ended early. */
  stopped: string | null
  /** An error of this service with its stack, as a text. */
  failed: string | null
}

interface MirrorEvents {
  /** Ids of the upstreams that may be due; no thread is started without one. */
  upstreams(): Promise<number[]>
  /** Runs ended early, with their sentences by the names of the upstreams. */
  stopped(errors: Record<string, string>): void
  /** A run failed, or its thread. */
  failed(error: unknown): void
}

/** The runs of a service. */
export interface MirrorSchedule {
  /** Minutes between two runs of an upstream; 0: they run only on request. */
  minutes: number
  /** Begins to run mirrors. */
  start(): void
  /** Looks for runs that were requested: at once, or when the run of the upstream that is under way has ended. */
  runNow(): void
  stop(): Promise<void>
}

/** Heap of the thread of a run, in MB: a response of the largest size, parsed, with the records that are merged. */
const MEMORY_MB = 384

const YOUNG_MB = 16

/** The run of an upstream that is under way. */
interface Run {
  ended: Promise<void>
  cancel(): Promise<unknown>
  /** Whether to look again when it has ended. */
  isRequested: boolean
}

/**
 * Runs the mirror of each upstream in a thread of its own, again and again until it is stopped: none waits for another,
 * however long that waits for its upstream. Of several services on one database, one runs each.
 */
export function scheduleMirrors(making: MirrorMaking, events: MirrorEvents): MirrorSchedule {
  const runs = new Map<number, Run>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let isStopped = false

  async function look(): Promise<void> {
    const upstreams = await events.upstreams().catch(() => [])
    for (const id of upstreams) {
      const run = runs.get(id)
      if (run) run.isRequested = true
      else if (!isStopped) start(id)
    }
  }

  function runNow(): void {
    if (!isStopped) looking = looking.then(look)
  }

  function start(upstreamId: number): void {
    const thread = startWorker(new URL('./mirror-worker.ts', import.meta.url), 'mirrors', {
      workerData: { ...making, upstreamId },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    })
    thread.once('message', ({ name, stopped, failed }: MirrorErrors) => {
      if (name !== null && stopped !== null) events.stopped({ [name]: stopped })
      if (failed !== null) events.failed(new Error(`the mirror of ${name} failed: ${failed}`))
    })
    thread.once('error', (error) => {
      if (!isStopped) events.failed(error)
    })
    const ended = new Promise<void>((resolve) => void thread.once('exit', () => resolve()))
    const run: Run = { ended, cancel: () => thread.terminate(), isRequested: false }
    runs.set(upstreamId, run)
    void ended.then(() => {
      runs.delete(upstreamId)
      if (run.isRequested) runNow()
    })
  }

  return {
    minutes: making.minutes,
    start() {
      runNow()
      if (making.minutes > 0) timer = setInterval(runNow, making.minutes * 60_000).unref()
    },
    runNow,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await looking
      await Promise.all(
        [...runs.values()].map(async ({ ended, cancel }) => void (await cancel(), await ended)),
      )
    },
  }
}
