import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { tableTexts } from '#server/export/tables/table-texts.ts'
import type { TableTexts } from '#server/export/tables/table-texts.ts'
import { schema } from '#server/graphql/schema.ts'
import { registerErrorHandler } from '#server/http/errors.ts'
import { registerStateDownloads } from '#server/http/state-downloads.ts'
import { downloadPlaces } from '#server/http/traffic/download-places.ts'
import { createMatching } from '#server/matching/matching.ts'
import { createMatchingFiles } from '#server/matching/matching-files.ts'
import { freeze } from '#server/states/freeze.ts'
import { openStates } from '#server/states/open-states.ts'
import { stateFileName } from '#server/states/state-names.ts'
import { addDisease, addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const folder = mkdtempSync(join(tmpdir(), 'curia-as-of-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FOREVER = 'public, max-age=31536000, immutable'

describeOnEachEngine('The knowledge as of a state', (engine) => {
  const states = join(mkdtempSync(join(folder, 'states-')), 'states')
  let database: TestDatabase
  let curia: TestApp
  let tables: TableTexts
  let closeMatching: () => Promise<unknown>
  let evidence: number
  let digests: string[]
  beforeAll(async () => {
    database = await engine.createDatabase()
    tables = tableTexts(database.url)
    const matching = createMatching(database.url)
    const matchingFiles = createMatchingFiles(database.url)
    closeMatching = () => Promise.all([matching.close(), matchingFiles.close()])
    curia = await testApp(database.url, {
      schema,
      states: openStates(states, 1),
      tableTexts: tables,
      matching,
      matchingFiles,
      publicUrl: 'https://curia.example.org',
    })
    const { storage } = curia
    evidence = await storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')
      return addEvidence(tx, profile, {
        disease_id: await addDisease(tx, 'Melanoma'),
        description: 'Three of ten responded.',
      })
    })
    const first = await freeze(storage, states, { name: 'first', date: new Date('2021-02-01T00:00:00Z') })
    await describeEvidence('Four of ten responded.')
    const second = await freeze(storage, states, { name: 'second', date: new Date('2024-08-01T00:00:00Z') })
    digests = [first.digest, second.digest]
    await describeEvidence('Five of ten responded.')
  })
  afterAll(async () => {
    await curia.close()
    await tables.close()
    await closeMatching()
    await database.drop()
  })

  const describeEvidence = (description: string) =>
    curia.storage.write((tx) => tx.updateTable('evidence_items').set({ description }).execute())
  const get = (url: string, headers: Record<string, string> = {}) =>
    curia.app.inject({ method: 'GET', url, headers })
  const post = (url: string, payload: object, headers = {}) =>
    curia.app.inject({ method: 'POST', url, payload, headers })
  const query = () => `{ evidenceItem(id: ${evidence}) { description } }`
  const graphql = (asOf: string) =>
    get(`/api/graphql?query=${encodeURIComponent(query())}${asOf ? `&asOf=${asOf}` : ''}`)
  const descriptionOf = (answer: Awaited<ReturnType<typeof graphql>>) =>
    answer.json<{ data: { evidenceItem: { description: string } } }>().data.evidenceItem.description

  it('is that of its name, version or of a date, and the present stays as it is', async () => {
    const expected: [asOf: string, description: string][] = [
      ['first', 'Three of ten responded.'],
      ['2021-02-01', 'Three of ten responded.'],
      ['2024-07-31T23:59:59Z', 'Three of ten responded.'],
      ['1', 'Three of ten responded.'],
      ['second', 'Four of ten responded.'],
      ['2', 'Four of ten responded.'],
      ['2031-01-01', 'Four of ten responded.'],
      ['', 'Five of ten responded.'],
    ]
    // Twice, in turns: what is remembered of one is never said of another.
    for (const [asOf, description] of [...expected, ...expected])
      expect([asOf, descriptionOf(await graphql(asOf))]).toEqual([asOf, description])
    for (const asOf of ['first', 'second'])
      expect(descriptionOf(await post(`/api/graphql?asOf=${asOf}`, { query: query() }))).toMatch(
        asOf === 'first' ? /^Three/ : /^Four/,
      )
    const [one, other] = await Promise.all([
      post('/api/graphql?asOf=first', { query: query() }),
      post('/api/graphql', { query: query() }),
    ])
    expect([descriptionOf(one), descriptionOf(other)]).toEqual([
      'Three of ten responded.',
      'Five of ten responded.',
    ])
  })

  it('is said in the headers of Memento (RFC 7089)', async () => {
    const answer = await get(`/api/evidence_items/${evidence}?asOf=first`)
    const original = `https://curia.example.org/api/evidence_items/${evidence}`
    expect(answer.headers).toMatchObject({
      'memento-datetime': 'Mon, 01 Feb 2021 00:00:00 GMT',
      'x-curia-version': '1',
      'cache-control': FOREVER,
      'content-location': `/api/evidence_items/${evidence}?asOf=first`,
    })
    const link = String(answer.headers.link)
    expect(link).toContain(`<${original}>; rel="original timegate"`)
    expect(link).toContain(
      `<https://curia.example.org/api/states?of=${encodeURIComponent(`/api/evidence_items/${evidence}`)}>; rel="timemap"`,
    )
    expect(link).toContain(
      `<${original}?asOf=first>; rel="first memento"; datetime="Mon, 01 Feb 2021 00:00:00 GMT"`,
    )
    expect(link).toContain(`<${original}?asOf=second>; rel="last next memento"`)
    expect(String((await graphql('second')).headers.link)).toContain('rel="first prev memento"')
  })

  it('is found by Accept-Datetime, whose answers are the time gate’s', async () => {
    const path = `/api/evidence_items/${evidence}`
    const at = (date: string) => get(path, { 'accept-datetime': date })
    const between = await at('Tue, 01 Mar 2022 00:00:00 GMT')
    expect(between.json()).toMatchObject({ description: 'Three of ten responded.' })
    expect(between.headers).toMatchObject({
      'content-location': `${path}?asOf=first`,
      vary: expect.stringContaining('accept-datetime') as unknown,
      'cache-control': FOREVER,
    })
    // A state that is made tomorrow may be nearer.
    const latest = await at('Wed, 01 Jan 2031 00:00:00 GMT')
    expect([latest.headers['cache-control'], latest.headers['x-curia-version']]).toEqual(['no-cache', '2'])
    expect((await at('yesterday')).statusCode).toBe(400)
    const early = await at('Wed, 01 Jan 2020 00:00:00 GMT')
    expect([early.statusCode, early.body]).toEqual([
      404,
      expect.stringContaining('first (2021-02-01), second (2024-08-01)'),
    ])
    const named = await get(`${path}?asOf=second`, { 'accept-datetime': 'Tue, 01 Mar 2022 00:00:00 GMT' })
    expect(named.json()).toMatchObject({ description: 'Four of ten responded.' })
    const present = await get(path)
    expect(present.json()).toMatchObject({ description: 'Five of ten responded.' })
    expect(present.headers).toMatchObject({
      'x-curia-version': '3',
      vary: expect.stringContaining('accept-datetime') as unknown,
      link: expect.stringContaining('rel="original timegate"') as unknown,
    })
    expect(present.headers['memento-datetime']).toBeUndefined()
  })

  it('is what every address of knowledge can be asked for, and says so', async () => {
    const addresses = [
      '/api/graphql?query={__typename}',
      '/api/genes',
      `/api/evidence_items/${evidence}`,
      `/api/records/evidence/${evidence}/versions`,
      `/api/records/evidence/${evidence}/versions/1`,
      '/api/changes',
      '/api/changes/list.json',
      '/api/changes/list.atom',
      '/api/match/coverage',
    ]
    for (const address of addresses) {
      const present = await get(address)
      const past = await get(address, { 'accept-datetime': 'Tue, 01 Mar 2022 00:00:00 GMT' })
      expect([address, present.statusCode, past.statusCode]).toEqual([address, 200, 200])
      for (const { headers } of [present, past]) {
        expect([address, headers.vary]).toEqual([address, expect.stringContaining('accept-datetime')])
        expect([address, headers.link]).toEqual([address, expect.stringContaining('rel="original timegate"')])
        expect([address, headers.link]).toEqual([address, expect.stringContaining('rel="timemap"')])
      }
      expect([address, present.headers['memento-datetime']]).toEqual([address, undefined])
      expect([address, past.headers['memento-datetime']]).toEqual([address, 'Mon, 01 Feb 2021 00:00:00 GMT'])
      expect([address, past.headers['x-curia-version']]).toEqual([address, '1'])
      const location = `${address}${address.includes('?') ? '&' : '?'}asOf=first`
      expect([address, past.headers['content-location']]).toEqual([address, location])
    }
  })

  it('is refused with what there is where there is none', async () => {
    for (const asOf of ['third', '2020-12-31', '7', '2021-02-30', '%20']) {
      const answer = await graphql(asOf)
      expect([asOf, answer.statusCode, answer.headers['cache-control']]).toEqual([asOf, 404, 'no-store'])
      expect(answer.body).toContain('first (2021-02-01), second (2024-08-01)')
    }
    const legacy = await get('/api/genes?asOf=third')
    expect([legacy.statusCode, legacy.json()]).toEqual([
      404,
      { errors: [expect.stringContaining('first (2021-02-01)')] },
    ])
    expect((await get('/api/match/limits?asOf=first')).statusCode).toBe(400)
    expect((await get('/api/genes?asOf=first&asOf=second')).statusCode).toBe(400)
  })

  it('is not changed', async () => {
    const mutation = { query: 'mutation { addComment(input: {}) { clientMutationId } }' }
    for (const answer of [
      await post('/api/graphql?asOf=first', mutation),
      await post('/api/graphql', mutation, { 'accept-datetime': 'Tue, 01 Mar 2022 00:00:00 GMT' }),
      await post('/api/graphql?asOf=first', {
        query: '{ searchEvidenceItems(query: {}, createPermalink: true) { resultIds } }',
      }),
    ]) {
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain('STATE_IS_FROZEN')
    }
  })

  it('is what searches, tables, downloads, versions and matching are made of', async () => {
    const table = `{ evidenceItems(first: 5, diseaseName: "melanoma") { totalCount nodes { description } }
      quicksearch: search(query: "BRAF") { id } }`
    const searched = await post('/api/graphql?asOf=first', { query: table })
    expect(searched.json()).toMatchObject({
      data: { evidenceItems: { totalCount: 1, nodes: [{ description: 'Three of ten responded.' }] } },
    })
    const text = await post('/api/download_table/browseFeatures?asOf=first', {})
    expect(text.headers['x-curia-version']).toBe('1')
    const versions = await get(`/api/records/evidence/${evidence}/versions?asOf=second`)
    expect(versions.json<{ versions: unknown[] }>().versions).toHaveLength(2)
    const changes = await get('/api/changes?asOf=first')
    expect([changes.headers['x-curia-version'], changes.body.includes('Four of ten')]).toEqual(['1', false])
    const matched = await post('/api/match?asOf=first', { alterations: ['BRAF V600E'] })
    expect(matched.headers['memento-datetime']).toBe('Mon, 01 Feb 2021 00:00:00 GMT')
    expect(matched.statusCode).toBe(200)
  })

  it('is a file to download, whole or in part', async () => {
    const named = await get('/downloads/states/first.sqlite')
    expect([named.statusCode, named.headers['cache-control']]).toEqual([302, 'no-cache'])
    const path = String(named.headers.location)
    const file = await get(path)
    const digest = createHash('sha256').update(file.rawPayload)
    expect(digest.copy().digest('hex')).toBe(digests[0])
    expect(file.headers).toMatchObject({
      'cache-control': FOREVER,
      'content-type': 'application/vnd.sqlite3',
      'content-disposition': 'attachment; filename="first.sqlite"',
      'repr-digest': `sha-256=:${digest.digest('base64')}:`,
    })
    const part = await get(path, { range: 'bytes=0-14' })
    expect([part.statusCode, part.body]).toEqual([206, 'SQLite format 3'])
    expect((await get(path, { 'if-none-match': file.headers.etag ?? '' })).statusCode).toBe(304)
    const head = await curia.app.inject({ method: 'HEAD', url: path })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(file.rawPayload.length),
      '',
    ])
    for (const other of [
      'third.sqlite',
      'first',
      '..%2Fcuria.db',
      basename(path).replace('first_', 'other_'),
    ])
      expect((await get(`/downloads/states/${other}`)).statusCode).toBe(404)
  })

  it('is listed in the time map', async () => {
    expect((await get('/api/states')).json()).toEqual({
      states: ['first', 'second'].map((name, index) => ({
        name,
        knowledgeVersion: index + 1,
        date: index === 0 ? '2021-02-01T00:00:00.000Z' : '2024-08-01T00:00:00.000Z',
        digest: `sha256:${digests[index]}`,
        bytes: expect.any(Number) as number,
        path: expect.stringMatching(
          new RegExp(`^/downloads/states/${name}_v.*_${digests[index]}.sqlite$`),
        ) as string,
      })),
    })
    const map = await get('/api/states?of=/api/genes/5', { accept: 'application/link-format' })
    expect(map.headers['content-type']).toMatch(/^application\/link-format/)
    const self = 'https://curia.example.org/api/states?of=%2Fapi%2Fgenes%2F5'
    expect(map.body.split('\n')).toEqual([
      '<https://curia.example.org/api/genes/5>; rel="original timegate",',
      `<${self}>; rel="self"; type="application/link-format"; from="Mon, 01 Feb 2021 00:00:00 GMT"; until="Thu, 01 Aug 2024 00:00:00 GMT",`,
      '<https://curia.example.org/api/genes/5?asOf=first>; rel="first memento"; datetime="Mon, 01 Feb 2021 00:00:00 GMT",',
      '<https://curia.example.org/api/genes/5?asOf=second>; rel="last memento"; datetime="Thu, 01 Aug 2024 00:00:00 GMT"',
      '',
    ])
  })
})

it('Of one address two files of states are sent at once, and another when one of them has ended', async () => {
  const states = mkdtempSync(join(folder, 'large-'))
  const name = stateFileName({
    name: 'large',
    version: 1,
    date: '2024-08-01T00:00:00Z',
    digest: '0'.repeat(64),
  })
  writeFileSync(join(states, name), '')
  truncateSync(join(states, name), 64 * 1024 * 1024)
  const app = fastify({ forceCloseConnections: true })
  registerErrorHandler(app)
  const admit = downloadPlaces('tests', { places: 4, perAddress: 2, waitMs: 0, graceMs: 5000, leastRate: 0 })
  await registerStateDownloads(app, { states: openStates(states), admit })
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/downloads/states/${name}`
  // Nobody reads these.
  const held = await Promise.all([fetch(url), fetch(url)])
  expect(held.map(({ status }) => status)).toEqual([200, 200])
  const refused = await fetch(url)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
  expect(await refused.text()).toContain('One address may read 2 long answers at once')
  await held[0]!.body!.cancel()
  await vi.waitFor(async () => expect((await fetch(url, { method: 'HEAD' })).status).toBe(200), 10_000)
  await held[1]!.body!.cancel()
  await app.close()
})
