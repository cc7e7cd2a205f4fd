import { describe, expect, test } from 'vitest'
import { memoryTrend } from '#tests/soak/memory-trend.ts'
import { numbersFrom } from '#tests/support/random-numbers.ts'

/** Memory at each half minute of two hours. */
const over = (megabytes: (minutes: number) => number) =>
  Array.from({ length: 240 }, (_, index) => ({ minutes: index / 2, megabytes: megabytes(index / 2) }))

const random = numbersFrom(16)
const noise = (most: number) => random(2 * most) - most

const level: readonly (readonly [what: string, megabytes: (minutes: number) => number])[] = [
  ['constant', () => 700],
  ['noise', () => 700 + noise(30)],
  ['much noise', () => 700 + noise(120)],
  ['garbage that is collected every ten minutes', (minutes) => 650 + 10 * (minutes % 10)],
  ['garbage that is collected every quarter of an hour', (minutes) => 650 + 6 * (minutes % 15)],
  ['caches that fill in the first half', (minutes) => 700 - Math.max(0, 50 - minutes) * 8],
  ['caches that fill slowly towards a bound', (minutes) => 700 - 400 * Math.exp(-minutes / 12)],
  ['a fall', (minutes) => 800 - minutes],
  ['a peak in the middle of the second half', (minutes) => (Math.abs(minutes - 90) < 2 ? 1000 : 700)],
]
const rising: typeof level = [
  ['a leak of a megabyte a minute', (minutes) => 500 + minutes],
  ['a leak of half a megabyte a minute', (minutes) => 500 + minutes / 2],
  ['a leak under noise', (minutes) => 500 + minutes + noise(30)],
  ['a leak under garbage', (minutes) => 500 + minutes + 6 * (minutes % 10)],
  ['a leak that begins in the second half', (minutes) => 500 + Math.max(0, minutes - 70) * 2],
  ['a step in the second half', (minutes) => (minutes > 90 ? 600 : 500)],
  ['growth without a bound that becomes slower', (minutes) => 500 + 60 * Math.sqrt(minutes)],
]

describe('The line through the memory of a service', () => {
  test.each(level)('does not rise: %s', (_, megabytes) => {
    expect(memoryTrend(over(megabytes)).problem).toBeNull()
  })
  test.each(rising)('rises: %s', (_, megabytes) => {
    expect(memoryTrend(over(megabytes)).problem).toMatch(/^memory rises by [\d.]+ MB in \d+ minutes/)
  })
  test('is given with its middle and its rise', () => {
    const { megabytes, rise } = memoryTrend(over((minutes) => 500 + minutes))
    expect([megabytes, rise]).toEqual([expect.closeTo(589.75, 6), expect.closeTo(59.5, 6)])
  })
  test.each([0, 1, 6])('says nothing of %i samples', (count) => {
    expect(memoryTrend(over(() => 700).slice(0, count)).problem).toContain(`only ${count} samples`)
  })
})
