import { readFileSync } from 'node:fs'
import { buildSchema, coerceInputValue, isInputType } from 'graphql'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchComparisons, searchGroups } from '#app/graphql/generated/search-filters.ts'
import { comparisonAt, fromFilter, isWhole, toFilter } from '#app/pages/search/search-query.ts'
import type { SearchCondition, SearchGroup } from '#app/pages/search/search-query.ts'
import { searchKinds } from '#app/pages/search/search-kinds.ts'

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))
const kinds = Object.values(searchKinds)

const sampleValues = { text: 'BRAF', number: '3', boolean: 'true', date: '2024-02-29', choice: '' }

/** A whole condition on every field of a filter and of the records it names. */
function conditionsOf(filter: string): SearchCondition[] {
  const paths = (searchGroups[filter] ?? []).flatMap(({ name, input }) =>
    searchComparisons[input] ? [[name]] : (searchGroups[input] ?? []).map((inner) => [name, inner.name]),
  )
  return paths.flatMap((path) => {
    const comparison = comparisonAt(filter, path)
    if (!comparison) return []
    const operators = comparison.operators.length > 0 ? comparison.operators : ['']
    return operators.map((operator) => ({
      kind: 'condition' as const,
      path,
      operator,
      value: operator.includes('NULL') ? '' : (comparison.choices?.[0] ?? sampleValues[comparison.value]),
    }))
  })
}

describe.each(kinds)('a search for $title', ({ filter }) => {
  const conditions = conditionsOf(filter)

  test('offers fields, each of which can be filled in', () => {
    expect(conditions.length).toBeGreaterThan(5)
    for (const condition of conditions)
      expect(isWhole(filter, condition), JSON.stringify(condition)).toBe(true)
  })

  test('is a filter that the interface takes, and is read back as it was', () => {
    const type = schema.getType(filter)
    if (!isInputType(type)) throw new Error(`${filter} is no input`)
    const part = fc.constantFrom(...conditions)
    const group = fc.record({
      kind: fc.constant('group' as const),
      any: fc.boolean(),
      parts: fc.array(part, { minLength: 2, maxLength: 4 }),
    })
    const search = fc.record({
      kind: fc.constant('group' as const),
      any: fc.boolean(),
      parts: fc.array(fc.oneof(part, group), { minLength: 1, maxLength: 4 }),
    })
    fc.assert(
      fc.property(search, (asked: SearchGroup) => {
        const made = toFilter(filter, asked)
        coerceInputValue(made, type, (path, _value, error) => {
          throw new Error(`${path.join('.')}: ${error.message}`)
        })
        expect(fromFilter(filter, JSON.parse(JSON.stringify(made)))).toEqual(asked)
      }),
      { numRuns: 60 },
    )
  })
})

describe('what is not filled in', () => {
  const filter = 'EvidenceItemSearchFilter'
  const condition = (given: Partial<SearchCondition>): SearchCondition => ({
    kind: 'condition',
    path: ['evidenceRating'],
    operator: 'GT',
    value: '3',
    ...given,
  })

  test('is left out', () => {
    expect(isWhole(filter, condition({}))).toBe(true)
    expect(isWhole(filter, condition({ value: 'three' }))).toBe(false)
    expect(isWhole(filter, condition({ operator: 'CONTAINS' }))).toBe(false)
    expect(isWhole(filter, condition({ path: ['disease'] }))).toBe(false)
    expect(toFilter(filter, { kind: 'group', any: false, parts: [condition({ value: '' })] })).toBeNull()
  })

  test('a filter that the form cannot show is said to be so', () => {
    const several = { disease: { name: { operator: 'EQ', value: 'a' }, id: { operator: 'EQ', value: 1 } } }
    expect(fromFilter(filter, several)).toBeNull()
    expect(fromFilter(filter, { nosuchfield: { operator: 'EQ', value: 1 } })).toBeNull()
    expect(fromFilter(filter, 'text')).toBeNull()
  })
})
