import { PostgresDialect } from 'kysely'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import Cursor from 'pg-cursor'
import { createAdmission } from '#server/concurrency/admission.ts'
import { held } from '#server/monitoring/held-resources.ts'
import { watchPool } from '#server/monitoring/database-pools.ts'
import { DatabaseUnavailable, DeadlineExceeded, TooManyReaders } from '../database-error.ts'
import { isEndedTransaction, isOutdatedPlan, translatePostgresError } from './postgres-errors.ts'
import type { Interruption } from './interruption.ts'
import { createPool } from './connection-pool.ts'
import { admissionLimits, SILENCE_MS } from './postgres-limits.ts'
import type { PoolLimits, PoolUse } from './postgres-limits.ts'
import { preparedStatements } from './prepared-statements.ts'
import type { StatementNames } from './prepared-statements.ts'

/** What may be ended from outside, when the server has fallen silent. */
interface Interruptible {
  interruption?: Interruption | undefined
}

const unnamed: StatementNames = { of: () => undefined, renew: () => {} }

/**
 * A connection as Kysely uses it. Errors are translated, and a server that stays silent beyond the limit of a
 * statement counts as lost: the connection is then closed when it is released.
 */
function guarded(
  client: PoolClient,
  {
    use,
    limits,
    names,
    place,
    interruption,
  }: { use: PoolUse; limits: PoolLimits; names: StatementNames; place: Disposable } & Interruptible,
): PostgresPoolClient {
  const silence = limits.statement === 0 ? 0 : limits.statement + SILENCE_MS
  let lost: DatabaseUnavailable | undefined
  /** What ended the transaction, if a statement of it took too long. */
  let late: DeadlineExceeded | undefined
  /** Statements were prepared for a schema that a later version of Curia has migrated since. */
  let isOutdated = false
  /** Ways to end the statements that wait for an answer. */
  const waiting = new Set<(error: Error) => void>()

  async function answered<T>(send: () => Promise<T>): Promise<T> {
    if (lost) throw lost
    const { promise: tooLate, reject } = Promise.withResolvers<never>()
    const timer = silence > 0 && setTimeout(() => reject(new Error('the server is silent')), silence)
    waiting.add(reject)
    try {
      return await Promise.race([send(), tooLate])
    } catch (error) {
      if (late && isEndedTransaction(error)) throw late
      const translated = translatePostgresError(error)
      if (translated instanceof DatabaseUnavailable) lost = translated
      if (translated instanceof DeadlineExceeded) late = translated
      throw translated
    } finally {
      waiting.delete(reject)
      if (timer) clearTimeout(timer)
    }
  }
  // A connection may be lost between two reads of a cursor, which then waits for ever for an answer to its end.
  function onError(error: Error) {
    const translated = translatePostgresError(error)
    if (translated instanceof DatabaseUnavailable) lost = translated
    for (const reject of waiting) reject(error)
  }
  client.on('error', onError)
  const endInterruption = interruption?.listen(onError)

  async function prepared(text: string, values: unknown[]) {
    const name = names.of(text)
    if (name === undefined) return client.query({ text, values })
    try {
      return await client.query({ text, values, name })
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error
      isOutdated = true
      names.renew()
      // Within a transaction, which has ended with the error, this fails: whoever asked comes back.
      return client.query({ text, values })
    }
  }

  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query<R>(statement: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof statement === 'string') {
      const values = [...parameters]
      return answered(() => prepared(statement, values) as Promise<unknown>)
    }
    const cursor = client.query(statement as Cursor<R>)
    const open = held('cursor', use)
    return {
      read: (count: number) => answered(() => cursor.read(count)),
      close: async () => {
        using cursorEnd = open
        if (!lost) await answered(() => cursor.close())
      },
    }
  }
  const release = (destroy?: boolean) => {
    client.off('error', onError)
    endInterruption?.()
    client.release(destroy || isOutdated || lost !== undefined)
    place[Symbol.dispose]()
  }
  return { query, release }
}

/** A connection of a pool; one that is made too late for an interruption is closed. */
async function connected(pool: Pool, interruption: Interruption | undefined): Promise<PoolClient> {
  if (!interruption) return pool.connect()
  const { promise: interrupted, reject } = Promise.withResolvers<never>()
  const end = interruption.listen(reject)
  const connecting = pool.connect()
  try {
    return await Promise.race([connecting, interrupted])
  } catch (error) {
    connecting.then(
      (client) => client.release(true),
      () => {},
    )
    throw error
  } finally {
    end()
  }
}

/**
 * Pool of connections to a PostgreSQL database, as a Kysely dialect.
 * @param options.use of the connections
 * @param options.isPrepared whether statements that are sent often are prepared: those whose plan is good for all values
 */
export function postgresDialect(
  url: string,
  limits: PoolLimits,
  { use, isPrepared = false, interruption }: { use: PoolUse; isPrepared?: boolean } & Interruptible,
): PostgresDialect {
  const pool = createPool(url, limits)
  const counted = { use: `database ${use}`, kind: 'connection' } as const
  const admission = createAdmission(admissionLimits(limits, counted), () => new TooManyReaders())
  const unwatch = watchPool(use, () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: admission.length().waiting,
  }))
  const names = isPrepared ? preparedStatements() : unnamed
  let end: Promise<void> | undefined
  const guardedPool: PostgresPool = {
    options: pool.options,
    connect: async () => {
      using resources = new DisposableStack()
      resources.use(await admission.enter())
      try {
        const client = await connected(pool, interruption)
        return guarded(client, { use, limits, names, place: resources.move(), interruption })
      } catch (error) {
        const isFull = error instanceof Error && error.message === 'timeout exceeded when trying to connect'
        throw isFull ? new TooManyReaders(error) : translatePostgresError(error)
      }
    },
    // Plain statements and transactions may share the pool, each with a driver that ends it.
    end: () => (end ??= pool.end().finally(unwatch)),
  }
  return new PostgresDialect({ pool: guardedPool, cursor: Cursor })
}
