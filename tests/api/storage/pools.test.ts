import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { DatabaseBusy, DatabaseUnavailable } from '#server/storage/database-error.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { describeOnEachEngine, postgres } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'

const PATIENCE_MS = 400

/** A change in another process, such as an import, that goes on until it is told to end. */
async function changeElsewhere(url: string): Promise<{ end(): Promise<void> }> {
  const importer = await open(url, { migrate: false, unlimited: true })
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const begun = Promise.withResolvers<void>()
  const change = importer.write(async () => {
    begun.resolve()
    await ended
  })
  await begun.promise
  return {
    async end() {
      end()
      await change
      await importer.close()
    },
  }
}

describeOnEachEngine('changes that wait for another', (engine) => {
  let database: TestDatabase
  let storage: Storage

  beforeAll(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url, { patience: PATIENCE_MS })
  })
  afterAll(async () => {
    await storage.close()
    await database.drop()
  })

  it('all wait from when they were asked for, not one after the other', async () => {
    const other = await changeElsewhere(database.url)
    const waiting = Array.from({ length: 8 }, () => storage.write(async () => {}).catch((error) => error))
    const oneAfterTheOther = new Promise((resolve) => setTimeout(() => resolve('late'), 4 * PATIENCE_MS))
    const first = await Promise.race([Promise.all(waiting), oneAfterTheOther])
    expect(first).toEqual(Array.from({ length: 8 }, () => expect.any(DatabaseBusy) as unknown))
    await other.end()
    await storage.write(async () => {})
  })

  it('leave readers, keys and the check of readiness their connections', async () => {
    const { key } = await userWithKey(storage, `reader-${engine.name}`)
    const { app, close } = await testApp(database.url, { storage })
    const other = await changeElsewhere(database.url)
    const waiting = Array.from({ length: 40 }, () => storage.write(async () => {}).catch(() => 'busy'))
    const answers = await Promise.all([
      app.inject({ url: '/api/ready' }),
      ...Array.from({ length: 20 }, () =>
        app.inject({
          method: 'POST',
          url: '/api/graphql',
          headers: { authorization: `Bearer ${key}` },
          payload: { query: '{ one }' },
        }),
      ),
    ])
    const isStillWaiting = await Promise.race([Promise.all(waiting), 'waiting'])
    expect([answers.map(({ statusCode }) => statusCode), isStillWaiting]).toEqual([
      Array.from({ length: 21 }, () => 200),
      'waiting',
    ])
    await Promise.all(waiting)
    await other.end()
    await close()
  })
})

describe.skipIf(inject('postgresUrl') === null)('connections to PostgreSQL', () => {
  it('are bounded in how long they run, wait and idle', async () => {
    const database = await postgres.createDatabase()
    const storage = await open(database.url)
    const settings = async (db: Storage['read']) => {
      const { rows } = await sql<Record<string, string>>`
        select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle
      `.execute(db)
      return rows[0]
    }
    expect(await settings(storage.read)).toEqual({ statement: '10s', lock: '5s', idle: '30s' })
    expect(await settings(storage.scan)).toEqual({ statement: '5s', lock: '5s', idle: '30s' })
    expect(await settings(storage.identity.read)).toEqual({ statement: '5s', lock: '5s', idle: '30s' })
    expect(await settings(storage.probe)).toEqual({ statement: '2s', lock: '2s', idle: '2s' })
    expect(await storage.writeAside(settings)).toEqual({ statement: '30s', lock: '10s', idle: '30s' })
    await storage.close()
    await database.drop()
  })

  it('say of a change that was ended as it took too long that the database did not answer', async () => {
    const database = await postgres.createDatabase()
    const storage = await open(database.url)
    const change = storage.write(async (tx) => {
      await sql`set local statement_timeout = 1`.execute(tx)
      await sql`select pg_sleep(60)`.execute(tx)
    })
    await expect(change).rejects.toThrow(DatabaseUnavailable)
    await storage.write(async () => {})
    await storage.close()
    await database.drop()
  })
})
