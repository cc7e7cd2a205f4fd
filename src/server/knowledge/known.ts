import type { SelectQueryBuilder } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { countRows } from './page.ts'

/** Values of one version of the knowledge, by what they are the value of. */
interface Memory {
  version: number
  values: Map<string, Promise<unknown>>
}

/** What was asked for longest ago is forgotten beyond this. */
const REMEMBERED = 1000
/** Longer keys, such as those of long lists of ids, are seldom the same twice. */
const LONGEST_KEY = 4000

const memories = new WeakMap<Reading, Memory>()

function memoryOf(db: Reading, version: number): Memory | null {
  const memory = memories.get(db)
  if (memory && memory.version >= version) return memory.version === version ? memory : null
  const empty: Memory = { version, values: new Map() }
  memories.set(db, empty)
  return empty
}

/**
 * A value that follows from the knowledge alone, worked out once for each version of it and however many ask at once.
 * Not for what changes otherwise: accounts, organizations, notifications, the time.
 * @param key differs from that of every other value
 */
export async function known<Value>(db: Reading, key: string, workOut: () => Promise<Value>): Promise<Value> {
  // Read first: a change in between makes what is remembered newer than its version, never older.
  const memory = memoryOf(db, await versionNow(db))
  if (!memory || key.length > LONGEST_KEY) return workOut()
  const { values } = memory
  const value = (values.get(key) as Promise<Value> | undefined) ?? workOut()
  values.delete(key)
  values.set(key, value)
  value.catch(() => values.delete(key))
  if (values.size > REMEMBERED) values.delete(values.keys().next().value ?? '')
  return value
}

/** How many rows a query of knowledge finds; see {@link known}. */
export function knownCount<DB, TB extends keyof DB, Row>(
  db: Reading,
  rows: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const { sql, parameters } = rows.clearSelect().compile()
  return known(db, JSON.stringify([sql, parameters]), () => countRows(rows))
}
