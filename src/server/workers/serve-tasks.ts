import { parentPort } from 'node:worker_threads'

/** Functions that a worker runs by name; inputs and results are cloned between the threads. */
export type WorkerTasks = Record<string, (input: never) => unknown>

/** A call of a task, from the pool to a worker. */
export type TaskCall = { name: string; input: unknown }

/** An answer of a worker; `ready` says that its modules are loaded. */
export type TaskAnswer =
  | { kind: 'ready' }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; error: unknown }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const send = (answer: TaskAnswer) => parentPort?.postMessage(answer)

/** Serves the tasks of a worker pool; called once, by the module that the pool's workers run. */
export function serveTasks(tasks: WorkerTasks): void {
  parentPort?.on('message', ({ name, input }: TaskCall) => void answer(tasks[name], name, input))
  send({ kind: 'ready' })
}

async function answer(task: WorkerTasks[string] | undefined, name: string, input: unknown): Promise<void> {
  try {
    if (!task) throw new Error(`This worker has no task ${name}`)
    send({ kind: 'done', result: await task(input as never) })
  } catch (error) {
    send({ kind: 'failed', error })
  }
}
