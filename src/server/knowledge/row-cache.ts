/** Bytes of numbers and rows, roughly: two for each character, and what objects and their members take beside. */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length + 24
  if (value === null || typeof value !== 'object') return 8
  return Object.values(value).reduce((sum: number, member) => sum + 8 + weightOf(member), 64)
}

/** Values that batches found for keys, of one version of the knowledge. Whoever gets one must not change it. */
export interface RowCache {
  get(batch: string, key: number | string): unknown
  set(batch: string, key: number | string, value: unknown): void
}

interface Entry {
  value: unknown
  bytes: number
}

type Generation = Map<string, Map<number | string, Entry>>

/** Bytes of an entry beside its value. */
const ENTRY_BYTES = 150

/**
 * A row cache of two generations: what is used of the old one moves to the young one, and when that has half of the bytes
 * the old one is dropped. An LRU list would have to be written at each of the hundreds of rows that an answer reads.
 * @param maxBytes of all values together
 */
export function createRowCache(maxBytes: number): RowCache {
  let young: Generation = new Map()
  let old: Generation = new Map()
  let bytes = 0

  function put(batch: string, key: number | string, entry: Entry): void {
    let rows = young.get(batch)
    if (!rows) young.set(batch, (rows = new Map()))
    bytes += entry.bytes - (rows.get(key)?.bytes ?? 0)
    rows.set(key, entry)
    if (bytes <= maxBytes / 2) return
    old = young
    young = new Map()
    bytes = 0
  }

  return {
    get(batch, key) {
      const entry = young.get(batch)?.get(key)
      if (entry) return entry.value
      const former = old.get(batch)?.get(key)
      if (former) put(batch, key, former)
      return former?.value
    },
    set: (batch, key, value) => put(batch, key, { value, bytes: weightOf(value) + ENTRY_BYTES }),
  }
}
