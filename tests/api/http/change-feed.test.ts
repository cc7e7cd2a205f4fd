import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultTrafficLimits } from '#server/config/traffic-limits.ts'
import { open } from '#server/storage/database.ts'
import type { Reading } from '#server/storage/database.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

/** Versions of which a feed is far longer than what the kernel takes for a client that does not read. */
const VERSIONS = 2000
const DOCUMENT = JSON.stringify({ description: 'x'.repeat(16_000) })
const FEED = '/api/changes'

/** A reading whose rows are handed over once `afterRead` has been done with their number. */
const watched = (db: Reading, afterRead: (rows: number) => Promise<void>): Reading =>
  db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await afterRead(result.rows.length)
      return result
    },
  })

describeOnSqliteFirst('A long feed of changes', (engine) => {
  let database: TestDatabase
  let curia: TestApp
  let port: number
  /** Rows that were read since it was last set to 0. */
  let rows = 0
  /** Done between two reads of the database. */
  let meanwhile = async () => {}
  beforeAll(async () => {
    database = await engine.createDatabase()
    const storage = await open(database.url)
    await storage.write((tx) =>
      sql`
        insert into record_versions (record_type, record_id, number, version, at, cause, document)
        with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(VERSIONS)})
        select 'EVIDENCE_ITEM', n, 1, 1, '2026-01-02T03:04:05.006Z', 'RELEASE', cast(${DOCUMENT} as text) from numbers
      `.execute(tx),
    )
    const read = watched(storage.read, async (given) => {
      rows += given
      await meanwhile()
    })
    curia = await testApp(database.url, {
      storage: { ...storage, read },
      // Fast enough for everybody who reads at all.
      traffic: { ...defaultTrafficLimits, sendMs: 2000 },
    })
    await curia.app.listen({ host: '127.0.0.1', port: 0 })
    port = (curia.app.server.address() as AddressInfo).port
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })

  /** Sockets of the service to an address that were opened since this was called. */
  function socketsOf(address: string): Socket[] {
    const sockets: Socket[] = []
    curia.app.server.on('connection', (socket) => {
      if (socket.remoteAddress === address) sockets.push(socket)
    })
    return sockets
  }

  /** An answer of which nothing is read but what the client's kernel takes. */
  async function unread(localAddress: string): Promise<IncomingMessage> {
    const request = get({ host: '127.0.0.1', port, path: FEED, localAddress, agent: false })
    request.on('error', () => {})
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    answer.on('error', () => {})
    return answer
  }
  const url = (path: string) => `http://127.0.0.1:${port}${path}`

  it('lets others read meanwhile', async () => {
    const statuses: number[] = []
    let isAsking = false
    meanwhile = async () => {
      // Whoever asks reads the database, too.
      if (isAsking) return
      isAsking = true
      statuses.push((await fetch(url('/api/status'))).status)
      isAsking = false
    }
    const feed = await (await fetch(url(FEED))).text()
    meanwhile = async () => {}
    expect(feed.split('\n').length - 1).toBe(VERSIONS)
    expect(statuses.length).toBeGreaterThan(5)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('is read from the database only as far as its clients read, who are disconnected when they stop', async () => {
    rows = 0
    const state = { areGone: false }
    const sockets = socketsOf('127.0.0.2')
    const clients = await Promise.all([unread('127.0.0.2'), unread('127.0.0.2')])
    const gone = Promise.all(sockets.map((socket) => once(socket, 'close'))).then(() => {
      state.areGone = true
    })
    const { statusCode, body, headers } = await curia.app.inject({
      method: 'HEAD',
      url: `${FEED}?wait=30`,
      remoteAddress: '127.0.0.2',
    })
    // It has no body to read, takes none of the two places of the address and waits for nothing.
    expect([state.areGone, statusCode, body, headers['content-type'], headers['x-curia-version']]).toEqual([
      false,
      200,
      '',
      'application/x-ndjson; charset=utf-8',
      '1',
    ])
    await gone
    const readForBoth = rows
    expect(readForBoth).toBeLessThan(VERSIONS)
    for (const client of clients) client.destroy()
    await fetch(url(`${FEED}?since=1`))
    expect(rows - readForBoth).toBeLessThan(10)
  })
})
