import type { Choice } from '#app/ui/controls/Select.tsx'
import { readDay } from './filter-days.ts'

/** A filter of a list; its value stands in the address under its id. */
export type ListFilter = { id: string; label: string } & (
  | { kind: 'text' }
  | { kind: 'choice'; choices: readonly Choice[]; initial?: string; empty?: string }
  /** The value is an id, as of an organization. */
  | { kind: 'person' }
  | { kind: 'organization' }
  /** The value is a day such as `2026-05-06`. */
  | { kind: 'day' }
)

function readFilter(search: URLSearchParams, filter: ListFilter): string | undefined {
  const value = search.get(filter.id)?.trim() || undefined
  switch (filter.kind) {
    case 'text':
      return value
    case 'choice':
      return filter.choices.some((choice) => choice.value === value) ? value : filter.initial
    case 'day':
      return readDay(value)
    default:
      return value && /^[1-9]\d{0,8}$/.test(value) ? value : undefined
  }
}

/** The values of the filters in an address; what is no value of its filter is ignored. */
export const readFilters = (
  search: URLSearchParams,
  filters: readonly ListFilter[],
): Record<string, string | undefined> =>
  Object.fromEntries(filters.map((filter) => [filter.id, readFilter(search, filter)]))

/** Checks whether the address narrows or widens the list by one of the filters. */
export const isFiltered = (search: URLSearchParams, filters: readonly ListFilter[]): boolean =>
  filters.some((filter) => {
    const value = readFilter(search, filter)
    return value !== undefined && !(filter.kind === 'choice' && value === filter.initial)
  })

/** The address without the filters; what else stands in it stays. */
export function withoutFilters(search: URLSearchParams, filters: readonly ListFilter[]): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const { id } of filters) next.delete(id)
  return next
}
