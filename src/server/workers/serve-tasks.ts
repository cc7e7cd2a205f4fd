import { parentPort } from 'node:worker_threads'
import { DatabaseError } from '#server/errors/database-error.ts'
import type { DatabaseErrorCode } from '#server/errors/database-error.ts'

/** Sign that a task is no longer wanted, as the task itself can see it without giving way to its event loop. */
export interface TaskCancellation {
  /** Ends a task that nobody wants any more: to be called between its steps. @throws Error that the pool knows */
  throwIfAborted(): void
  /** Says that what every task of the worker needs is there: the deadline of the task counts from now on. */
  prepared(): void
}

/** Functions that a worker runs by name; inputs and results are cloned between the threads. */
export type WorkerTasks = Record<string, (input: never, cancellation: TaskCancellation) => unknown>

/** A call of a task, from the pool to a worker. */
export type TaskCall = {
  name: string
  input: unknown
  /** Shared memory that is not 0 once nobody wants the task any more. */
  aborted: Int32Array | null
}

/** An answer of a worker; `ready` says that its modules are loaded, `prepared` that a task begins with what is its own. */
export type TaskAnswer =
  | { kind: 'ready' }
  | { kind: 'prepared' }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; error: unknown; database: DatabaseFailure | null }

/** Parts of a {@link DatabaseError} that are lost with its class, when it is handed to another thread. */
export interface DatabaseFailure {
  code: DatabaseErrorCode
  message: string
  retryAfter: number
}

function databaseFailure(error: unknown): DatabaseFailure | null {
  if (!(error instanceof DatabaseError)) return null
  const { code, message, retryAfter } = error
  return { code, message, retryAfter }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const send = (answer: TaskAnswer) => parentPort?.postMessage(answer)

/** Serves the tasks of a worker pool; called once, by the module that the pool's workers run. */
export function serveTasks(tasks: WorkerTasks): void {
  parentPort?.on('message', (call: TaskCall) => void answer(tasks[call.name], call))
  send({ kind: 'ready' })
}

const cancellationOf = (aborted: TaskCall['aborted']): TaskCancellation => ({
  throwIfAborted: () => {
    if (aborted && Atomics.load(aborted, 0) !== 0) throw new Error('Nobody wants this any more')
  },
  prepared: () => send({ kind: 'prepared' }),
})

async function answer(
  task: WorkerTasks[string] | undefined,
  { name, input, aborted }: TaskCall,
): Promise<void> {
  try {
    if (!task) throw new Error(`This worker has no task ${name}`)
    send({ kind: 'done', result: await task(input as never, cancellationOf(aborted)) })
  } catch (error) {
    send({ kind: 'failed', error, database: databaseFailure(error) })
  }
}
