import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { FinishedDocument } from '#server/http/pages/finished-document.ts'
import { ssrCache } from '#server/http/ssr/ssr-cache.ts'
import { freeze } from '#server/states/freeze.ts'
import { openStates } from '#server/states/open-states.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import { addDisease, addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const appFolder = resolve(import.meta.dirname, '../../../dist')
const folder = mkdtempSync(join(tmpdir(), 'curia-pages-of-states-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ORIGIN = 'https://curia.example.org'

describeOnSqliteFirst('Pages at a state', (engine) => {
  let database: TestDatabase
  let curia: TestApp
  let evidence: number
  let later: number
  beforeAll(async () => {
    if (!existsSync(appFolder)) throw new Error('the app is not built: run npm run build first')
    database = await engine.createDatabase()
    const states = mkdtempSync(join(folder, 'states-'))
    curia = await testApp(database.url, {
      schema,
      appFolder,
      states: openStates(states, 1),
      publicUrl: ORIGIN,
    })
    const { storage } = curia
    const add = (description: string) =>
      storage.write(async (tx) => {
        const { profile } = await addVariant(tx, await addFeature(tx, description, { description }), 'V600E')
        return addEvidence(tx, profile, { disease_id: await addDisease(tx, description), description })
      })
    evidence = await add('FIRST')
    await freeze(storage, states, { name: 'first', date: new Date('2021-02-01T00:00:00Z') })
    await storage.write((tx) => tx.updateTable('features').set({ description: 'CHANGED' }).execute())
    later = await add('LATER')
    await freeze(storage, states, { name: 'second', date: new Date('2024-08-01T00:00:00Z') })
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })

  const get = (url: string, headers: Record<string, string> = {}) => curia.app.inject({ url, headers })
  /** A page that is late is client-rendered, and cached for those who come next. */
  const rendered = (url: string, headers = {}) =>
    vi.waitFor(
      async () => {
        const { body } = await get(url, headers)
        expect(body).toContain('<div data-ssr>')
        return body
      },
      { timeout: 30_000, interval: 100 },
    )

  it('show the knowledge of the state, say so, and lead to pages of the state', async () => {
    const past = await rendered('/@first/genes/FIRST', { cookie: 'curia_session=of-somebody' })
    expect(past).toContain('>FIRST<')
    expect(past).not.toContain('CHANGED')
    expect(past).toContain('<html data-state="first" data-state-date="2021-02-01T00:00:00.000Z"')
    expect(past).toMatch(/<title>[^<]* · as of 1 Feb 2021 · Curia of the tests<\/title>/)
    expect(past).toContain(`<link rel="canonical" href="${ORIGIN}/genes/FIRST" />`)
    expect(past).toContain('Knowledge as of 1 Feb 2021')
    expect(past).toContain('href="/@first/variants"')
    expect(past).toContain('<a class="link" href="/genes/FIRST">')
    expect(past).not.toContain('Sign in')
    expect(await rendered('/@second/genes/FIRST')).toContain('CHANGED')
    const present = await rendered('/genes/FIRST')
    expect(present).not.toContain('data-state')
    expect(present).toContain('href="/variants"')
    expect(await rendered('/@first/evidence')).toContain(`href="/@first/evidence/${evidence}"`)
  })

  it('are said in the headers of Memento (RFC 7089), and asked for again each time', async () => {
    const url = `/@first/evidence/${evidence}`
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'memento-datetime': 'Mon, 01 Feb 2021 00:00:00 GMT',
      'content-location': url,
      'x-curia-version': '1',
      'cache-control': 'no-cache',
    })
    const original = `${ORIGIN}/evidence/${evidence}`
    const link = String(answer.headers.link)
    expect(link).toContain(`<${original}>; rel="original timegate"`)
    expect(link).toContain(`<${ORIGIN}${url}>; rel="first memento"`)
    expect(link).toContain(`<${ORIGIN}/@second/evidence/${evidence}>; rel="last next memento"`)
    const map = await get(`/api/states?of=/evidence/${evidence}`, { accept: 'application/link-format' })
    expect(map.body).toContain(`<${ORIGIN}${url}>; rel="first memento"`)
    const tag = String((await get('/@first/help')).headers.etag)
    const again = await get('/@first/help', { 'if-none-match': tag })
    expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'no-cache'])
  })

  it('have one address: dates, versions and escapes lead to it, and so does the time gate', async () => {
    const expected: [address: string, location: string][] = [
      ['/genes/5?tab=evidence&asOf=first', '/@first/genes/5?tab=evidence'],
      ['/@2021-02-01/evidence?disease=melanoma', '/@first/evidence?disease=melanoma'],
      ['/@2024-07-31', '/@first/'],
      ['/@1/genes', '/@first/genes'],
      ['/@2031-01-01/', '/@second/'],
      ['/%40first/genes', '/@first/genes'],
      ['/@fir%73t//evil.example', '/@first//evil.example'],
    ]
    for (const [address, location] of expected) {
      const { statusCode, headers } = await get(address)
      expect([address, statusCode, headers.location, headers['cache-control']]).toEqual([
        address,
        302,
        location,
        'no-cache',
      ])
    }
    const at = (date: string) => get('/evidence?x=1', { 'accept-datetime': date })
    const gate = await at('Tue, 01 Mar 2022 00:00:00 GMT')
    expect([gate.statusCode, gate.headers.location]).toEqual([302, '/@first/evidence?x=1'])
    expect(gate.headers.vary).toContain('accept-datetime')
    expect((await at('yesterday')).statusCode).toBe(400)
    expect((await at('Wed, 01 Jan 2020 00:00:00 GMT')).statusCode).toBe(404)
    const { headers } = await get(`/evidence/${evidence}`)
    expect(headers.link).toContain(`<${ORIGIN}/evidence/${evidence}>; rel="original timegate"`)
    expect(headers['memento-datetime']).toBeUndefined()
  })

  it('are not found with the list of the states where there is no such state', async () => {
    const long = 'x'.repeat(4000)
    for (const asOf of ['third', '2020-12-31', '7', '', '%00', '..', '%2e%2e', '%E0%A4%A', '<b>', long]) {
      const { statusCode, headers, body } = await get(`/@${asOf}/evidence/${evidence}`)
      if (statusCode === 400) continue // Not an address at all.
      expect([asOf, statusCode, headers['cache-control']]).toEqual([asOf, 404, 'no-store'])
      expect(headers['memento-datetime']).toBeUndefined()
      expect(body).toContain(`href="/@first/evidence/${evidence}"`)
      expect(body).toContain(`href="/evidence/${evidence}"`)
      expect(body).not.toMatch(/<b>|\0|<script type="module"|x{100}(?!\/)/)
    }
    const hostile = await get('/@third/"><script>x</script>')
    expect(hostile.body).not.toContain('<script>x')
  })

  it('are 404 for records of a later day, and never an interface, a file or a change', async () => {
    expect((await get(`/evidence/${later}`)).statusCode).toBe(200)
    expect((await get(`/@second/evidence/${later}`)).statusCode).toBe(200)
    const missing = await get(`/@first/evidence/${later}`)
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(missing.body).toContain('data-state="first"')
    for (const path of ['api/graphql?query={__typename}', 'start.js', 'assets/x.js', 'api'])
      expect([path, (await get(`/@first/${path}`)).statusCode]).toEqual([path, 404])
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await curia.app.inject({ method, url: '/@first/submit/evidence' })).statusCode).toBe(404)
    for (const path of ['sign-in', 'submit/evidence', 'settings/api-keys', 'queues/evidence'])
      expect([path, (await get(`/@first/${path}`)).statusCode]).toEqual([path, 200])
  })

  it('are not those of the present where an address names a state in a way that cannot be read', async () => {
    const refused: [string, number, string][] = [
      ['/evidence?asOf=2&asOf=1', 400, '“asOf” is given 2 times'],
      ['/evidence?asOf=first&asOf=first', 400, '“asOf” is given 2 times'],
      ['/evidence?asof=first', 400, '“asof” is not a parameter: write “asOf”'],
      ['/evidence?as_of=first', 400, 'write “asOf”'],
      ['/evidence?as-of=first', 400, 'write “asOf”'],
      ['/evidence?asOf[]=first', 400, 'write “asOf”'],
      ['/evidence?AsOf=first', 400, 'write “asOf”'],
      ['/evidence?asOf=', 404, 'There is no state “”'],
      ['/evidence?asOf=third', 404, 'There is no state “third”'],
      [`/evidence/${evidence}?tab=a&tab=b`, 400, '“tab” is given 2 times'],
      ['/changes?from=1&from=2', 400, '“from” is given 2 times'],
      ['/changes?to=1&to=', 400, '“to” is given 2 times'],
      ['/genes?featureName=a&featureName=b', 400, '“featureName” is given 2 times'],
      ['/@first/genes?featureName=a&featureName=b', 400, '“featureName” is given 2 times'],
      ['/find?text=a&text=b', 400, '“text” is given 2 times'],
    ]
    for (const [url, status, message] of refused) {
      const { statusCode, headers, body } = await get(url)
      expect([url, statusCode, String(headers['content-type'])]).toEqual([
        url,
        status,
        'text/html; charset=utf-8',
      ])
      expect(body).toContain(message)
      expect(headers['cache-control']).toBe('no-store')
    }
    for (const url of [
      '/api/genes?asof=first',
      '/api/genes?as_of=first',
      '/api/genes?asOf=first&asOf=second',
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 400])
    expect((await get('/evidence', { 'accept-datetime': 'yesterday' })).headers['content-type']).toContain(
      'text/html',
    )
  })
})

it('Pages of all states together have a bounded part of the cache, and none of that of the present', async () => {
  let count = 0
  const page = { markup: '<html x>'.repeat(250), title: null, state: '{}', surrogateKeys: [] }
  const renderer = { render: async () => ((count += 1), page), close: async () => {} }
  const rendered = ssrCache({ renderer, origin: () => ORIGIN, version: async () => 1, bytes: 40_000 })
  const find = async (path: string, at: StoredState | null) => {
    const headers = { surrogateKeys: [], links: null }
    return (await rendered(path, at))?.render(({ markup }) => ({
      document: new FinishedDocument(markup, headers),
      isCached: true,
    }))
  }
  const state = { name: 'first', version: 1, date: '', digest: 'd', file: '/nowhere', bytes: 1 }
  await find('/evidence/1', null)
  for (let id = 0; id < 100; id += 1) await find(`/@first/evidence/${id}`, state)
  expect(count).toBe(101)
  await find('/evidence/1', null)
  await find('/@first/evidence/99', state)
  expect(count).toBe(101)
  await find('/@first/evidence/0', state)
  expect(count).toBe(102)
})
