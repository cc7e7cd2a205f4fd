import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newApiKey } from '#server/accounts/api-keys/api-key-format.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { poolLimits } from '#server/storage/postgres/postgres-limits.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { brokenComments, startWorkload } from '#tests/support/service/fault-workload.ts'
import type { Workload } from '#tests/support/service/fault-workload.ts'
import { postgres } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import { startPostgres } from '#tests/support/storage/postgres.ts'
import type { PostgresServer } from '#tests/support/storage/postgres.ts'
import { startCuria } from '#tests/support/service/server.ts'
import type { CuriaServer } from '#tests/support/service/server.ts'
import { startTcpProxy } from '#tests/support/service/tcp-proxy.ts'
import type { TcpProxy } from '#tests/support/service/tcp-proxy.ts'

/** So many diseases with long names are a stream that goes on for a while. */
const LONG_TABLE = 2000

const insertDiseases = (storage: Storage, count: number) =>
  storage.write((tx) =>
    sql`
      insert into diseases (name, name_folded, created_at, updated_at)
      select repeat('long ', 400) || n, repeat('long ', 400) || n, '2026-01-01', '2026-01-01'
      from generate_series(1, ${sql.lit(count)}) as n
    `.execute(tx),
  )

describe.skipIf(inject('postgresUrl') === null)('When PostgreSQL fails, the service', () => {
  let server: PostgresServer
  let proxy: TcpProxy
  let service: CuriaServer
  let workload: Workload

  beforeAll(async () => {
    server = await startPostgres({ durable: true })
    proxy = await startTcpProxy(Number(new URL(server.url).port))
    const throughProxy = new URL(server.url)
    throughProxy.port = String(proxy.port)
    service = await startCuria({ database: throughProxy.href })
    const storage = await open(server.url)
    const { key } = await userWithKey(storage, 'cora')
    const { id } = await storage.read.selectFrom('features').select('id').executeTakeFirstOrThrow()
    await insertDiseases(storage, LONG_TABLE)
    await storage.close()
    workload = startWorkload({ url: service.url, key, featureId: id, curators: 3, readers: 3 })
    await workload.answeredAgain()
  })
  afterAll(async () => {
    await service?.stop()
    await proxy?.stop()
    await server?.stop()
  })

  /** Runs statements of an operator, beside the service. */
  async function asOperator(statement: string) {
    const storage = await open(server.url, { migrate: false })
    await sql.raw(statement).execute(storage.read)
    await storage.close()
  }

  it('goes on after the server was stopped at once and started again', async () => {
    await server.restart()
    await workload.answeredAgain()
  })

  it('goes on after kill -9 of the server', async () => {
    await server.kill9()
    const unready = await fetch(`${service.url}/api/ready`)
    expect([unready.status, await unready.json()]).toEqual([
      503,
      { status: 'unavailable', reason: expect.stringContaining('database') as string },
    ])
    await workload.refused()
    await server.restart()
    await workload.answeredAgain()
    expect((await fetch(`${service.url}/api/ready`)).status).toBe(200)
  })

  it('goes on after its connections were terminated', async () => {
    for (let round = 0; round < 3; round += 1) {
      await asOperator(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      )
      await workload.answeredAgain()
    }
  })

  it('goes on after the server was silent', async () => {
    server.freeze()
    await workload.refused()
    server.thaw()
    await workload.answeredAgain()
  })

  it('goes on after the network was cut', async () => {
    proxy.cut()
    await workload.refused()
    proxy.mend()
    await workload.answeredAgain()
  })

  it('has lost nothing that it had answered, left nothing half and ended no request otherwise than by 503', async () => {
    const report = await workload.stop()
    const storage = await open(server.url)
    expect(await brokenComments(storage, report.answered)).toEqual([])
    await storage.close()
    expect(report.unexpected).toEqual([])
    expect(report.answered.length).toBeGreaterThan(0)
    expect(service.output()).not.toContain('a request failed')
    expect(await service.stop()).toBe(0)
  })
})

describe.skipIf(inject('postgresUrl') === null)('While PostgreSQL is away, the interface', () => {
  it('goes on giving answers of the version known last and tells others to come back', async () => {
    const database = await postgres.createDatabase()
    const url = new URL(database.url)
    const proxy = await startTcpProxy(Number(url.port))
    await open(database.url).then((storage) => storage.close())
    url.port = String(proxy.port)
    const { app, close } = await testApp(url.href)
    const ask = (query: string) => app.inject({ method: 'POST', url: '/api/graphql', payload: { query } })
    expect((await ask('{ one }')).headers['x-curia-stale']).toBeUndefined()
    proxy.cut()
    const kept = await ask('{ one }')
    expect([kept.statusCode, kept.json(), kept.headers['x-curia-stale']]).toEqual([
      200,
      { data: { one: 1 } },
      '1',
    ])
    const refused = await ask('{ two }')
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      503,
      '5',
      {
        errors: [
          {
            message: 'The database does not answer at the moment; try again in a few seconds',
            extensions: { code: 'DATABASE_UNAVAILABLE' },
          },
        ],
      },
    ])
    const keyed = await app.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { authorization: `Bearer ${newApiKey()}` },
      payload: { query: '{ one }' },
    })
    expect([keyed.statusCode, keyed.headers['retry-after']]).toEqual([503, '5'])
    const legacy = await app.inject({ url: '/api/genes' })
    expect([legacy.statusCode, legacy.headers['retry-after']]).toEqual([503, '5'])
    proxy.mend()
    await expect.poll(async () => (await ask('{ two }')).statusCode).toBe(200)
    await close()
    await proxy.stop()
    await database.drop()
  })
})

describe.skipIf(inject('postgresUrl') === null)('A stream of rows', () => {
  it('ends when its connection is lost between two reads', async () => {
    const database = await postgres.createDatabase()
    const url = new URL(database.url)
    const proxy = await startTcpProxy(Number(url.port))
    url.port = String(proxy.port)
    const storage = await open(url.href)
    await insertDiseases(storage, 3)
    const snapshot = await storage.snapshot('stream')
    const rows = snapshot.db.selectFrom('diseases').select('id').stream(1)[Symbol.asyncIterator]()
    await rows.next()
    const started = performance.now()
    proxy.cut()
    await rows.return?.().catch(() => {})
    await snapshot[Symbol.asyncDispose]()
    proxy.mend()
    // It does not wait for the limit of a statement of a silent server.
    expect(performance.now() - started).toBeLessThan(poolLimits.stream.statement)
    const again = await storage.snapshot('stream')
    expect(await again.db.selectFrom('diseases').select('id').limit(1).execute()).toHaveLength(1)
    await again[Symbol.asyncDispose]()
    await storage.close()
    await proxy.stop()
    await database.drop()
  })
})
