import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver, SqliteQueryCompiler } from 'kysely'
import type { DatabaseConnection, PrimitiveValueListNode, SqliteDatabase, SqliteStatement } from 'kysely'
import { DatabaseBusy } from './database-busy.ts'
import { rowMaker } from './sqlite-rows.ts'
import type { RowMaker } from './sqlite-rows.ts'

/** Prepared statements kept per connection; beyond this the oldest are prepared anew. */
const KEPT_STATEMENTS = 500

/** SQLite knows no booleans: true and false travel as 1 and 0. */
const toSqlite = (value: unknown): SQLInputValue => {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === undefined) return null
  return value as SQLInputValue
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const columns = statement.columns()
  const reader = columns.length > 0
  statement.setReturnArrays(true)
  let width = columns.length
  let make: RowMaker | undefined
  const toRow = (values: unknown): unknown => {
    const row = values as SQLOutputValue[]
    // The database's schema can have changed since: then the statement has other columns.
    if (!make || row.length !== width) {
      make = rowMaker(statement.columns())
      width = row.length
    }
    return make(row)
  }
  return {
    reader,
    all: (parameters) => statement.all(...parameters.map(toSqlite)).map(toRow),
    run: (parameters) => statement.run(...parameters.map(toSqlite)),
    *iterate(parameters) {
      for (const values of statement.iterate(...parameters.map(toSqlite))) yield toRow(values)
    },
  }
}

function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement = adaptStatement(database.prepare(sql))
      if (statements.size >= KEPT_STATEMENTS) statements.delete(statements.keys().next().value ?? '')
      // A statement whose shape may change (DDL) is not worth keeping.
      if (statement.reader || /^\s*(insert|update|delete)/i.test(sql)) statements.set(sql, statement)
      return statement
    },
  }
}

/** How long a writer waits for one in another process (an import), in ms. */
const PATIENCE_MS = 10_000
const LOOK_AGAIN_MS = 20
const SQLITE_BUSY = 5

/** Extended codes say in the upper bits why exactly. */
const isBusy = (error: unknown) =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === SQLITE_BUSY

/**
 * Takes the write lock at the start, so that a transaction never fails half-way for want of it. Waits for it without
 * holding up the process, which goes on answering readers meanwhile.
 * @throws DatabaseBusy when the other does not end within its patience (ms)
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #patience: number
  constructor(database: SqliteDatabase, patience: number) {
    super({ database })
    this.#patience = patience
  }
  override async beginTransaction(connection: DatabaseConnection) {
    const run = (statement: string) => connection.executeQuery(CompiledQuery.raw(statement))
    const until = performance.now() + this.#patience
    await run('pragma busy_timeout = 0')
    try {
      for (;;) {
        try {
          await run('begin immediate')
          return
        } catch (error) {
          if (!isBusy(error)) throw error
          if (performance.now() > until) throw new DatabaseBusy()
          await setTimeout(LOOK_AGAIN_MS)
        }
      }
    } finally {
      await run(`pragma busy_timeout = ${PATIENCE_MS}`)
    }
  }
}

/** SQLite rolls DDL back like everything else, so each migration may run in a transaction. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Values of a list that become parameters of their own; SQLite has 32,766 of them for a whole statement. */
const LONGEST_PLAIN_LIST = 500

/** Longer lists travel as one parameter, so that no statement has too many however often it repeats a list. */
class LongListCompiler extends SqliteQueryCompiler {
  protected override visitPrimitiveValueList(node: PrimitiveValueListNode) {
    const isPlain = node.values.every((value) => typeof value === 'number' || typeof value === 'string')
    if (node.values.length <= LONGEST_PLAIN_LIST || !isPlain) return super.visitPrimitiveValueList(node)
    this.append('(select value from json_each(')
    this.appendValue(JSON.stringify(node.values))
    return this.append('))')
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase
  readonly #readOnly: boolean
  readonly #patience: number
  constructor(database: SqliteDatabase, { readOnly, patience }: { readOnly: boolean; patience: number }) {
    super({ database })
    this.#database = database
    this.#readOnly = readOnly
    this.#patience = patience
  }
  override createDriver() {
    if (this.#readOnly) return new SqliteDriver({ database: this.#database })
    return new ImmediateSqliteDriver(this.#database, this.#patience)
  }
  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }
  override createQueryCompiler() {
    return new LongListCompiler()
  }
}

/**
 * Opens one connection to a SQLite file (write-ahead log, foreign keys on, 10 s of patience for
 * another writer). Writers sync every commit to disk; a read-only connection refuses to write.
 */
export function sqliteDialect(
  file: string,
  options: {
    readOnly: boolean
    /** Reads through a cache of this size alone, without mapping the file into memory. */
    cacheKilobytes?: number
    /** How long a change waits for another writer, in ms; ten seconds unless given. */
    patience?: number
  },
): SqliteDialect {
  const database = new DatabaseSync(file)
  database.exec(`pragma busy_timeout = ${PATIENCE_MS}; pragma foreign_keys = on; pragma temp_store = memory`)
  if (options.readOnly) {
    const { cacheKilobytes } = options
    const memory = cacheKilobytes
      ? `pragma cache_size = -${cacheKilobytes}; pragma mmap_size = 0`
      : 'pragma cache_size = -65536; pragma mmap_size = 1073741824'
    database.exec(`pragma query_only = on; ${memory}`)
  } else database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32768')
  const { readOnly, patience = PATIENCE_MS } = options
  return new NodeSqliteDialect(adaptDatabase(database), { readOnly, patience })
}
