import { PostgresDialect } from 'kysely'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { PoolClient } from 'pg'
import Cursor from 'pg-cursor'
import { createAdmission } from '#server/admission.ts'
import { DatabaseUnavailable, TooManyReaders } from '../database-error.ts'
import { translatePostgresError } from './postgres-errors.ts'
import { createPool } from './connection-pool.ts'
import { admissionLimits, SILENCE_MS } from './postgres-limits.ts'
import type { PoolLimits } from './postgres-limits.ts'

/**
 * A connection as Kysely uses it. Errors are translated, and a server that stays silent beyond the limit of a
 * statement counts as lost: the connection is then closed when it is released.
 */
function guarded(client: PoolClient, limits: PoolLimits, released: () => void): PostgresPoolClient {
  const silence = limits.statement === 0 ? 0 : limits.statement + SILENCE_MS
  let lost: DatabaseUnavailable | undefined

  async function answered<T>(send: () => Promise<T>): Promise<T> {
    if (lost) throw lost
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<never>((_resolve, reject) => {
      if (silence > 0) timer = setTimeout(() => reject(new Error('the server is silent')), silence)
    })
    try {
      return await Promise.race([send(), tooLate])
    } catch (error) {
      const translated = translatePostgresError(error)
      if (translated instanceof DatabaseUnavailable) lost = translated
      throw translated
    } finally {
      clearTimeout(timer)
    }
  }

  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query<R>(statement: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof statement === 'string')
      return answered(() => client.query(statement, [...parameters]) as Promise<unknown>)
    const cursor = client.query(statement as Cursor<R>)
    return {
      read: (count: number) => answered(() => cursor.read(count)),
      // A cursor waits for ever for a connection that is gone.
      close: async () => {
        if (!lost) await answered(() => cursor.close())
      },
    }
  }
  const release = (destroy?: boolean) => {
    client.release(destroy || lost !== undefined)
    released()
  }
  return { query, release }
}

/** Pool of connections to a PostgreSQL database, as a Kysely dialect. */
export function postgresDialect(url: string, limits: PoolLimits): PostgresDialect {
  const pool = createPool(url, limits)
  const admission = createAdmission(admissionLimits(limits), () => new TooManyReaders())
  const guardedPool: PostgresPool = {
    options: pool.options,
    connect: async () => {
      const place = await admission.enter()
      try {
        return guarded(await pool.connect(), limits, place.leave)
      } catch (error) {
        place.leave()
        const isFull = error instanceof Error && error.message === 'timeout exceeded when trying to connect'
        throw isFull ? new TooManyReaders(error) : translatePostgresError(error)
      }
    },
    end: () => pool.end(),
  }
  return new PostgresDialect({ pool: guardedPool, cursor: Cursor })
}
