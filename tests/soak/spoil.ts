import { numbersFrom } from '#tests/support/random-numbers.ts'
import type { Choices } from './choices.ts'

/** Letters in no order, which no database makes shorter: from `first` on, `kinds` of them. */
function letters(length: number, first: number, kinds: number): string {
  const number = numbersFrom(length)
  return Array.from({ length }, () => String.fromCodePoint(first + number(kinds))).join('')
}

/** What nobody means to send. Zero characters are no part of it: the HTTP interface refuses them before anything runs. */
const strange = [
  '',
  '   ',
  'short',
  'x'.repeat(300),
  'long '.repeat(2000),
  letters(5000, 97, 26),
  letters(990, 0x4e00, 20_000),
  letters(250, 0x1f300, 500),
  'half a pair: \ud800 and more',
  'ﷺ'.repeat(250),
  "Robert'); drop table users; --",
  '<script>alert(1)</script> and more',
]
const numbers = [-1, 0, 5, 2_147_483_647, 1_000_000]

/** One value of the input changed into something that may be wrong. */
export function spoiled(input: unknown, choices: Choices): unknown {
  const { one, percent, number } = choices
  if (Array.isArray(input)) {
    if (input.length === 0 || percent(30)) return one([[], [...input, ...input], [...input, 5], null])
    const at = number(input.length)
    return input.map((value: unknown, index) => (index === at ? spoiled(value, choices) : value))
  }
  if (typeof input === 'object' && input !== null) {
    const entries = Object.entries(input)
    if (entries.length === 0) return input
    const [chosen] = one(entries)
    // Left out now and then.
    if (percent(10)) return Object.fromEntries(entries.filter(([key]) => key !== chosen))
    return Object.fromEntries(
      entries.map(([key, value]) => [key, key === chosen ? spoiled(value, choices) : value]),
    )
  }
  if (typeof input === 'number') return one(numbers)
  if (typeof input === 'boolean') return !input
  return one(strange)
}
