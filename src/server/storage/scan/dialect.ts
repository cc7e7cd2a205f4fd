import { SqliteAdapter, SqliteDialect } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { translateSqliteError } from '../sqlite-errors.ts'
import { rowMaker } from '../sqlite-rows.ts'
import type { RowMaker } from '../sqlite-rows.ts'
import { LongListCompiler, toSqlite } from '../sqlite-statements.ts'
import type { ScanAnswer } from './messages.ts'
import type { ScanPool } from './pool.ts'

/** Makers of rows that are kept, by statement. */
const MOST_MAKERS = 500

/** A connection that sends its statements to the processes of a pool. */
class ScanConnection implements DatabaseConnection {
  readonly #pool: ScanPool
  readonly #makers = new Map<string, RowMaker>()
  constructor(pool: ScanPool) {
    this.#pool = pool
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = await this.#pool.run({ sql, parameters: parameters.map(toSqlite) })
    if ('message' in answer)
      throw translateSqliteError(Object.assign(new Error(answer.message), { errcode: answer.errcode }))
    const make = this.#makerFor(sql, answer)
    // What the rows are says the statement, as in every driver.
    return { rows: answer.rows.map((values) => make(values) as Row) }
  }

  // oxlint-disable-next-line require-yield -- rows of a stream are read where their reader is
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('statements that scan do not stream')
  }

  #makerFor(sql: string, { columns }: Extract<ScanAnswer, { rows: unknown }>): RowMaker {
    const key = `${columns.length} ${sql}`
    const known = this.#makers.get(key)
    if (known) return known
    const make = rowMaker(columns)
    if (this.#makers.size >= MOST_MAKERS) this.#makers.clear()
    this.#makers.set(key, make)
    return make
  }
}

const noTransaction = async () => {
  throw new Error('statements that scan are in no transaction')
}

const scanDriver = (pool: ScanPool): Driver => {
  const connection = new ScanConnection(pool)
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: noTransaction,
    commitTransaction: noTransaction,
    rollbackTransaction: noTransaction,
    releaseConnection: async () => {},
    destroy: () => pool.close(),
  }
}

class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** Dialect of a SQLite file whose statements run in the processes of a pool. */
export class ScanDialect extends SqliteDialect {
  readonly #pool: ScanPool
  constructor(pool: ScanPool) {
    super({ database: async () => Promise.reject(new Error('the database is in other processes')) })
    this.#pool = pool
  }
  override createDriver() {
    return scanDriver(this.#pool)
  }
  override createAdapter() {
    return new ConcurrentSqliteAdapter()
  }
  override createQueryCompiler() {
    return new LongListCompiler()
  }
}
