import { afterEach, describe, expect, it } from 'vitest'
import { DatabaseError } from '#server/errors/database-error.ts'
import { runForClient } from '#server/concurrency/request-client.ts'
import {
  WorkerDeadlineExceeded,
  WorkerOutOfMemory,
  WorkerPoolBusy,
  WorkerTaskAborted,
} from '#server/workers/errors.ts'
import { createWorkerPool } from '#server/workers/worker-pool.ts'
import type { WorkerPool, WorkerPoolOptions } from '#server/workers/worker-pool.ts'
import type { TestTasks } from '#tests/support/workers/tasks.ts'

const module = new URL('../../support/workers/tasks.ts', import.meta.url)
const pools: WorkerPool<TestTasks>[] = []

function pool(options: Partial<WorkerPoolOptions> = {}): WorkerPool<TestTasks> {
  const bounds = { threads: 1, deadlineMs: 20_000, queueLength: 10, waitMs: 20_000, memoryMb: 64 }
  const made = createWorkerPool<TestTasks>({ module, work: 'testing', ...bounds, ...options })
  pools.push(made)
  return made
}

/** A gate that holds a worker until it is opened. */
const closedGate = () => new Int32Array(new SharedArrayBuffer(4))
function openGate(gate: Int32Array): void {
  Atomics.store(gate, 0, 1)
  Atomics.notify(gate, 0)
}

/** Resolves when a worker has opened the gate. */
const opened = (gate: Int32Array) => Atomics.waitAsync(gate, 0, 0).value

afterEach(async () => {
  await Promise.all(pools.splice(0).map((made) => made.close()))
})

