import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { GraphQLInt, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { tableTexts } from '#server/export/tables/table-texts.ts'
import type { GraphQLContext } from '#server/graphql/context.ts'
import { schema } from '#server/graphql/schema.ts'
import { createMatchingFiles } from '#server/matching/matching-files.ts'
import type { MatchingFiles } from '#server/matching/matching-files.ts'
import { WorkerTaskAborted } from '#server/workers/errors.ts'
import { createMatching } from '#server/matching/matching.ts'
import type { Matching } from '#server/matching/matching.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { isEvent, testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const MB = 1024 * 1024
/** More than the kernel takes for a client that does not read. */
const LARGE = 'x'.repeat(12 * MB)
const RECORDS = 1200
const DESCRIPTION = 'x'.repeat(9000)

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const post = (path: string, body: string, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`

const MATCH_SAMPLE =
  'query ($alterations: [String!]!) { matchSample(input: { alterations: $alterations }) { knowledgeVersion } }'

const PAGES = Array.from(
  { length: 7 },
  (_, n) => `p${n}: evidenceItems(first: 100) { nodes { id description } }`,
).join(' ')

const requests: Readonly<Record<string, string>> = {
  GraphQL: post('/api/graphql', JSON.stringify({ query: `{ ${PAGES} }` })),
  'a page of the app': get('/genes/BRAF'),
  'a file of a release': get('/downloads/01-Aug-2026/01-Aug-2026-FeatureSummaries.tsv'),
  'a table': post('/api/download_table/evidence', '{"format":"json"}'),
  'a list of the legacy interface': get('/api/evidence_items?count=100000'),
  'the changes of the knowledge': get('/api/changes'),
  'a sample to match': post('/api/match', JSON.stringify({ alterations: ['BRAF V600E'] })),
  'a file to match': post('/api/match', 'BRAF V600E\n'.repeat(20_000), 'text/plain'),
}

describeOnSqliteFirst('Clients that leave', (engine) => {
  let database: TestDatabase
  let curia: TestApp
  let port: number
  /** The next file that is to be matched. */
  let fileTaken: PromiseWithResolvers<{ matched: ReturnType<MatchingFiles['match']> }>
  const closing: (() => Promise<void>)[] = []

  beforeAll(async () => {
    const folder = mkdtempSync(join(inject('runFolder'), 'leaving-'))
    const appFolder = join(folder, 'app')
    const downloads = join(folder, 'downloads')
    mkdirSync(appFolder)
    mkdirSync(join(downloads, '01-Aug-2026'), { recursive: true })
    writeFileSync(join(appFolder, 'index.html'), `<html><head></head><body><!--${LARGE}--></body></html>`)
    writeFileSync(join(downloads, '01-Aug-2026/01-Aug-2026-FeatureSummaries.tsv'), LARGE)
    database = await engine.createDatabase()
    const files = createMatchingFiles(database.url)
    const match: MatchingFiles['match'] = (...file) => {
      const matched = files.match(...file)
      matched.catch(() => {})
      fileTaken.resolve({ matched })
      return matched
    }
    const services = {
      tableTexts: tableTexts(database.url),
      matching: createMatching(database.url),
      matchingFiles: { ...files, match },
    }
    curia = await testApp(database.url, {
      schema,
      appFolder,
      site: { name: 'Curia', downloads },
      ...services,
    })
    closing.push(...Object.values(services).map((service) => () => service.close()))
    await curia.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')
      for (let made = 0; made < RECORDS; made += 1)
        await addEvidence(tx, profile, { description: DESCRIPTION })
    })
    await curia.app.listen({ port: 0, host: '127.0.0.1' })
    port = (curia.app.server.address() as AddressInfo).port
  })
  afterAll(async () => {
    await curia.close()
    await Promise.all(closing.map((close) => close()))
    await database.drop()
  })

  beforeEach(() => {
    fileTaken = Promise.withResolvers()
  })

  const connections = () =>
    new Promise<number>((resolve) => curia.app.server.getConnections((_error, count) => resolve(count)))

  /** Sends a request and resets the connection when `until` has come. */
  async function leave(request: string, until: 'an answer' | 'the request is under way') {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(request)
    if (until === 'an answer') await once(socket, 'data')
    else await wait(1)
    socket.resetAndDestroy()
  }

  it.each(Object.keys(requests))('are no error in the log: %s', async (name) => {
    const before = curia.log.length
    await leave(requests[name] ?? '', 'the request is under way')
    await leave(requests[name] ?? '', 'an answer')
    await expect.poll(connections).toBe(0)
    // What was under way for them has ended when others are answered as before.
    const answers = await Promise.all(
      ['/api/status', '/api/evidence_items?count=1', '/api/match/coverage'].map((url) =>
        curia.app.inject(url),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const seen = curia.log.slice(before).filter(isEvent)
    expect(seen).toEqual([])
  })

  it('end the operation that they posted', async () => {
    const began = Promise.withResolvers<GraphQLContext['meter']>()
    const resolve = (_source: unknown, _args: unknown, { meter }: GraphQLContext) => {
      began.resolve(meter)
      return meter.never
    }
    const query = new GraphQLObjectType({ name: 'Query', fields: { waits: { type: GraphQLInt, resolve } } })
    const waiting = await testApp(database.url, { schema: new GraphQLSchema({ query }) })
    await waiting.app.listen({ port: 0, host: '127.0.0.1' })
    const { port: own } = waiting.app.server.address() as AddressInfo
    const socket = connect({ port: own, host: '127.0.0.1' })
    socket.on('error', () => {})
    socket.write(post('/api/graphql', JSON.stringify({ query: '{ waits }' })))
    const meter = await began.promise
    expect(meter.spend(0, 0)).toBe(true)
    socket.resetAndDestroy()
    await expect.poll(() => meter.spend(0, 0)).toBe(false)
    await waiting.close()
  })

  it('have the sample given up that they posted, and leave its worker to others', async () => {
    const matching = createMatching(database.url)
    const files = createMatchingFiles(database.url)
    const taken = Promise.withResolvers<{ matched: Promise<unknown> }>()
    const takenByGraphql = Promise.withResolvers<{ matched: Promise<unknown> }>()
    const match: Matching['match'] = (...sample) => {
      const matched = matching.match(...sample)
      matched.catch(() => {})
      taken.resolve({ matched })
      return matched
    }
    const report: Matching['report'] = (...sample) => {
      const matched = matching.report(...sample)
      matched.catch(() => {})
      takenByGraphql.resolve({ matched })
      return matched
    }
    const services = { matching: { ...matching, match, report }, matchingFiles: files }
    const own = await testApp(database.url, { schema, ...services })
    await own.app.listen({ port: 0, host: '127.0.0.1' })
    const { port: ownPort } = own.app.server.address() as AddressInfo
    const payload = { alterations: Array.from({ length: 2000 }, (_, at) => `BRAF V${at + 1}E`) }
    const socket = connect({ port: ownPort, host: '127.0.0.1' })
    socket.on('error', () => {})
    socket.write(post('/api/match', JSON.stringify(payload)))
    const other = connect({ port: ownPort, host: '127.0.0.1' })
    other.on('error', () => {})
    other.write(post('/api/graphql', JSON.stringify({ query: MATCH_SAMPLE, variables: payload })))
    // The worker is only starting: it has not begun when the clients are gone.
    const under = [await taken.promise, await takenByGraphql.promise]
    for (const each of [socket, other]) each.resetAndDestroy()
    for (const { matched } of under) await expect(matched).rejects.toThrow(WorkerTaskAborted)
    const next = await own.app.inject({ method: 'POST', url: '/api/match', payload })
    expect(next.statusCode).toBe(200)
    expect(own.log.filter((line) => /"level":[56]0/.test(line))).toEqual([])
    await own.close()
    await Promise.all([matching.close(), files.close()])
  })

  it('leave the worker that matched their file to others, in the middle of it', async () => {
    const file = 'BRAF V600E\n'.repeat(1_000_000)
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => {})
    socket.write(post('/api/match', file, 'text/plain'))
    const { matched } = await fileTaken.promise
    socket.resetAndDestroy()
    await expect(matched).rejects.toThrow(WorkerTaskAborted)
    const next = await curia.app.inject({
      method: 'POST',
      url: '/api/match',
      payload: 'BRAF V600E\n',
      headers: { 'content-type': 'text/plain' },
    })
    expect(next.statusCode).toBe(200)
  })
})
