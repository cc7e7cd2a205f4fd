import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import { createCoalescing } from '#server/caches/coalesce.ts'
import { clientOrigin } from '#server/concurrency/request-client.ts'

/**
 * A driver that coalesces statements: while one waits for a connection, it waits for all who send the same for the same
 * client. None of them can know of anything that it does not see, as it has not begun.
 */
function coalescingDriver(driver: Driver): Driver {
  const coalesce = createCoalescing<QueryResult<unknown>>()

  async function execute(query: CompiledQuery, begin: () => void): Promise<QueryResult<unknown>> {
    const connection = await driver.acquireConnection().finally(begin)
    try {
      return await connection.executeQuery(query)
    } finally {
      await driver.releaseConnection(connection)
    }
  }

  const connection: DatabaseConnection = {
    executeQuery<Row>(query: CompiledQuery) {
      const key = JSON.stringify([clientOrigin(), query.sql, query.parameters])
      return coalesce(key, (_signal, close) => execute(query, close)) as Promise<QueryResult<Row>>
    },
    // oxlint-disable-next-line require-yield -- rows of a stream are read where their reader is
    async *streamQuery(): AsyncGenerator<never> {
      throw new Error('statements that scan do not stream')
    },
  }

  const noTransaction = async () => {
    throw new Error('statements that scan are in no transaction')
  }
  return {
    init: () => driver.init(),
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: noTransaction,
    commitTransaction: noTransaction,
    rollbackTransaction: noTransaction,
    destroy: () => driver.destroy(),
  }
}

/** A dialect whose equal statements are executed once for all who wait for them. They are in no transaction. */
export const coalescingDialect = (dialect: Dialect): Dialect => ({
  createDriver: () => coalescingDriver(dialect.createDriver()),
  createAdapter: () => dialect.createAdapter(),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createIntrospector: (db) => dialect.createIntrospector(db),
})
