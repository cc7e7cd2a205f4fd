import type { Transferable } from 'node:worker_threads'
import { startWorker } from './start-worker.ts'
import { WorkerDeadlineExceeded, WorkerOutOfMemory, WorkerPoolBusy, WorkerTaskAborted } from './errors.ts'
import type { TaskAnswer, TaskCall, WorkerTasks } from './serve-tasks.ts'
import { DatabaseError } from '#server/errors/database-error.ts'
import { createAdmission } from '#server/concurrency/admission.ts'
import { watchQueue } from '../monitoring/queues.ts'
import { clientOrigin } from '#server/concurrency/request-client.ts'

/** Bounds of a worker pool. */
export type WorkerPoolOptions = {
  /** Module that calls `serveTasks`; every worker runs it. */
  module: URL
  /** Name of the work, for errors and metrics: “rendering Markdown”. */
  work: string
  /** Workers at most; each starts with the first task that needs it. */
  threads: number
  /** Milliseconds that a task may run, not counting the start of its worker; then the worker is ended. */
  deadlineMs: number
  /**
   * The same while another client waits for a worker, and its half, third, … while two, three, … do: no client keeps the
   * others waiting. As `deadlineMs` unless given.
   */
  sharedDeadlineMs?: number
  /**
   * Tasks say when what all of them need is there, such as an index in memory: until then a task has the whole deadline, since
   * to begin anew with the next would take as long.
   */
  prepares?: boolean
  /** Tasks that may wait for a worker; those of different clients get workers in turn. */
  queueLength: number
  /** Milliseconds that a task may wait for a worker. */
  waitMs: number
  /** Heap of each worker in MB; one that needs more ends, and its task fails. */
  memoryMb: number
  /** Levels of niceness of each worker, for modules that run in pools of several; it is their `workerData`. */
  niceness?: number
  /** Milliseconds in which a task that nobody wants any more must give up; then its worker is ended. 5 s unless given. */
  abortGraceMs?: number
}

/** Options of one run of a task. */
export interface TaskOptions {
  /** Parts of the input that the worker takes over. */
  transfer?: readonly Transferable[]
  /** Aborted when nobody wants the result any more: the task leaves the queue, or is told to give up. */
  signal?: AbortSignal | undefined
}

/** Runs tasks in worker threads, one at a time in each. */
export type WorkerPool<Tasks extends WorkerTasks> = {
  /**
   * Runs a task.
   * @throws WorkerPoolBusy when too many tasks wait, or this one has waited for too long
   * @throws WorkerDeadlineExceeded when it ran for too long
   * @throws WorkerTaskAborted when its signal was aborted; a worker that ran it is free then
   */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    options?: TaskOptions,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>
  /** Ends all workers; tasks that wait or run fail. */
  close(): Promise<void>
}

/** A worker that has not loaded its modules by then never will. */
const START_MS = 60_000

const ABORT_GRACE_MS = 5000

type Job = TaskCall & {
  transfer: readonly Transferable[]
  signal: AbortSignal | undefined
  /** Client that it is for. */
  origin: string | undefined
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** The error of a task as the task has thrown it. */
function thrownBy({ error, database }: Extract<TaskAnswer, { kind: 'failed' }>): unknown {
  return database ? new DatabaseError(database.code, database.message, { ...database, cause: error }) : error
}

/** A pool of worker threads for work that would block the thread that answers requests. */
export function createWorkerPool<Tasks extends WorkerTasks>(options: WorkerPoolOptions): WorkerPool<Tasks> {
  const { threads, queueLength, waitMs, work } = options
  const idle: PoolWorker[] = []
  const workers = new Set<PoolWorker>()
  const admission = createAdmission(
    { use: work, kind: 'worker', places: threads, waiting: queueLength, patience: waitMs },
    () => new WorkerPoolBusy(work),
  )
  const unwatch = watchQueue(work, admission.length)
  let closed = false

  function addWorker(): PoolWorker {
    const worker: PoolWorker = startPoolWorker(options, {
      othersWaiting: admission.othersWaiting,
      idle: () => idle.push(worker),
      ended: () => {
        workers.delete(worker)
        if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
      },
    })
    workers.add(worker)
    return worker
  }

  /** Those who wait have become more or fewer. */
  function reviewDeadlines(): void {
    for (const worker of workers) worker.reviewDeadline()
  }

  async function run(name: string, input: unknown, { transfer = [], signal }: TaskOptions): Promise<unknown> {
    const origin = clientOrigin()
    // Once this task waits.
    queueMicrotask(reviewDeadlines)
    using place = await admission
      .enter({ origin, signal })
      .catch((error: unknown) => {
        throw signal?.aborted ? new WorkerTaskAborted(work) : error
      })
      .finally(reviewDeadlines)
    if (closed) throw new Error(`The workers for ${work} have ended`)
    const aborted = signal ? new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) : null
    return await new Promise((resolve, reject) => {
      const worker = idle.pop() ?? addWorker()
      worker.run({ name, input, aborted, transfer, signal, origin, resolve, reject })
    })
  }

  return {
    // The result is what the task of that name gives.
    run: (name, input, options = {}) => run(name, input, options) as never,
    close: async () => {
      closed = true
      unwatch()
      await Promise.all([...workers].map((worker) => worker.end()))
    },
  }
}

