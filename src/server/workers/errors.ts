/** Every worker is taken, and too many tasks wait already; asking again later helps. */
export class WorkerPoolBusy extends Error {
  /** Seconds after which another attempt is worth it. */
  readonly retryAfter = 5
  constructor(work: string) {
    super(`The service is too busy with ${work}: try again in a few seconds`)
    this.name = 'WorkerPoolBusy'
  }
}

/** A task ran longer than it may; its worker was ended. */
export class WorkerDeadlineExceeded extends Error {
  constructor(work: string, deadlineMs: number) {
    super(`The service gave up ${work} after ${deadlineMs} ms`)
    this.name = 'WorkerDeadlineExceeded'
  }
}
