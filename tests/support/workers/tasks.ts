import { setTimeout as delay } from 'node:timers/promises'
import { threadId, workerData } from 'node:worker_threads'
import { DatabaseUnavailable } from '#server/storage/database-error.ts'
import type { TaskCancellation } from '#server/workers/serve-tasks.ts'
import { serveTasks } from '#server/workers/serve-tasks.ts'

const tasks = {
  double: (value: number) => value * 2,
  thread: () => threadId,
  rejectNegative: async (value: number) => {
    if (value < 0) throw new RangeError(`${value} is negative`)
    return value
  },
  findNoDatabase: () => {
    throw new DatabaseUnavailable(new Error('connect ECONNREFUSED'))
  },
  data: () => workerData,
  loopForever: () => {
    for (;;);
  },
  /** Says by the gate that it runs, and runs until nobody wants it any more. */
  loopUntilAborted: (gate: Int32Array, { throwIfAborted }: TaskCancellation) => {
    Atomics.store(gate, 0, 1)
    Atomics.notify(gate, 0)
    for (;;) throwIfAborted()
  },
  /** Says by the gate that it runs, and never stops. */
  loopFrom: (gate: Int32Array) => {
    Atomics.store(gate, 0, 1)
    Atomics.notify(gate, 0)
    for (;;);
  },
  takeMemory: () => {
    const taken: number[][] = []
    for (;;) taken.push(Array.from({ length: 100_000 }, (_, index) => index + taken.length))
  },
  exit: () => process.exit(3),
  /** Answers when the other side of the port says so. */
  waitFor: (gate: Int32Array) => {
    while (Atomics.load(gate, 0) === 0) Atomics.wait(gate, 0, 0, 50)
    return Atomics.load(gate, 0)
  },
  /** Says that it begins with what is its own when the other side of the gate says so, and never stops. */
  prepareAndLoop: (gate: Int32Array, { prepared }: TaskCancellation) => {
    while (Atomics.load(gate, 0) === 0) Atomics.wait(gate, 0, 0, 50)
    prepared()
    for (;;);
  },
  later: async (value: string) => {
    await delay(1)
    return value
  },
}

/** Tasks of the workers that the tests of the worker pool start. */
export type TestTasks = typeof tasks

serveTasks(tasks)
