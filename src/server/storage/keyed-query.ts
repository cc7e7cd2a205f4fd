import type { CompiledQuery, DialectAdapter, RawBuilder } from 'kysely'
import type { Reading } from './access.ts'

/** A query builder, or raw SQL, that gives these rows. */
export type QueryOf<Row> = { compile(): CompiledQuery; execute(): Promise<Row[]> } | RawBuilder<Row>

interface KeyedStatement {
  compiled: CompiledQuery
  /** Which key each parameter is; null for one that is no key. */
  keyOf: readonly (number | null)[]
}

/** Numbers of keys whose statement is kept; longer lists are compiled each time, as SQLite passes them as JSON. */
const MOST_KEYS = 256

/**
 * A query that depends on nothing but its keys, so that the statement for each number of them is built and compiled
 * once: doing so took a quarter of the time of a record of the legacy REST API.
 * @param build passes each key as a parameter, unchanged
 * @returns the rows for the keys
 */
export function keyedQuery<Key extends number | string, Row>(
  build: (db: Reading, keys: Key[]) => QueryOf<Row>,
): (db: Reading, keys: Key[]) => Promise<Row[]> {
  const statements = new WeakMap<DialectAdapter, Map<number, KeyedStatement>>()

  function compileFor(db: Reading, count: number): KeyedStatement {
    // Stand for the keys while the query is compiled, to tell them from its other parameters.
    const placeholders: unknown[] = Array.from({ length: count }, (_, place) => Symbol(`key ${place}`))
    const compiled = build(db, placeholders as Key[]).compile(db)
    const keyOf = compiled.parameters.map((parameter) => placeholders.indexOf(parameter))
    if (placeholders.some((_, place) => !keyOf.includes(place)))
      throw new Error(`the parameters of a keyed query lack some of its keys: ${compiled.sql}`)
    return { compiled, keyOf: keyOf.map((place) => (place < 0 ? null : place)) }
  }

  function statementFor(db: Reading, count: number): KeyedStatement {
    const { adapter } = db.getExecutor()
    const byCount = statements.get(adapter) ?? new Map<number, KeyedStatement>()
    statements.set(adapter, byCount)
    const statement = byCount.get(count) ?? compileFor(db, count)
    byCount.set(count, statement)
    return statement
  }

  return async (db, keys) => {
    if (keys.length > MOST_KEYS) return rowsOf(db, build(db, keys).compile(db))
    const { compiled, keyOf } = statementFor(db, keys.length)
    const parameters = compiled.parameters.map((parameter, place) => {
      const key = keyOf[place]
      return key == null ? parameter : keys[key]
    })
    return rowsOf(db, { ...compiled, parameters })
  }
}

const rowsOf = async <Row>(db: Reading, query: CompiledQuery): Promise<Row[]> =>
  (await db.executeQuery(query as CompiledQuery<Row>)).rows