describe('A worker pool', () => {
  it('gives the result of a task, and of one that answers later', async () => {
    const { run } = pool()
    expect(await run('double', 21)).toBe(42)
    expect(await run('later', 'then')).toBe('then')
  })

  it('rejects with the error of a database as such, so that a client is asked to come back', async () => {
    const { run } = pool()
    const error: unknown = await run('findNoDatabase', undefined).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(DatabaseError)
    expect(error).toMatchObject({ code: 'DATABASE_UNAVAILABLE', retryAfter: 5, isWhole: true })
  })

  it('hands its workers their levels of niceness', async () => {
    expect(await pool({ niceness: 3 }).run('data', undefined)).toBe(3)
  })

  it('rejects with the error that a task throws, and goes on', async () => {
    const { run } = pool()
    await expect(run('rejectNegative', -1)).rejects.toThrow(new RangeError('-1 is negative'))
    expect(await run('rejectNegative', 1)).toBe(1)
  })

  it('ends a task that exceeds its deadline, and replaces its worker', async () => {
    const { run } = pool({ deadlineMs: 50 })
    const [endless, next] = await Promise.allSettled([run('loopForever', undefined), run('double', 1)])
    expect(endless).toMatchObject({ reason: expect.any(WorkerDeadlineExceeded) })
    expect(next).toMatchObject({ value: 2 })
  })

  it('tells a task that nobody wants any more to give up, and has its worker for others', async () => {
    const { run } = pool()
    const before = await run('thread', undefined)
    const left = new AbortController()
    const gate = closedGate()
    const unwanted = run('loopUntilAborted', gate, { signal: left.signal })
    const next = run('thread', undefined)
    await opened(gate)
    left.abort()
    await expect(unwanted).rejects.toThrow(WorkerTaskAborted)
    expect(await next).toBe(before)
  })

  it('ends the worker of a task that nobody wants and that does not give up', async () => {
    const { run } = pool({ abortGraceMs: 20 })
    const left = new AbortController()
    const gate = closedGate()
    const unwanted = run('loopFrom', gate, { signal: left.signal })
    const next = run('double', 3)
    await opened(gate)
    left.abort()
    await expect(unwanted).rejects.toThrow(WorkerTaskAborted)
    expect(await next).toBe(6)
  })

  it('never begins a task that nobody wants before its worker is there, or while it waits', async () => {
    const { run } = pool()
    const left = new AbortController()
    const gate = closedGate()
    const [starting, waiting] = [gate, gate].map((to) => run('loopFrom', to, { signal: left.signal }))
    const next = run('double', 4)
    left.abort()
    await expect(waiting).rejects.toThrow(WorkerTaskAborted)
    await expect(starting).rejects.toThrow(WorkerTaskAborted)
    await expect(run('loopFrom', gate, { signal: left.signal })).rejects.toThrow(WorkerTaskAborted)
    expect(await next).toBe(8)
    expect(Atomics.load(gate, 0)).toBe(0)
  })

  it('fails a task that takes more memory than a worker has, and replaces its worker', async () => {
    const { run } = pool({ memoryMb: 16 })
    await expect(run('takeMemory', undefined)).rejects.toThrow(WorkerOutOfMemory)
    expect(await run('double', 2)).toBe(4)
  })

  it('fails a task whose worker exits, and replaces the worker', async () => {
    const { run } = pool()
    await expect(run('exit', undefined)).rejects.toThrow('A worker for testing ended: exit code 3')
    expect(await run('double', 2)).toBe(4)
  })

  it('refuses a task when as many wait as may, and runs those that wait in their order', async () => {
    const { run } = pool({ queueLength: 2 })
    const gate = closedGate()
    const order: number[] = []
    const held = run('waitFor', gate)
    const waiting = [1, 2].map(async (value) => order.push(await run('rejectNegative', value)))
    await expect(run('double', 3)).rejects.toThrow(WorkerPoolBusy)
    openGate(gate)
    await Promise.all([held, ...waiting])
    expect(order).toEqual([1, 2])
  })

  it('gives workers to clients in turn', async () => {
    const { run } = pool()
    const gate = closedGate()
    const order: string[] = []
    const runFor = (client: string) =>
      runForClient(client, async () => {
        await run('double', 1)
        order.push(client)
      })
    const held = runForClient('crawler', () => run('waitFor', gate))
    const waiting = ['crawler', 'crawler', 'crawler', 'reader'].map(runFor)
    openGate(gate)
    await Promise.all([held, ...waiting])
    expect(order).toEqual(['reader', 'crawler', 'crawler', 'crawler'])
  })

  it('refuses a task that has waited for too long', async () => {
    const { run } = pool({ waitMs: 20 })
    const gate = closedGate()
    const held = run('waitFor', gate)
    await expect(run('double', 3)).rejects.toThrow(
      'The service is too busy with testing: try again in a few seconds',
    )
    openGate(gate)
    expect(await held).toBe(1)
  })

  it('ends a task sooner that keeps another client waiting, and not for tasks of its own client', async () => {
    const { run } = pool({ sharedDeadlineMs: 100 })
    const [gate, held] = [closedGate(), closedGate()]
    const first = runForClient('one', () => run('waitFor', held))
    const next = runForClient('one', () => run('loopFrom', gate))
    await new Promise((resolve) => setTimeout(resolve, 150))
    openGate(held)
    expect(await first).toBe(1)
    await opened(gate)
    const other = runForClient('other', () => run('double', 5))
    await expect(next).rejects.toThrow('The service gave up testing after 100 ms, as others wait for it')
    expect(await other).toBe(10)
  })

  it('ends a task the sooner the more clients wait', async () => {
    const { run } = pool({ sharedDeadlineMs: 300 })
    const gate = closedGate()
    const holder = runForClient('holder', () => run('loopFrom', gate))
    await opened(gate)
    const others = ['a', 'b', 'c'].map((client) => runForClient(client, () => run('double', 6)))
    await expect(holder).rejects.toThrow('gave up testing after 100 ms')
    expect(await Promise.all(others)).toEqual([12, 12, 12])
  })

  it('gives a task the whole deadline until it has what all tasks need, however many wait', async () => {
    const { run } = pool({ sharedDeadlineMs: 100, prepares: true })
    const gate = closedGate()
    const holder = runForClient('holder', () => run('prepareAndLoop', gate))
    const other = runForClient('other', () => run('double', 7))
    const early = await Promise.race([
      holder.catch(() => 'ended'),
      new Promise((resolve) => setTimeout(resolve, 500, 'still there')),
    ])
    expect(early).toBe('still there')
    openGate(gate)
    await expect(holder).rejects.toThrow('gave up testing after 100 ms')
    expect(await other).toBe(14)
  })

  it('runs as many tasks at once as it has threads', async () => {
    const { run } = pool({ threads: 2 })
    const gate = closedGate()
    const held = run('waitFor', gate)
    expect(await run('double', 4)).toBe(8)
    openGate(gate)
    expect(await held).toBe(1)
  })

  it('uses a worker again', async () => {
    const { run } = pool({ threads: 2 })
    expect(await run('thread', undefined)).toBe(await run('thread', undefined))
  })

  it('rejects an input that cannot be sent to a worker, and goes on', async () => {
    const { run } = pool()
    await expect(run('double', (() => 1) as never)).rejects.toThrow('could not be cloned')
    expect(await run('double', 2)).toBe(4)
  })

  it('fails tasks that run or wait when it closes, and every later one', async () => {
    const made = pool()
    const tasks = [made.run('waitFor', closedGate()), made.run('double', 1)]
    const settled = Promise.allSettled(tasks)
    await made.close()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(made.run('double', 1)).rejects.toThrow('The workers for testing have ended')
  })
})
