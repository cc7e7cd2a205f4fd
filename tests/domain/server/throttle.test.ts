import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createThrottle } from '#server/http/traffic/throttle.ts'
import { runForClient } from '#server/concurrency/request-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PATIENCE_MS = 350

/** Work of so many ms for clients; `begun` names those whose work has begun, in its order. */
function throttled(ms: number, patience = PATIENCE_MS) {
  const throttle = createThrottle(patience, () => new Error('busy'))
  const begun: string[] = []
  const work = async (client: string) => {
    begun.push(client)
    await new Promise((resolve) => {
      setTimeout(resolve, ms)
    })
  }
  const runFor = (client: string) => runForClient(client, () => throttle(() => work(client)))
  return { begun, runFor }
}

it('does one thing of a client at a time, and pauses for as long as it took', async () => {
  const { begun, runFor } = throttled(40)
  const all = Promise.all([runFor('crawler'), runFor('crawler')])
  await vi.advanceTimersByTimeAsync(79)
  expect(begun).toEqual(['crawler'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['crawler', 'crawler'])
  await vi.advanceTimersByTimeAsync(40)
  await all
})

it('keeps no other client waiting', async () => {
  const { begun, runFor } = throttled(40)
  const all = Promise.all([runFor('crawler'), runFor('crawler'), runFor('reader')])
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['crawler', 'reader'])
  await vi.advanceTimersByTimeAsync(200)
  await all
})

it('pauses for 100 ms at most', async () => {
  const { begun, runFor } = throttled(200)
  const all = Promise.all([runFor('crawler'), runFor('crawler')])
  await vi.advanceTimersByTimeAsync(299)
  expect(begun).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(200)
  await all
})

it('refuses what has waited for too long', async () => {
  const { runFor } = throttled(400)
  const all = Promise.allSettled([runFor('crawler'), runFor('crawler')])
  await vi.advanceTimersByTimeAsync(400)
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

it('lets the next begin after a second of work', async () => {
  const { begun, runFor } = throttled(5000, 2000)
  const all = Promise.all([runFor('crawler'), runFor('crawler')])
  await vi.advanceTimersByTimeAsync(999)
  expect(begun).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(6000)
  await all
})

it('does not begin what nobody wants any longer', async () => {
  const throttle = createThrottle(PATIENCE_MS, () => new Error('busy'))
  const leaving = new AbortController()
  const first = throttle(() => Promise.resolve('done'))
  const second = throttle(() => Promise.resolve('done'), { signal: leaving.signal })
  leaving.abort()
  await expect(second).rejects.toThrow('busy')
  expect(await first).toBe('done')
})

it('tells the work for how long it has waited', async () => {
  const throttle = createThrottle(PATIENCE_MS, () => new Error('busy'))
  const run = () =>
    throttle(async (waited) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 40)
      })
      return waited
    })
  const all = runForClient('crawler', () => Promise.all([run(), run(), run()]))
  await vi.advanceTimersByTimeAsync(200)
  expect(await all).toEqual([0, 80, 160])
})
