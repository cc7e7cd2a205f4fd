import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { SQLOutputValue, StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { isMainThread } from 'node:worker_threads'
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import type { DatabaseConnection, SqliteDatabase, SqliteStatement } from 'kysely'
import { held } from '#server/monitoring/held-resources.ts'
import { DatabaseBusy } from '../database-error.ts'
import { translateSqliteError } from './sqlite-errors.ts'
import { rowMaker } from './sqlite-rows.ts'
import { pageCacheKilobytes, watchPageCache } from './page-cache.ts'
import type { PageCacheUse } from './page-cache.ts'
import { LongListCompiler, toSqlite } from './sqlite-statements.ts'
import type { RowMaker } from './sqlite-rows.ts'

/** Prepared statements that the connection keeps that reads records; beyond this the oldest are prepared anew. */
const CACHED_STATEMENTS = 500
/** Those that any other keeps: there are many, and a statement of many joins takes some ten kilobytes. */
const FEW_STATEMENTS = 100

function translated<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw translateSqliteError(error)
  }
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
    all: (parameters) => translated(() => statement.all(...parameters.map(toSqlite)).map(toRow)),
    run: (parameters) => translated(() => statement.run(...parameters.map(toSqlite))),
    *iterate(parameters) {
      using cursor = held('cursor', 'sqlite')
      try {
        for (const values of statement.iterate(...parameters.map(toSqlite))) yield toRow(values)
      } catch (error) {
        throw translateSqliteError(error)
      }
    },
  }
}

interface OpenDatabase extends SqliteDatabase {
  readonly isTransaction: boolean
}

function adaptDatabase(
  database: DatabaseSync,
  { mostStatements = FEW_STATEMENTS, closed = () => {} } = {},
): OpenDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close() {
      database.close()
      closed()
    },
    get isTransaction() {
      return database.isTransaction
    },
    prepare(sql) {
      const entry = statements.get(sql)
      if (entry) return entry
      const statement = translated(() => adaptStatement(database.prepare(sql)))
      if (statements.size >= mostStatements) statements.delete(statements.keys().next().value ?? '')
      // A statement whose shape may change (DDL) is not worth keeping.
      if (statement.reader || /^\s*(insert|update|delete)/i.test(sql)) statements.set(sql, statement)
      return statement
    },
  }
}

const BUSY_TIMEOUT_MS = 10_000
const LOOK_AGAIN_MS = 20

/** Time that the change that begins next may wait for a writer in another process, in ms. */
export interface WriteLock {
  patience: number
}

/** Ends a transaction also where a full disk has ended it already, so that the disk is what is said. */
class OpenSqliteDriver extends SqliteDriver {
  readonly #database: OpenDatabase
  constructor(database: OpenDatabase) {
    super({ database })
    this.#database = database
  }
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/**
 * Takes the write lock at the start, so that a transaction never fails half-way for want of it. Waits for it without
 * holding up the process, which goes on answering readers meanwhile.
 * @throws DatabaseBusy when the other does not end within its patience
 */
class ImmediateSqliteDriver extends OpenSqliteDriver {
  readonly #lock: WriteLock
  constructor(database: OpenDatabase, lock: WriteLock) {
    super(database)
    this.#lock = lock
  }
  override async beginTransaction(connection: DatabaseConnection) {
    const run = (statement: string) => connection.executeQuery(CompiledQuery.raw(statement))
    const until = performance.now() + this.#lock.patience
    await run('pragma busy_timeout = 0')
    try {
      for (;;) {
        try {
          await run('begin immediate')
          return
        } catch (error) {
          if (!(error instanceof DatabaseBusy) || performance.now() > until) throw error
          await setTimeout(LOOK_AGAIN_MS)
        }
      }
    } finally {
      await run(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
    }
  }
}

/** SQLite rolls DDL back like everything else, so each migration may run in a transaction. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: OpenDatabase
  readonly #lock: WriteLock | undefined
  constructor(database: OpenDatabase, lock: WriteLock | undefined) {
    super({ database })
    this.#database = database
    this.#lock = lock
  }
  override createDriver() {
    if (!this.#lock) return new OpenSqliteDriver(this.#database)
    return new ImmediateSqliteDriver(this.#database, this.#lock)
  }
  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }
  override createQueryCompiler() {
    return new LongListCompiler()
  }
}

const COMMON = `pragma busy_timeout = ${BUSY_TIMEOUT_MS}; pragma foreign_keys = on; pragma temp_store = memory`

const cached = (use: PageCacheUse) => `${COMMON}; pragma cache_size = -${pageCacheKilobytes(use)}`

/** Statements with which a connection that writes begins. */
const writerSetUp = (use: 'write' | 'import') =>
  `${cached(use)}; pragma journal_mode = wal; pragma synchronous = full`

/**
 * Statements with which a connection that cannot write begins. The file is not mapped into memory: each change would
 * unmap it, and the first reader after it would wait for a page fault on each page.
 */
export const readerSetUp = (use: PageCacheUse): string =>
  `${cached(use)}; pragma query_only = on; pragma mmap_size = 0`

/** Statements with which a connection to a frozen state begins: several are open at once, of which most are idle. */
export const frozenSetUp = (): string =>
  `${cached('state')}; pragma query_only = on; pragma mmap_size = 1073741824`

interface ReadOnly {
  readOnly: true
  /** A frozen state: there is no write-ahead log, and nothing is locked. */
  isFrozen?: boolean | undefined
  /** For a stream a frozen state is not mapped into memory: what it reads must not stay there. */
  use: 'read' | 'answer' | 'stream'
}

interface Writer {
  readOnly: false
  use: 'write' | 'import'
  lock: WriteLock
}

/** Address of a file that SQLite opens, and does not make where there is none. */
export function existingFile(
  file: string,
  { isFrozen = false }: { isFrozen?: boolean | undefined } = {},
): URL {
  const url = pathToFileURL(file)
  url.searchParams.set('mode', isFrozen ? 'ro' : 'rw')
  if (isFrozen) url.searchParams.set('immutable', '1')
  return url
}

function setUpOf(options: ReadOnly | Writer): string {
  if (!options.readOnly) return writerSetUp(options.use)
  if (!options.isFrozen) return readerSetUp(options.use)
  return options.use === 'stream' ? readerSetUp('state') : frozenSetUp()
}

/** A dialect of a database that is open already, such as a file that is being made. */
export const openedDialect = (database: DatabaseSync): SqliteDialect =>
  new NodeSqliteDialect(adaptDatabase(database), undefined)

/**
 * Opens one connection to a SQLite file (write-ahead log, foreign keys on). Writers sync every commit to disk; a
 * read-only connection refuses to write.
 */
export function sqliteDialect(file: string, options: ReadOnly | Writer): SqliteDialect {
  const database = new DatabaseSync(existingFile(file, options.readOnly ? options : {}))
  const use = options.readOnly && options.isFrozen ? 'state' : options.use
  translated(() => database.exec(setUpOf(options)))
  const adapted = adaptDatabase(database, {
    mostStatements: isMainThread && use === 'read' ? CACHED_STATEMENTS : FEW_STATEMENTS,
    closed: watchPageCache(use),
  })
  return new NodeSqliteDialect(adapted, options.readOnly ? undefined : options.lock)
}
