import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { runForClient } from '#server/concurrency/request-client.ts'
import { open } from '#server/storage/database.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { poolLimits } from '#server/storage/postgres/postgres-limits.ts'
import { postgres } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const LOCK = 12

const graphql = (query: string): InjectOptions => ({
  method: 'POST',
  url: '/api/graphql',
  payload: { query },
})

describe.skipIf(inject('postgresUrl') === null)('Many addresses at work at once (postgres)', () => {
  let database: TestDatabase
  let storage: Storage
  let gate: Storage
  let curia: TestApp
  let key: string
  beforeAll(async () => {
    database = await postgres.createDatabase()
    storage = await open(database.url)
    gate = await open(database.url, { migrate: false, unlimited: true })
    curia = await testApp(database.url, { schema, storage })
    key = (await userWithKey(storage, 'reader')).key
  })
  afterAll(async () => {
    await curia.close()
    await gate.close()
    await database.drop()
  })

  /** Statements of as many addresses as there are connections and places to wait, which go on when the gate opens. */
  const crowd = (use: 'read' | 'scan' | 'identity') => {
    const db: Reading = use === 'identity' ? storage.identity.read : storage[use]
    const { connections, waiting } = poolLimits[use]
    return Array.from({ length: connections + waiting }, (_, host) =>
      runForClient(`2001:db8:${host.toString(16)}::`, () =>
        sql`select pg_advisory_xact_lock_shared(${LOCK}), ${host}::int`.execute(db),
      ),
    )
  }

  const requests: InjectOptions[] = [
    graphql('{ evidenceItems { nodes { id } } }'),
    { ...graphql('{ diseases { totalCount } }'), headers: { authorization: 'Bearer' } },
    ...[
      '/api/changes',
      '/api/changes/list.json',
      '/api/records/evidence/1/versions',
      '/api/evidence_items',
      '/api/genes/1',
      '/links/entrez_id/673',
    ].map((url) => ({ url })),
    {
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { email: 'reader@example.org', password: 'is it this one' },
    },
  ]

  it('is said in 503 with Retry-After by every route, not in the checks of health, and passes', async () => {
    const opening = Promise.withResolvers<void>()
    const closed = Promise.withResolvers<void>()
    const gateKeeper = gate.writeAside(async (tx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
      closed.resolve()
      await opening.promise
    })
    await closed.promise
    const crowds = Promise.all((['read', 'scan', 'identity'] as const).flatMap(crowd))
    const ask = async (request: InjectOptions) => {
      const headers = request.headers && { authorization: `Bearer ${key}` }
      const {
        statusCode,
        headers: answered,
        body,
      } = await curia.app.inject({
        ...request,
        ...(headers && { headers }),
        remoteAddress: '192.0.2.1',
      })
      return { url: request.url, statusCode, retryAfter: answered['retry-after'], body }
    }
    const answers = await Promise.all(requests.map(ask))
    expect(answers).toEqual(
      requests.map(({ url }) => ({
        url,
        statusCode: 503,
        retryAfter: '10',
        body: expect.stringContaining('Too many answers are being read at once') as string,
      })),
    )
    const health = await Promise.all(['/api/ready', '/api/status'].map((url) => ask({ url })))
    expect(health.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    opening.resolve()
    await gateKeeper
    await crowds
    // The database counts as away for a moment.
    await expect
      .poll(async () => (await ask(graphql('{ evidenceItems { totalCount } }'))).statusCode)
      .toBe(200)
    const after = await Promise.all(requests.map(ask))
    expect(after.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 404, 200, 404, 404, 401])
    expect(curia.log.filter((line) => line.includes('"level":50'))).toEqual([])
  })
})
