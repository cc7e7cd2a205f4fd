import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#server/legacy/endpoints/endpoints.ts'
import { describeOnEachEngine, sqlite } from '#tests/support/storage/engines.ts'
import { addEvidence } from '#tests/support/factories.ts'
import { openLegacy, V1 } from '#tests/support/legacy.ts'
import type { TestLegacy } from '#tests/support/legacy.ts'
import { addLegacyKnowledge } from '#tests/support/releases/legacy-knowledge.ts'
import type { LegacyKnowledge } from '#tests/support/releases/legacy-knowledge.ts'

const paths = endpoints.map(({ path }) => path)

describe('The legacy interface over HTTP', () => {
  let legacy: TestLegacy
  let known: LegacyKnowledge
  beforeAll(async () => {
    legacy = await openLegacy(sqlite)
    known = await legacy.storage.write(addLegacyKnowledge)
  })
  afterAll(() => legacy.close())

  it('tags every answer, and sends none that the client has already', async () => {
    for (const path of [
      '/api/genes',
      `/api/evidence_items/${known.evidence}`,
      '/api/drugs',
      '/api/variants?count=5000',
    ]) {
      const first = await legacy.get(path)
      const etag = String(first.headers.etag)
      expect(first.headers).toMatchObject({
        'cache-control': 'max-age=0, must-revalidate',
        'content-type': 'application/json; charset=utf-8',
        etag: expect.stringMatching(/^(W\/)?"[^"]+"$/),
      })
      for (const header of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*']) {
        const again = await legacy.get(path, { 'if-none-match': header })
        expect(again.statusCode).toBe(304)
        expect(again.body).toBe('')
        expect(again.headers).toMatchObject({ etag, 'cache-control': 'max-age=0, must-revalidate' })
      }
      expect((await legacy.get(path, { 'if-none-match': '"x"' })).statusCode).toBe(200)
      const other = await legacy.get(path.includes('?') ? `${path}&x` : `${path}?x`)
      expect(other.headers.etag).not.toBe(etag)
    }
  })

  it('gives another tag when the knowledge has changed', async () => {
    const before = await legacy.get('/api/evidence_items')
    await legacy.storage.write((tx) =>
      addEvidence(tx, known.variant.profile, { source_id: known.sources.paper }),
    )
    const after = await legacy.get('/api/evidence_items', { 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(200)
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  it('gives another tag when a declaration of a person it names expires', async () => {
    const path = `/api/evidence_items/${known.evidence}`
    const before = await legacy.get(path)
    await legacy.storage.writeAside((tx) =>
      tx
        .updateTable('conflict_of_interest_statements')
        .set({ expires_at: '2021-01-01T00:00:00.000Z' })
        .where('user_id', '=', known.people.curator)
        .execute(),
    )
    expect((await legacy.get(path, { 'if-none-match': String(before.headers.etag) })).statusCode).toBe(200)
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    for (const url of ['/api/genes', '/api/evidence_items?count=5000', `/api/variants/${known.variant.id}`]) {
      const [get, head] = [await legacy.get(url), await legacy.app.inject({ url, method: 'HEAD' })]
      expect(head.statusCode).toBe(200)
      expect(head.headers.etag).toBe(get.headers.etag)
      expect(head.body).toBe('')
    }
    expect((await legacy.app.inject({ url: '/api/genes/999', method: 'HEAD' })).statusCode).toBe(404)
  })

  it.each(paths)('can only read %s', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await legacy.app.inject({
        url: path.replace(':id', '1'),
        method,
        headers: { 'content-type': 'application/json' },
        payload: 'no JSON',
      })
      expect(answer.statusCode).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD')
      expect(answer.json()).toEqual({ errors: [expect.stringContaining(method)] })
    }
  })

  it('can be read by pages of any site, with a key', async () => {
    const origin = { origin: 'https://elsewhere.example.org' }
    expect((await legacy.get('/api/genes', origin)).headers['access-control-allow-origin']).toBe('*')
    const preflight = await legacy.app.inject({
      url: '/api/genes',
      method: 'OPTIONS',
      headers: {
        ...origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })
    expect(preflight.statusCode).toBe(204)
    expect(String(preflight.headers['access-control-allow-headers']).toLowerCase()).toContain('authorization')
  })

  it('says when there is nothing at an address', async () => {
    for (const url of ['/api/gene', '/api/genes/1/evidence_items', '/api/users', '/api/evidence_items/1/x']) {
      const answer = await legacy.get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ errors: [expect.stringContaining(url)] })
    }
  })

  it('says where its tables and searches are found now', async () => {
    for (const [method, url, status, place] of [
      ['GET', '/api/datatables/variants?count=25', 404, '/api/download_table'],
      ['GET', '/api/datatables', 404, 'browseVariants'],
      ['POST', '/api/variants/search', 405, 'searchVariants'],
      ['POST', '/api/evidence_items/search', 405, 'searchEvidenceItems'],
      ['GET', '/api/genes/search', 405, 'searchFeatures'],
    ] as const) {
      const answer = await legacy.app.inject({ method, url })
      expect(answer.statusCode, url).toBe(status)
      expect(answer.json()).toEqual({ errors: [expect.stringContaining(place)] })
    }
  })

  it('reads an address with a trailing slash as the one without', async () => {
    const [bare, slash] = [await legacy.get('/api/genes?count=3'), await legacy.get('/api/genes/?count=3')]
    expect(slash.statusCode).toBe(200)
    expect(slash.body).toBe(bare.body)
    expect(slash.headers['etag']).toBe(bare.headers['etag'])
    expect((await legacy.get(`/api/variants/${known.variant.id}/`)).statusCode).toBe(200)
  })

  it('answers an address in other letters with JSON, not with a page', async () => {
    const answer = await legacy.get('/API/genes')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ errors: [expect.stringContaining('/API/genes')] })
  })

  it('draws the pictures that its answers name, the same for ever', async () => {
    const item = await legacy.json<{
      lifecycle_actions: {
        submitted: {
          user: { avatars: Record<string, string> }
          organization: { profile_image: Record<string, string> }
        }
      }
    }>(`/api/evidence_items/${known.evidence}`)
    const { user, organization } = item.lifecycle_actions.submitted
    const addresses = [
      ...Object.values(user.avatars).map((address) => address.slice(V1.length)),
      ...Object.values(organization.profile_image),
    ]
    expect(addresses).toHaveLength(9)
    for (const address of addresses) {
      const picture = await legacy.get(address)
      expect(picture.statusCode, address).toBe(200)
      expect(picture.headers).toMatchObject({
        'content-type': expect.stringContaining('image/svg+xml'),
        'cache-control': expect.stringContaining('immutable'),
      })
      const size = /-(\d+)\.svg$/.exec(address)?.[1]
      expect(picture.body).toContain(`width="${size}"`)
      expect((await legacy.get(address)).body).toBe(picture.body)
    }
    const patterns = await Promise.all(
      Array.from({ length: 50 }, async (_, id) => (await legacy.get(`/avatars/users/${id + 1}-32.svg`)).body),
    )
    expect(new Set(patterns).size).toBe(50)
    for (const wrong of ['/avatars/users/1-33.svg', '/avatars/genes/1-32.svg', '/avatars/users/x-32.svg'])
      expect((await legacy.get(wrong)).statusCode).toBe(404)
  })

  it('is described with every address, deprecated and where it is served', async () => {
    const document = await legacy.json<{
      openapi: string
      paths: Record<string, { get?: { deprecated?: boolean; servers?: { url: string }[] } }>
    }>('/api/openapi.json')
    expect(document.openapi).toMatch(/^3\.1\./)
    for (const path of paths)
      expect(document.paths[path.replace(':id', '{id}')]?.get).toMatchObject({
        deprecated: true,
        servers: [{ url: V1 }],
      })
  })
})

