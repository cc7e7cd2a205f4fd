/**
 * Finding of a service on a subject, null when nothing; or that it could not be asked, and why.
 * `off`: the operator lets no service be asked.
 */
export type Finding<Value> =
  | { reached: true; value: Value | null }
  | { reached: false; reason: string; off?: boolean }

/** How long each kind of finding is kept, in ms: what is there seldom changes; what was down may be back soon. */
const TTL_MS = { something: 6 * 3_600_000, nothing: 3_600_000, unreachable: 30_000 }
/** Weight of an entry beside its key and value, in bytes. */
const ENTRY_BYTES = 300

const lifetime = (finding: Finding<unknown>) =>
  finding.reached ? (finding.value === null ? TTL_MS.nothing : TTL_MS.something) : TTL_MS.unreachable

/**
 * TTL cache: findings of one service in memory, until they are too old or newer ones need their place.
 * @param allowed bytes of all of them
 */
export function createTtlCache<Value>(
  now: () => number = () => performance.now(),
  allowed = 8 * 1024 * 1024,
) {
  const entries = new Map<string, { finding: Finding<Value>; until: number; weight: number }>()
  let bytes = 0

  function drop(key: string) {
    const entry = entries.get(key)
    if (entry && entries.delete(key)) bytes -= entry.weight
  }

  return {
    /** The finding of that key, if it is still to be believed. */
    find(key: string): Finding<Value> | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      if (entry.until <= now()) {
        bytes -= entry.weight
        return undefined
      }
      entries.set(key, entry)
      return entry.finding
    },
    /** @param size characters of the answer the finding was read from */
    keep(key: string, finding: Finding<Value>, size: number): void {
      drop(key)
      const weight = 2 * key.length + 2 * size + ENTRY_BYTES
      if (weight > allowed / 4) return
      entries.set(key, { finding, until: now() + lifetime(finding), weight })
      bytes += weight
      while (bytes > allowed) drop(entries.keys().next().value ?? '')
    },
  }
}
