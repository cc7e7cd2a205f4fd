import { expect, test } from 'vitest'
import { requestBudget } from '#server/mirror/client/budget.ts'
import { failurePause, rateLimitWait, retryAfter } from '#server/mirror/client/waits.ts'

const headers = (entries: Record<string, string>) => new Headers(entries)

test('pauses after failures double up to a minute, half of each by chance', () => {
  const longest = [1, 2, 3, 7, 50].map((failures) => failurePause(failures, () => 1))
  expect(longest).toEqual([1000, 2000, 4000, 60_000, 60_000])
  expect(failurePause(2, () => 0)).toBe(1000)
})

test('Retry-After is read as seconds and as a date', () => {
  const now = Date.parse('2026-11-26T12:00:00Z')
  expect(retryAfter(headers({ 'retry-after': '30' }), now)).toBe(30_000)
  expect(retryAfter(headers({ 'retry-after': 'Thu, 26 Nov 2026 12:01:00 GMT' }), now)).toBe(60_000)
  expect(retryAfter(headers({ 'retry-after': 'Thu, 26 Nov 2026 11:00:00 GMT' }), now)).toBe(0)
  expect(retryAfter(headers({ 'retry-after': 'soon' }), now)).toBeNull()
  expect(retryAfter(headers({}), now)).toBeNull()
})

test('a rate limit without a remaining request has the next one wait, in any of its forms', () => {
  expect(rateLimitWait(headers({ ratelimit: '"api";r=0;t=40' }))).toBe(40_000)
  expect(rateLimitWait(headers({ ratelimit: 'limit=900, remaining=0, reset=12' }))).toBe(12_000)
  expect(rateLimitWait(headers({ 'ratelimit-remaining': '0', 'ratelimit-reset': '7' }))).toBe(7000)
  expect(rateLimitWait(headers({ ratelimit: '"api";r=5;t=40' }))).toBe(0)
  expect(rateLimitWait(headers({}))).toBe(0)
})

test('a budget lets so many requests through in five minutes, and has the next one wait for the window', async () => {
  let now = 1000
  const waits: number[] = []
  const pause = async (ms: number) => {
    waits.push(ms)
    now += ms
  }
  const budget = requestBudget({ limit: 2, pause, now: () => now })
  const { signal } = new AbortController()
  await budget.take(signal)
  now += 100_000
  await budget.take(signal)
  await budget.take(signal)
  expect(waits).toEqual([200_000])
  await budget.take(signal)
  now += 300_000
  await budget.take(signal)
  expect(waits).toEqual([200_000])
})
