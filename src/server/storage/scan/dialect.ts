import { CompiledQuery, SqliteAdapter, SqliteDialect } from 'kysely'
import type { DatabaseConnection, Driver, QueryResult } from 'kysely'
import { translateSqliteError } from '../sqlite/sqlite-errors.ts'
import { rowMaker } from '../sqlite/sqlite-rows.ts'
import type { RowMaker } from '../sqlite/sqlite-rows.ts'
import { LongListCompiler, toSqlite } from '../sqlite/sqlite-statements.ts'
import type { ScanAnswer, ScannedFile } from './messages.ts'
import type { ScanPool, ScanProcess } from './pool.ts'

/** Makers of rows that are kept, by statement. */
const MOST_MAKERS = 500

type ReadRows = (sql: string, answer: Extract<ScanAnswer, { rows: unknown }>) => unknown[]

/** Makes rows of what the processes answer; how is worked out once for each statement. */
function rowReader(): ReadRows {
  const makers = new Map<string, RowMaker>()
  return (sql, { columns, rows }) => {
    const key = `${columns.length} ${sql}`
    const make = makers.get(key) ?? rowMaker(columns)
    if (!makers.has(key) && makers.size >= MOST_MAKERS) makers.clear()
    makers.set(key, make)
    return rows.map(make)
  }
}

/** A connection whose statements run in a process of a pool. */
class ScanConnection implements DatabaseConnection {
  readonly #process: ScanProcess
  readonly #file: ScannedFile
  readonly #readRows: ReadRows
  constructor(process: ScanProcess, file: ScannedFile, readRows: ReadRows) {
    this.#process = process
    this.#file = file
    this.#readRows = readRows
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = await this.#process.run({ ...this.#file, sql, parameters: parameters.map(toSqlite) })
    if ('message' in answer)
      throw translateSqliteError(Object.assign(new Error(answer.message), { errcode: answer.errcode }))
    // What the rows are says the statement, as in every driver.
    return { rows: this.#readRows(sql, answer) as Row[] }
  }

  // oxlint-disable-next-line require-yield -- rows of a stream are read where their reader is
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('statements that scan do not stream')
  }

  release(): void {
    this.#process.release()
  }
}

const run = (statement: string) => async (connection: DatabaseConnection) => {
  await connection.executeQuery(CompiledQuery.raw(statement))
}

function scanDriver(pool: ScanPool, file: ScannedFile, isShared: boolean): Driver {
  const readRows = rowReader()
  return {
    init: async () => {},
    acquireConnection: async () => new ScanConnection(await pool.acquire(), file, readRows),
    beginTransaction: run('begin'),
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    releaseConnection: async (connection) => {
      if (connection instanceof ScanConnection) connection.release()
    },
    destroy: async () => {
      if (!isShared) await pool.close()
    },
  }
}

class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/**
 * Dialect of a SQLite file whose statements run in the processes of a pool, which is closed with it unless several files
 * share it.
 */
export class ScanDialect extends SqliteDialect {
  readonly #pool: ScanPool
  readonly #file: ScannedFile
  readonly #isShared: boolean
  constructor(pool: ScanPool, file: ScannedFile, { isShared = false }: { isShared?: boolean } = {}) {
    super({ database: async () => Promise.reject(new Error('the database is in other processes')) })
    this.#pool = pool
    this.#file = file
    this.#isShared = isShared
  }
  override createDriver() {
    return scanDriver(this.#pool, this.#file, this.#isShared)
  }
  override createAdapter() {
    return new ConcurrentSqliteAdapter()
  }
  override createQueryCompiler() {
    return new LongListCompiler()
  }
}
