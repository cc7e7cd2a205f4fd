import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createThrottle } from '#server/http/ssr/throttle.ts'
import { runForClient } from '#server/request-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LIMITS = { waiting: 9, waitingPerOrigin: 2, patience: 350 }

/** Work of so many ms for clients; `begun` names those whose work has begun, in its order. */
function throttled(ms: number) {
  const throttle = createThrottle(LIMITS, () => new Error('busy'))
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

it('refuses the client of whom too many wait, or who has waited for too long', async () => {
  const { runFor } = throttled(400)
  const first = runFor('crawler')
  const waiting = [runFor('crawler'), runFor('crawler')]
  const outcomes = Promise.allSettled(waiting)
  await expect(runFor('crawler')).rejects.toThrow('busy')
  await vi.advanceTimersByTimeAsync(400)
  await first
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
