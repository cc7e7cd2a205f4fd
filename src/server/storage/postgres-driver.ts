import { PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { CustomTypesConfig } from 'pg'
import Cursor from 'pg-cursor'

const { builtins } = types

/** Counts and sums fit a JavaScript number; the driver would hand them out as text. */
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
}

/** A pool of connections to a PostgreSQL database, as a Kysely dialect. */
export function postgresDialect(url: string, options: { maxConnections: number }): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers[oid]) || types.getTypeParser(oid, format),
    } as CustomTypesConfig,
  })
  // An idle connection that the server closes is replaced on next use; it must not end the process.
  pool.on('error', () => {})
  return new PostgresDialect({ pool, cursor: Cursor })
}
