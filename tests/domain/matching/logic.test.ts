import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { profileGroup, singleVariant } from '#domain/profiles/profile-expression.ts'
import { evaluateProfile } from '#domain/matching/evaluate-profile.ts'
import { allOf, anyOf, not, profileTruth } from '#domain/matching/three-valued-logic.ts'
import type { TruthValue } from '#domain/matching/three-valued-logic.ts'

const values: readonly TruthValue[] = ['TRUE', 'FALSE', 'UNKNOWN']

/** Kleene's tables by numbers: AND is the least, OR the greatest, NOT turns the order. */
const number = { FALSE: 0, UNKNOWN: 1, TRUE: 2 } as const
const value = (rank: number): TruthValue => (['FALSE', 'UNKNOWN', 'TRUE'] as const)[rank] ?? 'UNKNOWN'

const pairs = values.flatMap((left) => values.map((right) => [left, right] as const))
const triples = pairs.flatMap(([left, right]) => values.map((third) => [left, right, third] as const))

describe('three-valued logic', () => {
  test.each([...pairs, ...triples])('AND, OR and NOT of %s %s %s', (...given) => {
    const truths = given.flatMap((one) => one ?? [])
    expect(allOf(truths)).toBe(value(Math.min(...truths.map((one) => number[one]))))
    expect(anyOf(truths)).toBe(value(Math.max(...truths.map((one) => number[one]))))
    expect(not(allOf(truths))).toBe(anyOf(truths.map(not)))
  })

  test.each(triples)('profiles of three parts over %s %s %s', (first, second, third) => {
    const truthOf = (id: number) => [first, second, third][id - 1] ?? 'UNKNOWN'
    const inner = profileGroup('OR', [singleVariant(2), singleVariant(3, true)])
    const expected = allOf([first, anyOf([second, not(third)])])
    expect(profileTruth(profileGroup('AND', [singleVariant(1), inner]), truthOf)).toBe(expected)
    const outer = profileGroup('AND', [singleVariant(2), singleVariant(3, true)])
    expect(profileTruth(profileGroup('OR', [singleVariant(1), outer]), truthOf)).toBe(
      anyOf([first, allOf([second, not(third)])]),
    )
  })

  test('learning more never turns true into false or false into true', () => {
    const truth = fc.constantFrom(...values)
    fc.assert(
      fc.property(
        fc.array(truth, { minLength: 1, maxLength: 6 }),
        fc.constantFrom<'AND' | 'OR'>('AND', 'OR'),
        (given, operator) => {
          const members = given.map((_, index) => singleVariant(index + 1, index % 2 === 1))
          const [first, ...others] = members
          if (!first) return
          const expression = profileGroup(operator, [first, ...others])
          const before = profileTruth(expression, (id) => given[id - 1] ?? 'UNKNOWN')
          for (const decided of ['TRUE', 'FALSE'] as const) {
            const after = profileTruth(expression, (id) => {
              const one = given[id - 1] ?? 'UNKNOWN'
              return one === 'UNKNOWN' ? decided : one
            })
            if (before !== 'UNKNOWN') expect(after).toBe(before)
          }
        },
      ),
    )
  })
})

describe('a profile over a sample', () => {
  const state = (truth: TruthValue, alterations: number[] = truth === 'TRUE' ? [0] : []) => ({
    truth,
    precision: truth === 'TRUE' ? ('PROTEIN_CHANGE' as const) : null,
    because: '',
    alterations,
  })
  const both = profileGroup('AND', [singleVariant(1), singleVariant(2)])
  const without = profileGroup('AND', [singleVariant(1), singleVariant(2, true)])
  const resultOf = (expression: typeof both, ...states: ReturnType<typeof state>[]) =>
    evaluateProfile(expression, (id) => states[id - 1] ?? state('UNKNOWN'))?.result ?? null

  test('is matched when it holds', () => {
    expect(resultOf(both, state('TRUE'), state('TRUE'))).toBe('MATCHED')
    expect(resultOf(without, state('TRUE'), state('FALSE'))).toBe('MATCHED')
  })
  test('is undecided, never matched, when what must be absent was not assayed', () => {
    expect(resultOf(without, state('TRUE'), state('UNKNOWN'))).toBe('UNDECIDED')
  })
  test('is listed as nearly when one part of an AND fails beside one that holds', () => {
    expect(resultOf(both, state('TRUE'), state('FALSE'))).toBe('NEARLY')
    expect(resultOf(without, state('TRUE'), state('TRUE', [1]))).toBe('NEARLY')
  })
  test('is left out when nothing that was found has to do with it', () => {
    expect(resultOf(both, state('UNKNOWN'), state('UNKNOWN'))).toBeNull()
    expect(resultOf(both, state('FALSE'), state('FALSE'))).toBeNull()
  })
})
