import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { recentTime } from '#server/concurrency/recent-time.ts'
import { runForClient } from '#server/concurrency/request-client.ts'
import { createScheduler } from '#server/concurrency/scheduler.ts'

/** Uses up more than a turn of the event loop, unless told otherwise, by the clock of the test. */
const compute = (ms = 6) => vi.advanceTimersByTime(ms)

describe('The scheduler', () => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
  })

  // The next begins with nothing waiting.
  afterEach(() => nextTurn())

  afterAll(() => {
    vi.useRealTimers()
  })

  it('lets a client go before the hundred executions of another that came before', async () => {
    const order: string[] = []
    const work = (client: string) =>
      runForClient(client, async () => {
        await createScheduler().wait(undefined)
        order.push(client)
        compute()
      })
    const many = Array.from({ length: 100 }, () => work('192.0.2.1'))
    // More than a modest reader takes.
    await many[60]
    const before = order.length
    await Promise.all([work('192.0.2.2'), ...many])
    expect(order.indexOf('192.0.2.2')).toBeLessThan(before + 4)
    expect(order).toHaveLength(101)
  })

  it('lets the first execution of another client go before the rest of a hundred that take next to nothing', async () => {
    const order: string[] = []
    const work = (client: string) =>
      runForClient(client, async () => {
        await createScheduler().wait(undefined)
        order.push(client)
      })
    const hundred = Array.from({ length: 100 }, () => work('192.0.2.10'))
    await Promise.all([...hundred, work('192.0.2.11'), work('192.0.2.12')])
    expect(order.indexOf('192.0.2.11')).toBeLessThan(4)
    expect(order.indexOf('192.0.2.12')).toBeLessThan(5)
    expect(order).toHaveLength(102)
  })

  it('lets the execution of a client that took least go first', async () => {
    const order: string[] = []
    const long = createScheduler()
    const work = async (name: string, turns: typeof long, steps: number) => {
      for (let step = 0; step < steps; step += 1) {
        await turns.wait(undefined)
        order.push(name)
        compute()
      }
    }
    const first = work('long', long, 12)
    await long.wait(undefined)
    await Promise.all([first, work('short', createScheduler(), 1)])
    // It takes 30 ms until it is one of those of which more is to be expected.
    expect(order.indexOf('short')).toBeLessThan(8)
  })

  it('lets the execution of which little is expected go before others that came earlier', async () => {
    const order: string[] = []
    const work = async (name: string, cost: number) => {
      const turns = createScheduler()
      turns.expect(cost)
      await turns.wait(undefined)
      order.push(name)
      compute()
    }
    await Promise.all([
      ...Array.from({ length: 5 }, () => work('list', 50_000)),
      ...Array.from({ length: 2 }, () => work('large list', 200_000)),
      work('record', 100),
    ])
    // The first has its turn before the others have come, the second as the oldest of those that wait.
    expect(order.indexOf('record')).toBeLessThan(3)
    expect(order.indexOf('large list')).toBeGreaterThan(4)
  })

  it('lets the execution that came first go on beside any number of which less is expected', async () => {
    const order: string[] = []
    const large = createScheduler()
    large.expect(200_000)
    const work = async (name: string, turns: typeof large, steps: number) => {
      for (let step = 0; step < steps; step += 1) {
        await turns.wait(undefined)
        order.push(name)
        compute(1)
      }
    }
    await Promise.all([
      work('large list', large, 5),
      ...Array.from({ length: 100 }, () => work('record', createScheduler(), 1)),
    ])
    expect(order.lastIndexOf('large list')).toBeLessThan(60)
  })
})

it('Recent time is forgotten by and by', () => {
  let clock = 0
  const taken = recentTime(() => clock)
  taken.add('a', 100)
  expect([taken.now()('a'), taken.now()('b')]).toEqual([100, 0])
  clock += 4000
  expect(taken.now()('a')).toBeCloseTo(25)
  taken.add('a', 10)
  expect(taken.now()('a')).toBeCloseTo(35)
  clock += 1_000_000
  taken.add('b', 1)
  expect([taken.now()('a'), taken.now()('b')]).toEqual([0, 1])
})
