import { describe, expect, it } from 'vitest'
import { recentTime } from '#server/recent-time.ts'
import { runForClient } from '#server/request-client.ts'
import { createScheduler } from '#server/scheduler.ts'

/** Uses up more than a turn of the event loop. */
function compute(): void {
  const until = performance.now() + 6
  while (performance.now() < until);
}

describe('The scheduler', () => {
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
    const first = work('long', long, 6)
    await long.wait(undefined)
    await Promise.all([first, work('short', createScheduler(), 1)])
    expect(order.indexOf('short')).toBeLessThan(4)
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
