import { storeValue, useStoredValue } from '../browser-storage.ts'

export type Density = 'compact' | 'comfortable' | 'full'

export const densities: readonly { value: Density; label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'full', label: 'Full text' },
]

/** The height of a row in pixels: exact where its lines are limited, a guess for full text. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 37, comfortable: 57, full: 129 }

const densityKey = 'curia.table.density'
const columnsKey = (table: string) => `curia.table.${table}.columns`

/** Density of this reader's tables, in this browser; `initial` until chosen. */
export function useDensity(initial: Density): [Density, (density: Density) => void] {
  const stored = useStoredValue(densityKey)
  const density = densities.find(({ value }) => value === stored)?.value ?? initial
  return [density, (next) => storeValue(densityKey, next)]
}

/** The columns this reader last chose for a table in this browser, or null. */
export function useRememberedColumns(
  table: string,
): [readonly string[] | null, (columns: readonly string[] | null) => void] {
  const stored = useStoredValue(columnsKey(table))
  return [stored ? stored.split('.') : null, (next) => storeValue(columnsKey(table), next && next.join('.'))]
}
