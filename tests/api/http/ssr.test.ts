import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import { addFeature } from '#tests/support/factories.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const appFolder = resolve(import.meta.dirname, '../../../dist')
const name = 'Curia </script> of the tests'
const PUBLIC_URL = 'https://curia.example.org'
const attack = 'Ends </script><script>window.attacked = true</script> here.'

describeOnSqliteFirst('A server-rendered page', (engine) => {
  let curia: TestApp
  let gene = 0

  beforeAll(async () => {
    if (!existsSync(appFolder)) throw new Error('the app is not built: run npm run build first')
    const { url } = await engine.createDatabase()
    curia = await testApp(url, { appFolder, schema, site: { name }, publicUrl: PUBLIC_URL })
    await curia.storage.write(async (tx) => {
      gene = await addFeature(tx, 'GEN1', { description: attack })
      await addFeature(tx, 'GEN2', { description: 'It signals.' })
    })
  })
  afterAll(() => curia.close())

  const documentOf = async (url: string, headers = {}) => (await curia.app.inject({ url, headers })).body
  /** A page that is late is client-rendered, and cached for those who come next. */
  const rendered = (url: string, headers = {}) =>
    vi.waitFor(
      async () => {
        const document = await documentOf(url, headers)
        expect(document).toContain('<div data-ssr>')
        return document
      },
      { timeout: 30_000, interval: 100 },
    )
  const stateIn = (document: string) =>
    /<script type="application\/json" id="ssr-state">([^<]*)<\/script>/.exec(document)?.[1]
  /** As the build wrote it: the app starts by itself and finds nothing. */
  const expectClientRendered = (document: string) => {
    expect(document).toContain('<div id="root"></div>')
    expect(document).toContain('<script type="module"')
    expect(stateIn(document)).toBeUndefined()
  }

  it('shows the record and brings the state of its Apollo cache', async () => {
    const document = await rendered('/genes/GEN2')
    expect(document).toMatch(/<h1[^>]*>.*GEN2.*<\/h1>/)
    expect(document).toContain('It signals.')
    const state = JSON.parse(stateIn(document) ?? '')
    expect(state.ROOT_QUERY).toHaveProperty('knowledgebase')
    expect(JSON.stringify(state)).toContain('"text":"It signals."')
  })

  it('lets the app start after its paint, once', async () => {
    const document = await rendered('/genes/GEN2')
    const app = /<script data-app="([^"]+)" src="\/start\.js\?\w+"><\/script>/.exec(document)?.[1]
    expect(app).toMatch(/^\/assets\/index-.*\.js$/)
    expect(document).toContain(`<link rel="modulepreload" crossorigin href="${app}">`)
    expect(document).not.toContain('<script type="module"')
    expect((await curia.app.inject(app ?? '')).statusCode).toBe(200)
  })

  it('shows mark-up as text, in the page and in the state', async () => {
    const document = await rendered('/genes/GEN1')
    expect(document).toContain('Ends &lt;/script&gt;')
    expect(document).not.toContain('<script>window')
    expect(JSON.parse(stateIn(document) ?? '').ROOT_QUERY.knowledgebase).toMatchObject({ name })
  })

  it('has no second title', async () => {
    expect((await rendered('/genes/GEN1')).match(/<title>/g)).toHaveLength(1)
  })

  it('has the same bytes each time and in each encoding, and differs with a session by its mark', async () => {
    const document = await rendered('/genes/GEN2')
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
    const cookie = 'curia.session_token=ended'
    for (const readers of [{}, { cookie }]) {
      const tags = new Set<unknown>()
      for (const encoding of ['br', 'gzip', 'identity', 'br'] as const) {
        const headers = { 'accept-encoding': encoding, ...readers }
        const answer = await curia.app.inject({ url: '/genes/GEN2', headers })
        const body = decode[encoding](answer.rawPayload).toString()
        const isMarked = 'cookie' in readers
        expect(body).toBe(isMarked ? document.replace('<html ', '<html data-session ') : document)
        expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
        expect(answer.headers['cache-control']).toBe(isMarked ? 'private, no-cache' : 'no-cache')
        expect(answer.headers.vary).toContain('cookie, authorization')
        tags.add(answer.headers.etag)
        const known = { ...headers, 'if-none-match': String(answer.headers.etag) }
        const unchanged = await curia.app.inject({ url: '/genes/GEN2', headers: known })
        expect([unchanged.statusCode, unchanged.rawPayload.length]).toEqual([304, 0])
        expect(unchanged.headers['content-encoding']).toBeUndefined()
      }
      expect(tags.size).toBe(1)
    }
  })

  it('is the one of today’s knowledge', async () => {
    expect(await rendered('/genes/GEN1')).toContain('Ends &lt;/script&gt;')
    await curia.storage.write((tx) =>
      tx.updateTable('features').set({ description: 'Rewritten.' }).where('id', '=', gene).execute(),
    )
    const document = await rendered('/genes/GEN1')
    expect(document).toContain('Rewritten.')
    expect(document).not.toContain('Ends')
    await curia.storage.write((tx) =>
      tx.updateTable('features').set({ description: attack }).where('id', '=', gene).execute(),
    )
  })

  it('is cached by the address of the service, whatever host the client names', async () => {
    const document = await rendered('/genes/GEN2', { host: 'evil.localhost' })
    expect(document).toContain(`href="${PUBLIC_URL}/genes/`)
    expect(document).toContain(`<link rel="canonical" href="${PUBLIC_URL}/genes/GEN2"`)
    expect(document).not.toContain('evil.localhost')
    expect(await documentOf('/genes/GEN2', { host: 'other.localhost' })).toBe(document)
    const search = await documentOf('/opensearch.xml', { host: 'evil.localhost' })
    expect(search).toContain(`template="${PUBLIC_URL}/find`)
    expect(search).not.toContain('evil.localhost')
  })

  it('is that of everybody for who is signed in: the document says so, and the app asks who they are', async () => {
    const session = { cookie: 'curia.session_token=some-token.signature' }
    const document = await rendered('/genes/GEN2')
    const own = await rendered('/genes/GEN2', session)
    expect(own).toContain('<html data-session ')
    expect(own.replace('data-session ', '')).toBe(document)
    expect(document).not.toContain('data-session ')
    expect(await rendered('/genes?featureName=GEN2', session)).toContain('data-record-table')
  })

  it('is not sent for an address that leads elsewhere', async () => {
    expectClientRendered(await documentOf(`/features/${gene}`))
    expect(await documentOf('/genes/gen1')).toContain('<title>Page not found')
  })

  it('is its frame with a heading for a part of a record and for what only the browser renders', async () => {
    const heading = (text: string) => new RegExp(`<main[^>]*>.*<h1[^>]*data-page-name="">${text}</h1>`, 's')
    for (const [url, text] of [
      ['/genes/GEN2?tab=comments', 'GEN2'],
      ['/match', 'Match a tumour&#39;s alterations'],
      ['/match?sample=1', 'Match a tumour&#39;s alterations'],
      ['/sign-in?returnTo=%2Fgenes', 'Sign in'],
      ['/settings/profile', 'Profile'],
      [`/genes/GEN2/revise`, 'Suggest a revision · GEN2 · Gene'],
    ] as const) {
      const document = await rendered(url)
      expect(document).toMatch(heading(text))
      expect(document).toContain('<nav aria-label="Main">')
      expect(document).not.toContain('It signals.</')
    }
  })

  it('has a title where only the frame is rendered, and even where it comes too late', async () => {
    for (const [url, title] of [
      ['/queues/evidence', 'Evidence to review'],
      ['/help', 'Help'],
      ['/find?text=x', 'Search results'],
      [`/match?x=${'y'.repeat(600)}`, 'Match a tumour&#39;s alterations'],
    ] as const)
      expect(await documentOf(url)).toContain(`<title>${title} · Curia &lt;/script&gt; of the tests</title>`)
  })

  it('is client-rendered where it would come too late, and does not keep others waiting', async () => {
    await curia.storage.write(async (tx) => {
      for (let gene = 0; gene < 150; gene += 1) await addFeature(tx, `MANY${gene}`)
    })
    const crowd = Array.from({ length: 150 }, (_, gene) => documentOf(`/genes/MANY${gene}`))
    expect((await curia.app.inject('/api/status')).statusCode).toBe(200)
    const documents = await Promise.all(crowd)
    const isRendered = documents.map((document) => document.includes('<div data-ssr>'))
    expect(isRendered).toContain(false)
    documents.filter((_, index) => !isRendered[index]).forEach(expectClientRendered)
    documents.forEach((document, gene) => expect(document).toContain(`MANY${gene} · Gene`))
  })

  it('is 404 for a record or a page that is not there, and the app says so', async () => {
    for (const url of ['/evidence/999999', '/genes/NOSUCH', '/nowhere', '/genes/GEN1/nowhere']) {
      const answer = await curia.app.inject(url)
      expect(answer.statusCode, url).toBe(404)
      expect(answer.body).toContain('<title>Page not found · ')
      const document = await rendered(url)
      expect(document).toMatch(/<h1[^>]*>Page not found<\/h1>/)
      // Whoever signs in there comes back to no page that does not exist, and search engines are told of none.
      expect(document).not.toContain('returnTo')
      expect(document).not.toContain('rel="canonical"')
    }
    for (const url of ['/', '/genes', '/genes/GEN1', '/queues/evidence', '/find?text=x', '/sign-in'])
      expect((await curia.app.inject(url)).statusCode, url).toBe(200)
  })

  it('counts apart from the interface, for each address', async () => {
    const limits = { anonymous: 5, user: 0, documents: 3, windowSeconds: 300 }
    const { url } = await engine.createDatabase()
    const limited = await testApp(url, { appFolder, schema, limits })
    const load = async (remoteAddress = '192.0.2.1') => limited.app.inject({ url: '/genes', remoteAddress })
    for (let page = 0; page < 3; page += 1) expect((await load()).statusCode).toBe(200)
    const refused = await load()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ errors: [{ message: expect.stringContaining('3 pages') }] })
    expect((await load('192.0.2.2')).statusCode).toBe(200)
    const remoteAddress = '192.0.2.1'
    const other = await limited.app.inject({ url: '/api/genes', remoteAddress })
    expect(other.headers['ratelimit']).toBe('"anonymous";r=4;t=300')
    expect((await limited.app.inject({ url: '/start.js', remoteAddress })).statusCode).toBe(200)
    await limited.close()
  })

  it('does not hand out the code of the server', async () => {
    expect((await curia.app.inject('/.ssr/render.js')).statusCode).toBe(404)
  })

  it('is the app alone while the database does not answer', async () => {
    const { url } = await engine.createDatabase()
    const broken = await testApp(url, { appFolder, schema })
    await broken.storage.close()
    const answer = await broken.app.inject('/')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<div id="root">')
    await broken.app.close()
  })
})
