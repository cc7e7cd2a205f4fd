import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { open } from '#server/storage/database.ts'
import { allMigrations, newestMigration } from '#server/storage/migrations/migrate.ts'
import { openReplica } from '#server/storage/replicas/replica.ts'
import { createReplicas } from '#server/storage/replicas/replicas.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { onServer, startPostgres, startReplica } from '#tests/support/storage/postgres.ts'
import type { PostgresServer } from '#tests/support/storage/postgres.ts'

const VERSION = 'x-curia-version'
const SOON = { timeout: 30_000, interval: 50 }

describe.skipIf(inject('postgresUrl') === null)('A service with a replica of its database', () => {
  let primary: PostgresServer
  let standby: PostgresServer
  let curia: TestApp
  const ids = { profile: 0, item: 0 }
  /** Statements about evidence items that the replica has answered. */
  let replicated = 0

  beforeAll(async () => {
    primary = await startPostgres({ durable: true })
    await (await open(primary.url)).close()
    standby = await startReplica(primary)
    const storage = await open(primary.url, { migrate: false })
    await storage.write(async (tx) => {
      ids.profile = (await addVariant(tx, await addFeature(tx, 'GEN1'), 'V1E')).profile
      ids.item = await addEvidence(tx, ids.profile, { description: 'It responds.' })
    })
    const replica = await openReplica(storage, standby.url, {
      log: ({ level, query }) => {
        if (level === 'query' && query.sql.includes('evidence_items')) replicated += 1
      },
    })
    const log = { info: vi.fn(), warn: vi.fn() }
    curia = await testApp(primary.url, { schema, replicas: createReplicas([replica], { log }) })
    await storage.close()
  })
  afterAll(async () => {
    await curia?.close()
    await standby?.stop()
    await primary?.stop()
  })

  let asked = 0
  /** Evidence items in an answer that no cache has. */
  async function count(headers: Record<string, string> = {}) {
    asked += 1
    const query = `{ a${asked}: evidenceItems { totalCount } b: evidenceItems(description: "other ${asked}") { totalCount } }`
    const answer = await curia.app.inject({
      method: 'POST',
      url: '/api/graphql',
      payload: { query },
      headers,
    })
    const { data } = answer.json<{ data?: Record<string, { totalCount: number }> }>()
    return {
      status: answer.statusCode,
      version: Number(answer.headers[VERSION]),
      count: data?.[`a${asked}`]?.totalCount,
    }
  }
  const addOne = () => curia.storage.write((tx) => addEvidence(tx, ids.profile, { description: 'More.' }))
  it('answers readers from it', async () => {
    await vi.waitFor(async () => expect((await count()).count).toBe(1), SOON)
    await vi.waitFor(async () => {
      const before = replicated
      await count()
      expect(replicated).toBeGreaterThan(before)
    }, SOON)
  })

  it('shows nobody an older version while it lags, and comes back to it', async () => {
    await onServer(standby, 'select pg_wal_replay_pause()')
    const { version } = await count()
    await addOne()
    expect(await count()).toEqual({ status: 200, version: version + 1, count: 2 })
    for (const address of [
      '/api/evidence_items',
      `/api/gks/evidence.ndjson`,
      `/api/changes?since=${version}`,
    ]) {
      const answer = await curia.app.inject(address)
      expect([address, answer.statusCode, answer.headers[VERSION]]).toEqual([
        address,
        200,
        String(version + 1),
      ])
    }
    await onServer(standby, 'select pg_wal_replay_resume()')
    await vi.waitFor(async () => {
      const [row] = await onServer(standby, 'select version from knowledge_state')
      expect(row).toEqual({ version: version + 1 })
    }, SOON)
    expect(await count()).toEqual({ status: 200, version: version + 1, count: 2 })
  })

  it('finds a saved search that the replica does not have yet', async () => {
    await onServer(standby, 'select pg_wal_replay_pause()')
    const ask = async (query: string) =>
      (await curia.app.inject({ method: 'POST', url: '/api/graphql', payload: { query } })).json<{
        data: Record<string, { permalinkId: string } | null>
      }>()
    const search = `searchEvidenceItems(query: { description: { value: "responds", operator: CONTAINS } }, createPermalink: true)`
    const made = await ask(`{ ${search} { permalinkId } }`)
    const id = made.data['searchEvidenceItems']?.permalinkId
    expect(id).toEqual(expect.any(String))
    const found = await ask(`{ searchByPermalink(permalinkId: "${id}") { permalinkId } }`)
    expect(found.data['searchByPermalink']).toEqual({ permalinkId: id })
    await onServer(standby, 'select pg_wal_replay_resume()')
  })

  it('answers readers while the primary is away, and nobody who has seen more than the replica has', async () => {
    const { version } = await vi.waitFor(async () => {
      const answer = await count()
      const [row] = await onServer(standby, 'select version from knowledge_state')
      expect(row).toEqual({ version: answer.version })
      return answer
    }, SOON)
    await primary.kill9()
    await vi.waitFor(async () => expect(await count()).toEqual({ status: 200, version, count: 2 }), SOON)
    expect((await count({ [VERSION]: String(version + 1) })).status).toBe(503)
    for (const address of [
      '/api/evidence_items',
      `/api/evidence_items/${ids.item}`,
      '/api/gks/evidence.ndjson',
    ])
      expect([address, (await curia.app.inject(address)).statusCode]).toEqual([address, 200])
    const query = '{ evidenceItems { totalCount } }'
    const stale = await curia.app.inject({ method: 'POST', url: '/api/graphql', payload: { query } })
    expect([stale.statusCode, stale.headers['x-curia-stale']]).toEqual([200, '1'])
    const ready = await curia.app.inject('/api/ready')
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'read-only', reason: expect.stringContaining('does not answer') as string },
    ])
    await expect(addOne()).rejects.toThrow('does not answer')
    await primary.restart()
    await vi.waitFor(addOne, SOON)
    expect(await count()).toMatchObject({ status: 200, count: 3 })
  })

  it('does not read a replica that lacks a migration yet', async () => {
    await onServer(
      primary,
      `delete from kysely_migration where name = (select max(name) from kysely_migration)`,
    )
    await vi.waitFor(async () => {
      const [row] = await onServer(standby, 'select count(*)::int as count from kysely_migration')
      expect(row).toEqual({ count: Object.keys(allMigrations).length - 1 })
    }, SOON)
    const replica = await openReplica(curia.storage, standby.url)
    await expect(replica.version()).rejects.toMatchObject({
      cause: { message: `the replica lacks the migrations ${newestMigration} yet` },
    })
    await onServer(
      primary,
      `insert into kysely_migration (name, timestamp) values ('${newestMigration}', '')`,
    )
    await vi.waitFor(async () => expect(await replica.version()).toEqual(expect.any(Number)), SOON)
    await replica.storage.close()
  })

  it('reads the primary while the replica is away', async () => {
    await standby.kill9()
    for (let turn = 0; turn < 3; turn += 1) expect(await count()).toMatchObject({ status: 200, count: 3 })
    await addOne()
    expect(await count()).toMatchObject({ status: 200, count: 4 })
    await standby.restart()
    const before = replicated
    await vi.waitFor(async () => {
      expect(await count()).toMatchObject({ status: 200, count: 4 })
      expect(replicated).toBeGreaterThan(before)
    }, SOON)
  })

  it('goes on when a later version of Curia adds to its tables, whose prepared statements are others then', async () => {
    const row = () =>
      curia.storage.read
        .selectFrom('evidence_items')
        .selectAll()
        .where('id', '=', ids.item)
        .executeTakeFirst()
    for (let turn = 0; turn < 8; turn += 1) await Promise.all([row(), row(), row()])
    expect(await row()).not.toHaveProperty('made_up')
    await curia.storage.writeAside((tx) =>
      sql`alter table evidence_items add column made_up text`.execute(tx),
    )
    for (let turn = 0; turn < 8; turn += 1) {
      for (const found of await Promise.all([row(), row(), row()]))
        expect(found).toMatchObject({ id: ids.item, made_up: null })
      expect((await curia.app.inject(`/api/evidence_items/${ids.item}`)).statusCode).toBe(200)
      expect(await count()).toMatchObject({ status: 200, count: 4 })
    }
    expect(await addOne()).toEqual(expect.any(Number))
  })
})
