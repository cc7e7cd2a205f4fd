import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { open } from '#server/storage/database.ts'
import { openReplica } from '#server/storage/replicas/replica.ts'
import { createReplicas } from '#server/storage/replicas/replicas.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { startCuria } from '#tests/support/service/server.ts'
import type { CuriaServer } from '#tests/support/service/server.ts'
import { onServer, startPostgres, startReplica } from '#tests/support/storage/postgres.ts'
import type { PostgresServer } from '#tests/support/storage/postgres.ts'

const SOON = { timeout: 30_000, interval: 100 }

describe.skipIf(inject('postgresUrl') === null)('A database that can only be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curia-read-only-'))
  let primary: PostgresServer
  let standby: PostgresServer
  let key: string
  let featureId: number

  const start = (database: string, env: Record<string, string> = {}) =>
    startCuria({ database, env: { DATA_DIR: folder, METRICS: 'on', NIGHTLY_DELAY: '600', ...env } })
  beforeAll(async () => {
    primary = await startPostgres({ durable: true })
    await (await start(primary.url)).stop()
    const storage = await open(primary.url, { migrate: false })
    ;({ key } = await userWithKey(storage, 'cora'))
    featureId = (await storage.read.selectFrom('features').select('id').executeTakeFirstOrThrow()).id
    await storage.close()
    standby = await startReplica(primary)
  })
  afterAll(async () => {
    await standby?.stop()
    await primary?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const readiness = async ({ url }: CuriaServer) => {
    const answer = await fetch(`${url}/api/ready`)
    return { ...((await answer.json()) as { status: string }), code: answer.status }
  }
  const metric = async ({ url }: CuriaServer) =>
    /^curia_database_writable (\d)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]
  /** Makes a comment. @returns `made`, or the code of the error */
  async function comment({ url }: CuriaServer): Promise<string> {
    const query = 'mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }'
    const input = { body: 'It was read and understood.', subject: { entityType: 'FEATURE', id: featureId } }
    const answer = await fetch(`${url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ query, variables: { input } }),
    })
    const text = await answer.text()
    return text.includes('"addComment":{') ? 'made' : (/"code":"(\w+)"/.exec(text)?.[1] ?? text)
  }
  const readGenes = async ({ url }: CuriaServer) => (await fetch(`${url}/api/genes`)).status

  it('ends what waits for a replica within two seconds of its silence', async () => {
    const main = await open(primary.url, { migrate: false })
    const replica = await openReplica(main, standby.url)
    const replicas = createReplicas([replica], { log: { info: vi.fn(), warn: vi.fn() } })
    await replicas.highestVersion()
    const waiting = sql`select pg_sleep(9)`.execute(replica.storage.read)
    const scanning = sql`select pg_sleep(4.5)`.execute(replica.storage.scan)
    await new Promise((resolve) => setTimeout(resolve, 300))
    standby.freeze()
    const begun = performance.now()
    const ended = await Promise.allSettled([waiting, scanning])
    const seconds = (performance.now() - begun) / 1000
    standby.thaw()
    expect(ended).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ code: 'DATABASE_UNAVAILABLE' }) },
      { status: 'rejected', reason: expect.objectContaining({ code: 'DATABASE_UNAVAILABLE' }) },
    ])
    // It is asked every second, and may take one to answer.
    expect(seconds).toBeLessThan(3.5)
    await vi.waitFor(async () => expect(await replicas.withVersion(0)).not.toBeNull(), SOON)
    await replicas.close()
    await main.close()
  })

  it('lets the service start while the primary is down and a replica is there', async () => {
    await primary.kill9()
    const alone = await start(primary.url, { LOG_LEVEL: 'warn' }).catch(String)
    expect(alone).toContain('cannot be reached')
    const service = await start(primary.url, { DATABASE_REPLICA_URLS: standby.url })
    expect(await readiness(service)).toMatchObject({ code: 200, status: 'read-only' })
    expect(await readGenes(service)).toBe(200)
    expect(await comment(service)).toBe('DATABASE_UNAVAILABLE')
    expect(service.output()).toContain('the primary does not answer: starting read-only')
    await primary.restart()
    await vi.waitFor(async () => expect(await comment(service)).toBe('made'), SOON)
    expect(await readiness(service)).toMatchObject({ code: 200, status: 'ready' })
    expect(await service.stop()).toBe(0)
  })

  it('is a standby until it is promoted, as readiness, metrics and the log say', async () => {
    const service = await start(standby.url)
    await vi.waitFor(
      async () => expect(await readiness(service)).toMatchObject({ code: 200, status: 'read-only' }),
      SOON,
    )
    expect(JSON.stringify(await readiness(service))).toContain('it is a standby')
    expect([await metric(service), await readGenes(service), await comment(service)]).toEqual([
      '0',
      200,
      'DATABASE_UNAVAILABLE',
    ])
    expect(service.output()).toContain('the database can only be read')
    await onServer(standby, 'select pg_promote()')
    await vi.waitFor(async () => expect(await comment(service)).toBe('made'), SOON)
    await vi.waitFor(async () => expect(await metric(service)).toBe('1'), SOON)
    expect(await readiness(service)).toMatchObject({ code: 200, status: 'ready' })
    expect(service.output()).toContain('the database is writable again')
    expect(await service.stop()).toBe(0)
  })
})