describeOnEachEngine('Whatever is asked, the legacy interface', (engine) => {
  let legacy: TestLegacy
  beforeAll(async () => {
    legacy = await openLegacy(engine)
    await legacy.storage.write(addLegacyKnowledge)
  })
  afterAll(() => legacy.close())

  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.integer().map(String),
    fc.constantFrom(
      '1000000',
      '1000001',
      'BRAF',
      'true',
      'false',
      'accepted',
      '\0',
      '%',
      '1,2',
      'entrez_symbol',
      'clinvar',
    ),
  )
  const parameter = fc.tuple(
    fc.oneof(
      fc.constantFrom(
        'page',
        'count',
        'status',
        'identifier_type',
        'name',
        'query',
        'entrez_id',
        'detailed',
        'exact_match',
      ),
      anything,
    ),
    anything,
  )
  const encode = (text: string) => encodeURIComponent(text.toWellFormed())

  it('answers with JSON and a status that fits, never with a failure of its own', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        anything,
        fc.array(parameter, { maxLength: 4 }),
        async (path, id, parameters) => {
          const query = parameters.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
          const answer = await legacy.get(`${path.replace(':id', encode(id))}?${query}`)
          expect([200, 400, 404]).toContain(answer.statusCode)
          expect(answer.headers['content-type']).toMatch(/^application\/json/)
          const body: unknown = answer.json()
          if (answer.statusCode !== 200)
            expect(body).toEqual({ errors: expect.arrayContaining([expect.any(String)]) })
        },
      ),
      { numRuns: 400 },
    )
  })

  it('stands addresses that are not well-formed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.string({ unit: fc.constantFrom(...'%/?&=+#;,.\\"<>~01aZ[]{}|^`'), maxLength: 30 }),
        async (path, raw) => {
          const answer = await legacy.get(encodeURI(path.replace(':id', '1')) + raw.replaceAll('#', '%23'))
          expect(answer.statusCode).toBeLessThan(500)
        },
      ),
      { numRuns: 300 },
    )
  })
})
