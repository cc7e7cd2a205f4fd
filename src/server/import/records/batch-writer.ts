import { CompiledQuery } from 'kysely'
import type { Insertable } from 'kysely'
import type { Dialect } from '#server/storage/dialect.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Writing } from '#server/storage/database.ts'

type Table = keyof Tables
type Column<T extends Table> = keyof Tables[T] & string

/** Action to take with a row whose key is there already. */
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

/** Rows after which the statistics of a table are gathered, and then whenever it has doubled. */
const GROWTH = 10_000

/**
 * A writer for one transaction. Building a statement costs more than running it, so statements are built once for
 * a few numbers of rows and then only run with other values. As tables grow, their statistics are gathered: PostgreSQL
 * would read all of a table that it believes to be empty for every row that is looked up in it.
 */
export function batchWriter(tx: Writing, dialect: Dialect): BatchWriter {
  const statements = new Map<string, string>()
  const growth = new Map<Table, { rows: number; analyzed: number }>()
  async function noteGrowth(table: Table, rows: number): Promise<void> {
    const tableGrowth = growth.get(table) ?? { rows: 0, analyzed: 0 }
    tableGrowth.rows += rows
    growth.set(table, tableGrowth)
    if (tableGrowth.rows - tableGrowth.analyzed < Math.max(GROWTH, tableGrowth.analyzed)) return
    tableGrowth.analyzed = tableGrowth.rows
    await dialect.gatherStatistics(tx, table)
  }
  return {
    async insert(table, rows, conflict = { do: 'fail' }) {
      const [first] = rows
      if (!first) return
      const columns = Object.keys(first)
      let from = 0
      while (from < rows.length) {
        const size = dialect.insertSize(rows.length - from)
        const key = `${table} ${size} ${conflict.do} ${columns.join()} ${unchangedColumns(conflict)}`
        const some = rows.slice(from, from + size)
        assertSameColumns(some, columns)
        const statement =
          statements.get(key) ??
          `${dialect.insertText(table, columns, size)} ${conflictText(columns, conflict)}`
        statements.set(key, statement)
        await tx.executeQuery(CompiledQuery.raw(statement, dialect.insertParameters(some)))
        from += size
      }
      await noteGrowth(table, rows.length)
    },
  }
}

function unchangedColumns<T extends Table>(conflict: OnConflict<T>): string {
  return conflict.do === 'update' ? conflict.keep.join() : ''
}

function assertSameColumns(rows: readonly object[], columns: readonly string[]): void {
  const other = rows.find((row) => Object.keys(row).length !== columns.length)
  if (other) throw new Error(`rows differ in their columns: ${Object.keys(other).join()}`)
}

function conflictText<T extends Table>(columns: readonly string[], conflict: OnConflict<T>): string {
  if (conflict.do === 'fail') return ''
  if (conflict.do === 'nothing') return 'on conflict do nothing'
  const unchanged = new Set<string>([...conflict.key, ...conflict.keep])
  const overwritten = columns.filter((column) => !unchanged.has(column))
  const assignments = overwritten.map((column) => `"${column}" = excluded."${column}"`).join(', ')
  const key = conflict.key.map((column) => `"${column}"`).join(', ')
  return `on conflict (${key}) do update set ${assignments}`
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
