import { Worker } from 'node:worker_threads'
import type { Transferable } from 'node:worker_threads'
import { WorkerDeadlineExceeded, WorkerPoolBusy } from './errors.ts'
import type { TaskAnswer, TaskCall, WorkerTasks } from './serve-tasks.ts'
import { createAdmission } from '../admission.ts'

/** Bounds of a worker pool. */
export type WorkerPoolOptions = {
  /** Module that calls `serveTasks`; every worker runs it. */
  module: URL
  /** Name of the work, for errors: “rendering Markdown”. */
  work: string
  /** Workers at most; each starts with the first task that needs it. */
  threads: number
  /** Milliseconds that a task may run, not counting the start of its worker; then the worker is ended. */
  deadlineMs: number
  /** Tasks that may wait for a worker; those of different clients get workers in turn. */
  queueLength: number
  /** Tasks of one client that may wait; as many as all unless given. */
  queueLengthPerClient?: number
  /** Milliseconds that a task may wait for a worker. */
  waitMs: number
  /** Heap of each worker in MB; one that needs more ends, and its task fails. */
  memoryMb: number
}

/** Runs tasks in worker threads, one at a time in each. */
export type WorkerPool<Tasks extends WorkerTasks> = {
  /**
   * Runs a task.
   * @throws WorkerPoolBusy when too many tasks wait, or this one has waited for too long
   * @throws WorkerDeadlineExceeded when it ran for too long
   */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    transfer?: readonly Transferable[],
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>
  /** Ends all workers; tasks that wait or run fail. */
  close(): Promise<void>
}

/** A worker that has not loaded its modules by then never will. */
const START_MS = 60_000

type Job = TaskCall & {
  transfer: readonly Transferable[]
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** A pool of worker threads for work that would block the thread that answers requests. */
export function createWorkerPool<Tasks extends WorkerTasks>(options: WorkerPoolOptions): WorkerPool<Tasks> {
  const { threads, queueLength, queueLengthPerClient, waitMs, work } = options
  const idle: PoolWorker[] = []
  const workers = new Set<PoolWorker>()
  const admission = createAdmission(
    {
      places: threads,
      waiting: queueLength,
      waitingPerOrigin: queueLengthPerClient ?? queueLength,
      patience: waitMs,
    },
    () => new WorkerPoolBusy(work),
  )
  let closed = false

  function addWorker(): PoolWorker {
    const worker: PoolWorker = startWorker(options, {
      idle: () => idle.push(worker),
      ended: () => {
        workers.delete(worker)
        if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
      },
    })
    workers.add(worker)
    return worker
  }

  async function run(name: string, input: unknown, transfer: readonly Transferable[]): Promise<unknown> {
    const place = await admission.enter()
    try {
      if (closed) throw new Error(`The workers for ${work} have ended`)
      return await new Promise((resolve, reject) => {
        const worker = idle.pop() ?? addWorker()
        worker.run({ name, input, transfer, resolve, reject })
      })
    } finally {
      place.leave()
    }
  }

  return {
    // The result is what the task of that name gives.
    run: (name, input, transfer = []) => run(name, input, transfer) as never,
    close: async () => {
      closed = true
      await Promise.all([...workers].map((worker) => worker.end()))
    },
  }
}

type PoolWorker = { run(job: Job): void; end(): Promise<unknown> }

type PoolWorkerEvents = { idle(): void; ended(): void }

function startWorker({ module, work, deadlineMs, memoryMb }: WorkerPoolOptions, events: PoolWorkerEvents) {
  const thread = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
  let job: Job | null = null
  let isReady = false
  let timer: NodeJS.Timeout | undefined

  function finish(complete: (job: Job) => void): void {
    clearTimeout(timer)
    const finished = job
    job = null
    if (finished) complete(finished)
  }

  function end(error: Error): void {
    events.ended()
    finish((ended) => ended.reject(error))
    void thread.terminate()
  }

  function begin(next: Job): void {
    timer = setTimeout(() => end(new WorkerDeadlineExceeded(work, deadlineMs)), deadlineMs)
    const { name, input, transfer } = next
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.postMessage({ name, input } satisfies TaskCall, transfer)
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
    } else if (job) {
      release((done) => (answer.kind === 'done' ? done.resolve(answer.result) : done.reject(answer.error)))
    }
  })
  const failed = (reason: string) => new Error(`A worker for ${work} ended: ${reason}`)
  thread.once('error', (error) => end(failed(error instanceof Error ? error.message : String(error))))
  thread.once('exit', (code) => end(failed(`exit code ${code}`)))

  return {
    run(next: Job): void {
      job = next
      // A task that runs keeps the process alive; a worker that waits for one does not.
      thread.ref()
      if (isReady) begin(next)
      else timer = setTimeout(() => end(failed(`it did not start in ${START_MS} ms`)), START_MS)
    },
    end(): Promise<unknown> {
      end(failed('the service stops'))
      return thread.terminate()
    },
  }
}
