import { shares } from '../load.ts'

/** One line of the table: what was measured five times, how, and the most it may be. */
export type Measured = {
  what: string
  values: readonly number[]
  unit: 'ms' | 'kB' | 'shift'
  target?: number
  /** The same of a page of one line of text, or of an empty box that scrolls; absent where nothing compares. */
  bare?: readonly number[]
  /** Until anything was painted after the press or key, of the same times; 0 where it took less than 16 ms. */
  nextPaint?: readonly number[]
}

/** How often everything is measured; the median is what counts. */
const TIMES = 5

/** The value in the middle. */
export const median = (values: readonly number[]): number => shares(values).p50

/** Five values of the same measurement, one after the other. */
export async function fiveTimes<Value>(measure: (time: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = []
  for (let time = 0; time < TIMES; time += 1) values.push(await measure(time))
  return values
}

const written: Record<Measured['unit'], (value: number) => string> = {
  ms: (value) => `${Math.round(value)} ms`,
  kB: (value) => `${value.toFixed(1)} kB`,
  shift: (value) => value.toFixed(3),
}

/** The measurements as a table; what is above its target is marked. */
export function browserTable(measured: readonly Measured[]): string[][] {
  const rows = measured.map(({ what, values, unit, target, bare, nextPaint }) => {
    const value = median(values)
    const misses = target !== undefined && value > target
    return [
      what,
      misses ? `**${written[unit](value)}**` : written[unit](value),
      written[unit](Math.max(...values)),
      target === undefined ? '' : written[unit](target),
      nextPaint ? (median(nextPaint) < 16 ? '< 16 ms' : written.ms(median(nextPaint))) : '',
      bare ? written[unit](median(bare)) : '',
    ]
  })
  return [['in Chromium', 'median', 'most', 'at most', 'next paint', 'bare page'], ...rows]
}
