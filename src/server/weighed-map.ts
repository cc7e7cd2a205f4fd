/** Bytes of an entry beside its key and value. */
const ENTRY_BYTES = 200

/** Values by text, of which those used longest ago leave when all together become too heavy. */
export interface WeighedMap<Value> {
  /** The value of the key, which counts as used. */
  get(key: string): Value | undefined
  /**
   * Keeps a value, or weighs it anew; one that does not fit alone is not kept.
   * @param weight bytes of the value; those of the key are added
   */
  set(key: string, value: Value, weight: number): void
  /** Whether a value may be kept: none takes more than a quarter of what is allowed. */
  fits(key: string, weight: number): boolean
  delete(key: string): void
  clear(): void
  /** What all of it weighs. */
  readonly bytes: number
}

/** @param allowed bytes of all keys and values together */
export function weighedMap<Value>(allowed: number): WeighedMap<Value> {
  const kept = new Map<string, { value: Value; weight: number }>()
  let bytes = 0

  const weigh = (key: string, weight: number) => 2 * key.length + weight + ENTRY_BYTES
  const fits = (key: string, weight: number) => weigh(key, weight) <= allowed / 4

  function drop(key: string): void {
    const entry = kept.get(key)
    if (entry && kept.delete(key)) bytes -= entry.weight
  }

  return {
    get(key) {
      const entry = kept.get(key)
      if (!entry) return undefined
      kept.delete(key)
      kept.set(key, entry)
      return entry.value
    },
    set(key, value, given) {
      drop(key)
      if (!fits(key, given)) return
      const weight = weigh(key, given)
      kept.set(key, { value, weight })
      bytes += weight
      while (bytes > allowed) drop(kept.keys().next().value ?? '')
    },
    fits,
    delete: drop,
    clear() {
      kept.clear()
      bytes = 0
    },
    get bytes() {
      return bytes
    },
  }
}