type PoolWorker = { run(job: Job): void; reviewDeadline(): void; end(): Promise<unknown> }

type PoolWorkerEvents = {
  othersWaiting(origin: string | undefined): number
  idle(): void
  ended(): void
}

function startPoolWorker(options: WorkerPoolOptions, events: PoolWorkerEvents): PoolWorker {
  const { module, work, deadlineMs, sharedDeadlineMs, prepares = false, memoryMb } = options
  const { abortGraceMs = ABORT_GRACE_MS } = options
  const thread = startWorker(module, work, {
    workerData: options.niceness,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  let job: Job | null = null
  let isReady = false
  let timer: NodeJS.Timeout | undefined
  /** When the task began that has a deadline; null while none has one. */
  let begunAt: number | null = null
  let isPrepared = false

  function finish(complete: (job: Job) => void): void {
    clearTimeout(timer)
    begunAt = null
    const finished = job
    job = null
    finished?.signal?.removeEventListener('abort', abort)
    if (finished) complete(finished)
  }

  /** Tells the task to give up; the worker of one that does not is ended. */
  function abort(): void {
    if (job?.aborted) Atomics.store(job.aborted, 0, 1)
    if (!isReady) return
    clearTimeout(timer)
    begunAt = null
    timer = setTimeout(() => end(new WorkerTaskAborted(work)), abortGraceMs)
  }

  function end(error: Error): void {
    events.ended()
    finish((ended) => ended.reject(error))
    void thread.terminate()
  }

  /** Sets the deadline of the task that runs, by how many others wait. */
  function reviewDeadline(): void {
    if (begunAt === null || !job) return
    const isShared = sharedDeadlineMs !== undefined && isPrepared
    const others = isShared ? events.othersWaiting(job.origin) : 0
    const allowed = !isShared || others === 0 ? deadlineMs : sharedDeadlineMs / others
    clearTimeout(timer)
    const exceeded = () => end(new WorkerDeadlineExceeded(work, Math.round(allowed), others > 0))
    timer = setTimeout(exceeded, Math.max(0, begunAt + allowed - performance.now()))
  }

  /** The deadline of the task counts from now. */
  function countFrom(hasAll: boolean): void {
    isPrepared = hasAll
    begunAt = performance.now()
    reviewDeadline()
  }

  function begin(next: Job): void {
    if (next.signal?.aborted) return release((unwanted) => unwanted.reject(new WorkerTaskAborted(work)))
    countFrom(!prepares)
    const { name, input, aborted, transfer } = next
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.postMessage({ name, input, aborted } satisfies TaskCall, transfer)
    } catch (error) {
      // An input that cannot be cloned is the caller's mistake, and the worker is as free as before.
      release((failed) => failed.reject(error))
    }
  }

  function release(onJob: (job: Job) => void): void {
    thread.unref()
    events.idle()
    finish(onJob)
  }

  thread.on('message', (answer: TaskAnswer) => {
    if (answer.kind === 'ready') {
      isReady = true
      clearTimeout(timer)
      if (job) begin(job)
    } else if (answer.kind === 'prepared') {
      // Of a task that was told to give up no time counts any more.
      if (begunAt !== null) countFrom(true)
    } else if (job) {
      release((done) => endJob(done, answer))
    }
  })

  function endJob(
    { signal, resolve, reject }: Job,
    answer: Exclude<TaskAnswer, { kind: 'ready' | 'prepared' }>,
  ): void {
    if (answer.kind === 'done') resolve(answer.result)
    else reject(signal?.aborted ? new WorkerTaskAborted(work) : thrownBy(answer))
  }

  const failed = (reason: string) => new Error(`A worker for ${work} ended: ${reason}`)
  const outOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  thread.once('error', (error: unknown) => {
    if (!(error instanceof Error)) return end(failed(String(error)))
    end(outOfMemory(error) ? new WorkerOutOfMemory(work, memoryMb) : failed(error.message))
  })
  thread.once('exit', (code) => end(failed(`exit code ${code}`)))

  return {
    run(next: Job): void {
      job = next
      next.signal?.addEventListener('abort', abort)
      // A task that runs keeps the process alive; a worker that waits for one does not.
      thread.ref()
      if (isReady) begin(next)
      else timer = setTimeout(() => end(failed(`it did not start in ${START_MS} ms`)), START_MS)
    },
    reviewDeadline,
    end(): Promise<unknown> {
      end(failed('the service stops'))
      return thread.terminate()
    },
  }
}
