import { CompiledQuery } from 'kysely'
import type { Insertable } from 'kysely'
import type { Dialect } from '#server/storage/dialect.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Writing } from '#server/storage/database.ts'

type Table = keyof Tables
type Column<T extends Table> = keyof Tables[T] & string

/** What to do with a row whose key is there already. */
export type OnConflict<T extends Table> =
  | { do: 'fail' }
  | { do: 'nothing' }
  | { do: 'update'; key: Column<T>[]; keep: Column<T>[] }

/** Inserts many rows with few statements. */
export type BatchWriter = {
  /**
   * Inserts rows, all of which have the same columns in the same order. With `update`, a row whose key exists overwrites that row,
   * the key and the columns to keep excepted.
   */
  insert<T extends Table>(
    table: T,
    rows: readonly Insertable<Tables[T]>[],
    conflict?: OnConflict<T>,
  ): Promise<void>
}

/** Rows of one statement. Few sizes make few statements, each of which the database keeps prepared. */
const SIZES = [64, 8, 1]

/**
 * A writer for one transaction. Building a statement costs more than running it, so statements are built once for
 * a few numbers of rows and then only run with other values.
 */
export function batchWriter(tx: Writing, dialect: Dialect): BatchWriter {
  const statements = new Map<string, string>()
  return {
    async insert(table, rows, conflict = { do: 'fail' }) {
      const [first] = rows
      if (!first) return
      const columns = Object.keys(first)
      const most = Math.floor(dialect.maxParameters / columns.length)
      let from = 0
      while (from < rows.length) {
        const left = Math.min(rows.length - from, most)
        const size = SIZES.find((size) => size <= left) ?? 1
        const key = `${table} ${size} ${conflict.do} ${columns.join()} ${keptColumns(conflict)}`
        const some = rows.slice(from, from + size)
        const statement = statements.get(key) ?? statementFor(tx, table, some, columns, conflict)
        statements.set(key, statement)
        await tx.executeQuery(CompiledQuery.raw(statement, parametersOf(some, columns)))
        from += size
      }
    },
  }
}

function keptColumns<T extends Table>(conflict: OnConflict<T>): string {
  return conflict.do === 'update' ? conflict.keep.join() : ''
}

function parametersOf(rows: readonly object[], columns: readonly string[]): unknown[] {
  const parameters: unknown[] = []
  for (const row of rows) {
    const values: unknown[] = Object.values(row)
    if (values.length !== columns.length)
      throw new Error(`rows differ in their columns: ${Object.keys(row).join()}`)
    parameters.push(...values)
  }
  return parameters
}

function statementFor<T extends Table>(
  tx: Writing,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
  columns: readonly string[],
  conflict: OnConflict<T>,
): string {
  // One placeholder each: only the text of the statement is used.
  const placeholders = rows.map(() => Object.fromEntries(columns.map((column) => [column, 0])))
  const insert = tx.insertInto(table).values(placeholders as unknown as Insertable<Tables[T]>[])
  if (conflict.do === 'fail') return insert.compile().sql
  if (conflict.do === 'nothing') return insert.onConflict((on) => on.doNothing()).compile().sql
  const kept = new Set<string>([...conflict.key, ...conflict.keep])
  const overwritten = columns.filter((column) => !kept.has(column))
  const assignments = overwritten.map((column) => `"${column}" = excluded."${column}"`).join(', ')
  const key = conflict.key.map((column) => `"${column}"`).join(', ')
  return `${insert.compile().sql} on conflict (${key}) do update set ${assignments}`
}

/**
 * The parts of a list, each of at most `size` members, to be used in `in (…)`. The last part is filled up by repeating
 * a member: few lengths make few statements.
 */
export function* inParts<Member>(members: readonly Member[], size: number): Generator<Member[]> {
  for (let from = 0; from < members.length; from += size) {
    const part = members.slice(from, from + size)
    const length = Math.min(size, 2 ** Math.ceil(Math.log2(part.length)))
    const repeated = part.slice(0, length - part.length)
    yield [...part, ...repeated]
  }
}
