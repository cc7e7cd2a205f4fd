import { Pool, types } from 'pg'
import type { CustomTypesConfig, PoolConfig } from 'pg'
import { CONNECT_MS, KEEPALIVE_MS } from './postgres-limits.ts'
import type { PoolLimits } from './postgres-limits.ts'

const { builtins } = types

/** Counts and sums fit a JavaScript number; the driver would hand them out as text. */
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
}

const settingsOf = (url: string, limits: PoolLimits): PoolConfig => ({
  connectionString: url,
  max: limits.connections,
  // It bounds both the making of a connection and the waiting for one that is taken.
  connectionTimeoutMillis: Math.min(CONNECT_MS, limits.patience),
  statement_timeout: limits.statement,
  lock_timeout: limits.lock,
  idle_in_transaction_session_timeout: limits.idleInTransaction,
  // Compiling a statement, or starting processes that share its work, takes longer than it saves on those that answer
  // a reader, of which several run at once.
  options: '-c jit=off -c max_parallel_workers_per_gather=0',
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEPALIVE_MS,
  types: {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      (format !== 'binary' && parsers[oid]) || types.getTypeParser(oid, format),
  } as CustomTypesConfig,
})

/** A connection pool whose lost connections are replaced at the next use and never end the process. */
export function createPool(url: string, limits: PoolLimits, further: PoolConfig = {}): Pool {
  const pool = new Pool({ ...settingsOf(url, limits), ...further })
  pool.on('error', () => {})
  // The pool listens to idle connections only; whoever uses one hears of its end by the statement that fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
