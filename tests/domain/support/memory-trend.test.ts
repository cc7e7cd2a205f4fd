import { describe, expect, test } from 'vitest'
import { memoryTrend } from '#tests/soak/memory-trend.ts'
import { numbersFrom } from '#tests/support/random-numbers.ts'

/** Memory at each half minute of two hours. */
const over = (megabytes: (minutes: number) => number) =>
  Array.from({ length: 240 }, (_, index) => ({ minutes: index / 2, megabytes: megabytes(index / 2) }))

const random = numbersFrom(16)
const noise = (most: number) => random(2 * most) - most

/** Noise of which each value is like the one before. */
function drifting(most: number): (minutes: number) => number {
  let last = 0
  return () => (last = 0.7 * last + 0.3 * noise(most))
}
const drift = drifting(40)
const wide = drifting(600)

type Memory = readonly [what: string, megabytes: (minutes: number) => number]

const level: readonly Memory[] = [
  ['constant', () => 700],
  ['noise', () => 700 + noise(30)],
  ['noise that lasts for minutes', (minutes) => 700 + drift(minutes)],
  ['garbage that is collected every three minutes', (minutes) => 650 + 20 * (minutes % 3)],
  ['garbage that is collected every ten minutes', (minutes) => 650 + 3 * (minutes % 10)],
  ['garbage of many threads', (minutes) => 700 + 3 * (minutes % 7) + 2 * (minutes % 11) + noise(20)],
  ['caches that fill in the first half hour', (minutes) => 700 - Math.max(0, 30 - minutes) * 8],
  ['caches that fill slowly towards a bound', (minutes) => 700 - 400 * Math.exp(-minutes / 8)],
  ['a fall', (minutes) => 800 - minutes],
  ['a peak', (minutes) => (Math.abs(minutes - 90) < 2 ? 1000 : 700)],
  ['the peaks of jobs', (minutes) => (minutes % 30 < 2 ? 900 : 700)],
]
const rising: readonly Memory[] = [
  ['a leak of a megabyte a minute', (minutes) => 500 + minutes],
  ['a leak of half a megabyte a minute', (minutes) => 500 + minutes / 2],
  ['a leak under noise', (minutes) => 500 + minutes + noise(30)],
  ['a leak under noise that lasts for minutes', (minutes) => 500 + minutes + drift(minutes)],
  ['a leak under garbage', (minutes) => 500 + minutes + 3 * (minutes % 10)],
  ['a leak that begins in the second half', (minutes) => 500 + Math.max(0, minutes - 60) * 2],
  ['a step in the second half', (minutes) => (minutes > 80 ? 600 : 500)],
  ['growth without a bound that becomes slower', (minutes) => 500 + 60 * Math.sqrt(minutes)],
  ['a leak of 20 MB an hour under noise', (minutes) => 500 + minutes / 3 + noise(10)],
]
/** Of which it cannot be told. */
const unclear: readonly Memory[] = [
  ['much noise', () => 700 + noise(300)],
  ['much noise that lasts for minutes', (minutes) => 700 + wide(minutes)],
  ['a small leak under much noise', (minutes) => 700 + minutes / 8 + noise(300)],
]

describe('The line through the memory of a service', () => {
  test.each(level)('does not rise: %s', (_, megabytes) => {
    expect(memoryTrend(over(megabytes)).problem).toBeNull()
  })
  test.each(rising)('rises: %s', (_, megabytes) => {
    expect(memoryTrend(over(megabytes)).problem).toMatch(/^memory rises by [\d.]+ ± [\d.]+ MB in an hour/)
  })
  test.each(unclear)('is not taken for level: %s', (_, megabytes) => {
    expect(memoryTrend(over(megabytes)).problem).toMatch(/^memory (?:may rise|rises)/)
  })
  test('is given with its middle and its rise in an hour', () => {
    const { megabytes, rise, error } = memoryTrend(over((minutes) => 500 + minutes))
    expect([megabytes, rise, error]).toEqual([
      expect.closeTo(574.75, 6),
      expect.closeTo(60, 6),
      expect.closeTo(0, 6),
    ])
  })
  test.each([0, 1, 6])('says nothing of %i samples', (count) => {
    expect(memoryTrend(over(() => 700).slice(0, count)).problem).toContain(`only ${count} samples`)
  })
})
