import { searchComparisons, searchGroups } from '#app/graphql/generated/search-filters.ts'
import type { Comparison } from '#app/graphql/generated/search-filters.ts'

/** One comparison: the way to its field through the filters, how it compares, and with what. */
export type SearchCondition = { kind: 'condition'; path: readonly string[]; operator: string; value: string }
/** Conditions and groups of which all or any must hold. */
export type SearchGroup = { kind: 'group'; any: boolean; parts: readonly SearchPart[] }
export type SearchPart = SearchCondition | SearchGroup

export const emptyCondition: SearchCondition = { kind: 'condition', path: [], operator: '', value: '' }
export const emptyGroup: SearchGroup = { kind: 'group', any: false, parts: [emptyCondition] }

/** Operators that compare with nothing. */
const withoutValue = new Set(['IS_NULL', 'IS_NOT_NULL'])

export const takesValue = (operator: string): boolean => !withoutValue.has(operator)

/** The type of input that a way through the filters ends at; null when there is no such way. */
export function inputAt(filter: string, path: readonly string[]): string | null {
  let input: string = filter
  for (const name of path) {
    const field = searchGroups[input]?.find((each) => each.name === name)
    if (!field) return null
    input = field.input
  }
  return input
}

/** Comparison of the field at the end of a way; null while the way leads to no field yet. */
export function comparisonAt(filter: string, path: readonly string[]): Comparison | null {
  const input = path.length > 0 ? inputAt(filter, path) : null
  return input === null ? null : (searchComparisons[input] ?? null)
}

/** Checks whether everything is filled in that a condition needs. */
export function isWhole(filter: string, condition: SearchCondition): boolean {
  const comparison = comparisonAt(filter, condition.path)
  if (!comparison) return false
  if (comparison.operators.length > 0 && !comparison.operators.includes(condition.operator)) return false
  if (!takesValue(condition.operator)) return true
  return valueOf(comparison, condition.value) !== null
}

/** The filter for the interface; conditions that are not filled in are left out. Null when nothing is. */
export function toFilter(filter: string, group: SearchGroup): object | null {
  const subFilters = group.parts.flatMap((part) => {
    if (part.kind === 'group') return toFilter(filter, part) ?? []
    return isWhole(filter, part) ? [conditionFilter(filter, part)] : []
  })
  return subFilters.length > 0 ? { booleanOperator: group.any ? 'OR' : 'AND', subFilters } : null
}

function conditionFilter(filter: string, { path, operator, value }: SearchCondition): object {
  const comparison = comparisonAt(filter, path)
  const compared = {
    ...(comparison && comparison.operators.length > 0 ? { operator } : {}),
    ...(comparison && takesValue(operator) ? { [comparison.member]: valueOf(comparison, value) } : {}),
  }
  return path.reduceRight<object>((inner, name) => ({ [name]: inner }), compared)
}

function valueOf(comparison: Comparison, text: string): string | number | boolean | null {
  const trimmed = text.trim()
  switch (comparison.value) {
    case 'number':
      return trimmed !== '' && Number.isFinite(Number(trimmed)) ? Number(trimmed) : null
    case 'boolean':
      return trimmed === 'true' ? true : trimmed === 'false' ? false : null
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(trimmed) ? `${trimmed}T00:00:00.000Z` : null
    case 'choice':
      return comparison.choices?.includes(trimmed) ? trimmed : null
    case 'text':
      return trimmed === '' ? null : trimmed
  }
}

/**
 * Reads a filter of the interface back for the form. Null for one that the form cannot show, such as one made
 * elsewhere with several fields below one record.
 */
export function fromFilter(filter: string, input: unknown): SearchGroup | null {
  if (!isObject(input)) return null
  const { booleanOperator, subFilters, ...fields } = input
  const parts: SearchPart[] = []
  for (const [name, value] of Object.entries(fields)) {
    const condition = readCondition(filter, [name], value)
    if (!condition) return null
    parts.push(condition)
  }
  if (subFilters !== undefined && subFilters !== null) {
    if (!Array.isArray(subFilters)) return null
    for (const inner of subFilters) {
      const group = fromFilter(filter, inner)
      if (!group) return null
      const [only] = group.parts
      parts.push(group.parts.length === 1 && only ? only : group)
    }
  }
  return { kind: 'group', any: booleanOperator === 'OR', parts }
}

function readCondition(filter: string, path: readonly string[], value: unknown): SearchCondition | null {
  if (!isObject(value)) return null
  const comparison = comparisonAt(filter, path)
  if (comparison) {
    const operator = typeof value['operator'] === 'string' ? value['operator'] : ''
    const compared = value[comparison.member]
    const text = compared === null || compared === undefined ? '' : String(compared)
    return {
      kind: 'condition',
      path,
      operator,
      value: comparison.value === 'date' ? text.slice(0, 10) : text,
    }
  }
  const [only, ...others] = Object.entries(value)
  if (!only || others.length > 0 || inputAt(filter, path) === null) return null
  return readCondition(filter, [...path, only[0]], only[1])
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
