import type { SelectQueryBuilder } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { countRows } from './page.ts'

/** What is remembered, and how much of it: beyond that, what was asked for longest ago is forgotten. */
const REMEMBERED = { number: 1000, rows: 64 }
type Kind = keyof typeof REMEMBERED

/** Values of one version of the knowledge, by what they are the value of. */
interface Memory {
  version: number
  values: Record<Kind, Map<string, Promise<unknown>>>
}

/** Longer keys, such as those of long lists of ids, are seldom the same twice. */
const LONGEST_KEY = 4000

const memories = new WeakMap<Reading, Memory>()

function memoryOf(db: Reading, version: number): Memory | null {
  const memory = memories.get(db)
  if (memory && memory.version >= version) return memory.version === version ? memory : null
  const empty: Memory = { version, values: { number: new Map(), rows: new Map() } }
  memories.set(db, empty)
  return empty
}

/**
 * A value that follows from the knowledge alone, worked out once for each version of it and however many ask at once.
 * Not for what changes otherwise: accounts, organizations, notifications, the time.
 * Whoever gets it must not change it.
 * @param kind a number (or a short list of them), or rows of a page
 * @param key differs from that of every other value of the kind
 */
export async function known<Value>(
  db: Reading,
  kind: Kind,
  key: string,
  workOut: () => Promise<Value>,
): Promise<Value> {
  // Read first: a change in between makes what is remembered newer than its version, never older.
  const memory = memoryOf(db, await versionNow(db))
  if (!memory || key.length > LONGEST_KEY) return workOut()
  const values = memory.values[kind]
  const value = (values.get(key) as Promise<Value> | undefined) ?? workOut()
  values.delete(key)
  values.set(key, value)
  value.catch(() => values.delete(key))
  if (values.size > REMEMBERED[kind]) values.delete(values.keys().next().value ?? '')
  return value
}

function keyOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): string {
  const { sql, parameters } = query.compile()
  return JSON.stringify([sql, parameters])
}

/** How many rows a query of knowledge finds; see {@link known}. */
export function knownCount<DB, TB extends keyof DB, Row>(
  db: Reading,
  rows: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  return known(db, 'number', keyOf(rows.clearSelect()), () => countRows(rows))
}

/** The rows that a query of knowledge finds: those of a page; see {@link known}. */
export function knownRows<DB, TB extends keyof DB, Row>(
  db: Reading,
  page: SelectQueryBuilder<DB, TB, Row>,
): Promise<Row[]> {
  return known(db, 'rows', keyOf(page), async () => (await page.execute()) as Row[])
}
