import { useSyncExternalStore } from 'react'

export type Density = 'compact' | 'comfortable' | 'full'

export const densities: readonly { value: Density; label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'full', label: 'Full text' },
]

const densityKey = 'curia.table.density'
const columnsKey = (table: string) => `curia.table.${table}.columns`
const listeners = new Set<() => void>()

/** Density of this reader's tables, in this browser; `initial` until chosen. */
export function useDensity(initial: Density): [Density, (density: Density) => void] {
  const stored = useSyncExternalStore(listen, () => read(densityKey), nothing)
  const density = densities.find(({ value }) => value === stored)?.value ?? initial
  return [density, (next) => write(densityKey, next)]
}

/** The columns this reader last chose for a table in this browser, or null. */
export function useRememberedColumns(
  table: string,
): [readonly string[] | null, (columns: readonly string[] | null) => void] {
  const stored = useSyncExternalStore(listen, () => read(columnsKey(table)), nothing)
  return [stored ? stored.split('.') : null, (next) => write(columnsKey(table), next && next.join('.'))]
}

/** What the server knows of a reader's choices. */
const nothing = () => null

function listen(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Storage may be closed to us (private windows, policies): then nothing is remembered. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    return
  }
  for (const listener of listeners) listener()
}
