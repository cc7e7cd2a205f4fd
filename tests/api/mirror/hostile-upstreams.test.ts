import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { createBackup } from '#server/backup/create-backup.ts'
import { installationId } from '#server/knowledge/records/record-origins.ts'
import { scheduleMirrors } from '#server/mirror/runs/mirror-schedule.ts'
import { addUpstream, allUpstreams } from '#server/mirror/upstreams.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { followService, runOnce, upstreamService } from '#tests/support/mirror/upstream-service.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MB = 1024 * 1024

describeOnSqliteFirst('A mirror whose upstream is hostile', (engine) => {
  let database: TestDatabase
  let mirror: Storage
  const closing: (() => Promise<unknown>)[] = []
  beforeEach(async () => {
    database = await engine.createDatabase()
    mirror = await open(database.url)
  })
  afterEach(async () => {
    await mirror.close()
    for (const close of closing.splice(0).toReversed()) await close()
    await database.drop()
  })

  /** A server with these answers. @returns its address */
  async function serve(answer: RequestListener): Promise<string> {
    const server = createServer(answer).listen(0, '127.0.0.1')
    await once(server, 'listening')
    closing.push(async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    })
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  it.each([
    ['lists in lists', '['.repeat(10 * MB), 'JSON of more than 64 levels'],
    ['objects in objects', '{"data":'.repeat(MB), 'JSON of more than 64 levels'],
    ['values', `{"data":{"a":[${'0,'.repeat(2 * MB)}0]}}`, 'JSON of more than 1,000,000 values'],
    ['bytes', ' '.repeat(17 * MB), 'larger than'],
    ['levels of a type', `{"data":{"__schema":${'{"ofType":'.repeat(5000)}`, 'JSON of more than 64 levels'],
  ])('refuses its JSON before it is parsed: too many %s', async (_what, body, error) => {
    const url = await serve((_request, response) => void response.end(body))
    await followService(mirror, url)
    await expect(runOnce(mirror)).rejects.toThrow(error)
  })

  it('is refused when it is this installation itself, by whatever address', async () => {
    const service = await upstreamService(database.url)
    closing.push(service.close)
    await addUpstream(mirror, { address: service.url.replace('127.0.0.1', 'localhost'), name: 'Self' })
    await expect(runOnce(mirror)).rejects.toThrow(/^Self .* is this installation itself, or a copy/)
    const [upstream] = await allUpstreams(mirror.read)
    expect(upstream).toMatchObject({
      run_error: expect.stringContaining('an installation cannot follow itself'),
    })
  })

  it('is refused when it is the service that a restored backup is of', async () => {
    const service = await upstreamService(database.url)
    closing.push(service.close)
    const folder = mkdtempSync(join(tmpdir(), 'curia-hostile-'))
    const { file } = await createBackup({ databaseUrl: database.url, states: folder, folder, keep: null })
    const copy = await engine.createDatabase(null)
    closing.push(copy.drop)
    await restoreBackup({ file, databaseUrl: copy.url, states: folder, force: engine.name === 'sqlite' })
    rmSync(folder, { recursive: true })
    const copied = await open(copy.url)
    // Origins of records name it, so a restored database keeps it.
    expect(await installationId(copied.read)).toBe(await installationId(mirror.read))
    await addUpstream(copied, { address: service.url, name: 'Original' })
    await expect(runOnce(copied)).rejects.toThrow(/^Original .* or a copy of its database/)
    await copied.close()
  })

  it('holds up no other: each has its own clock', async () => {
    const upstreamDatabase = await engine.createDatabase()
    closing.push(upstreamDatabase.drop)
    const other = await upstreamService(upstreamDatabase.url)
    closing.push(other.close)
    await other.storage.write((tx) => addEveryKind(tx))
    let isAsked = false
    const busy = await serve((_request, response) => {
      isAsked = true
      response.writeHead(429, { 'retry-after': '890' }).end()
    })
    await addUpstream(mirror, { address: busy, name: 'Busy' })
    await addUpstream(mirror, { address: other.url, name: 'Other', budget: 900 })
    const failures: unknown[] = []
    const schedule = scheduleMirrors(
      { databaseUrl: database.url, agent: 'Curia of the tests', minutes: 10 },
      {
        upstreams: async () => (await allUpstreams(mirror.read)).map(({ id }) => id),
        stopped: (errors) => failures.push(errors),
        failed: (error) => failures.push(error),
      },
    )
    try {
      schedule.start()
      await vi.waitFor(
        async () => {
          const rows = await allUpstreams(mirror.read)
          expect(rows.map(({ name, succeeded_at }) => [name, succeeded_at !== null])).toEqual([
            ['Busy', false],
            ['Other', true],
          ])
        },
        { timeout: 60_000, interval: 200 },
      )
      const [waiting] = await allUpstreams(mirror.read)
      expect([isAsked, waiting?.run_started_at, failures]).toEqual([true, expect.any(String), []])
    } finally {
      await schedule.stop()
    }
  })
})
