import { Worker } from 'node:worker_threads'
import type { Transferable } from 'node:worker_threads'
import { WorkerDeadlineExceeded, WorkerPoolBusy } from './errors.ts'
import type { TaskAnswer, TaskCall, WorkerTasks } from './serve-tasks.ts'

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
  /** Tasks that may wait for a worker. */
  queueLength: number
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
  /** Ends the waiting for a worker. */
  waiting?: NodeJS.Timeout
}

/** A pool of worker threads for work that would block the thread that answers requests. */
export function createWorkerPool<Tasks extends WorkerTasks>(options: WorkerPoolOptions): WorkerPool<Tasks> {
  const { threads, queueLength, waitMs, work } = options
  const queue: Job[] = []
  const idle: PoolWorker[] = []
  const workers = new Set<PoolWorker>()
  let closed = false

  function startNext(): void {
    while (queue.length > 0) {
      const worker = idle.pop() ?? (workers.size < threads ? addWorker() : null)
      const job = worker && queue.shift()
      if (!job) return
      clearTimeout(job.waiting)
      worker.run(job)
    }
  }

  function addWorker(): PoolWorker {
    const worker: PoolWorker = startWorker(options, {
      idle: () => idle.push(worker),
      ended: () => {
        workers.delete(worker)
        if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
      },
      next: startNext,
    })
    workers.add(worker)
    return worker
  }

  function enqueue(job: Job): void {
    if (closed) return job.reject(new Error(`The workers for ${work} have ended`))
    const isFree = idle.length > 0 || workers.size < threads
    if (!isFree && queue.length >= queueLength) return job.reject(new WorkerPoolBusy(work))
    queue.push(job)
    job.waiting = setTimeout(() => {
      queue.splice(queue.indexOf(job), 1)
      job.reject(new WorkerPoolBusy(work))
    }, waitMs)
    startNext()
  }

  return {
    run: (name, input, transfer = []) =>
      new Promise((resolve, reject) => {
        enqueue({ name, input, transfer, resolve: resolve as Job['resolve'], reject })
      }),
    close: async () => {
      closed = true
      for (const job of queue.splice(0)) {
        clearTimeout(job.waiting)
        job.reject(new Error(`The workers for ${work} have ended`))
      }
      await Promise.all([...workers].map((worker) => worker.end()))
    },
  }
}

type PoolWorker = { run(job: Job): void; end(): Promise<unknown> }

type PoolWorkerEvents = { idle(): void; ended(): void; next(): void }

function startWorker({ module, work, deadlineMs, memoryMb }: WorkerPoolOptions, events: PoolWorkerEvents) {
  const thread = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
  let job: Job | null = null
  let isReady = false
  let timer: NodeJS.Timeout | undefined

  function finish(settle: (job: Job) => void): void {
    clearTimeout(timer)
    const finished = job
    job = null
    if (finished) settle(finished)
  }

  function end(error: Error): void {
    events.ended()
    finish((ended) => ended.reject(error))
    void thread.terminate()
    events.next()
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

  function release(settle: (job: Job) => void): void {
    thread.unref()
    finish(settle)
    events.idle()
    events.next()
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
