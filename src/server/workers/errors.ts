/** Every worker is taken, and too many tasks wait already; asking again later helps. */
export class WorkerPoolBusy extends Error {
  readonly code = 'BUSY'
  /** Seconds after which another attempt is worth it. */
  readonly retryAfter = 5
  constructor(work: string) {
    super(`The service is too busy with ${work}: try again in a few seconds`)
    this.name = 'WorkerPoolBusy'
  }
}

/** A task ran longer than it may; its worker was ended. */
export class WorkerDeadlineExceeded extends Error {
  readonly code = 'DEADLINE_EXCEEDED'
  /** Seconds after which another attempt is worth it. */
  readonly retryAfter = 30
  constructor(work: string, deadlineMs: number, isShared = false) {
    super(`The service gave up ${work} after ${deadlineMs} ms${isShared ? ', as others wait for it' : ''}`)
    this.name = 'WorkerDeadlineExceeded'
  }
}

/** A task needed more memory than its worker has, which was ended. */
export class WorkerOutOfMemory extends Error {
  constructor(work: string, memoryMb: number) {
    super(`A worker for ${work} ended: the task needs more than ${memoryMb} MB of memory`)
    this.name = 'WorkerOutOfMemory'
  }
}

/** A task that nobody wants any more: it left the queue, gave up, or its worker was ended. */
export class WorkerTaskAborted extends Error {
  constructor(work: string) {
    super(`Nobody waits for ${work} any more`)
    this.name = 'WorkerTaskAborted'
  }
}
