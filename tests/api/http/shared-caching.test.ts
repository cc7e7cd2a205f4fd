import { resolve } from 'node:path'
import { existsSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { sharedCacheControl } from '#server/http/caching/shared-caching.ts'
import { keyOfPath, keysOfPage, surrogateKeys } from '#server/http/caching/surrogate-keys.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const appFolder = resolve(import.meta.dirname, '../../../dist')
const SHARED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=20, stale-if-error=20'
const SESSION = { cookie: 'curia.session_token=ended', 'sec-fetch-site': 'same-origin' }
const QUERY = `/api/graphql?query=${encodeURIComponent('{ evidenceItems { totalCount } }')}`

describeOnSqliteFirst('Copies that proxies and CDNs keep', (engine) => {
  let curia: TestApp
  let url: string
  const ids = { gene: 0, item: 0, profile: 0 }
  beforeAll(async () => {
    if (!existsSync(appFolder)) throw new Error('the app is not built: run npm run build first')
    ;({ url } = await engine.createDatabase())
    curia = await testApp(url, {
      appFolder,
      schema,
      sharedCaching: { seconds: 30, surrogateKeys: true },
      limits: { anonymous: 1000, user: 0, windowSeconds: 60 },
    })
    await curia.storage.write(async (tx) => {
      ids.gene = await addFeature(tx, 'GEN1')
      const { profile } = await addVariant(tx, ids.gene, 'V1E')
      ids.profile = profile
      ids.item = await addEvidence(tx, profile, { description: 'It responds.' })
    })
  })
  afterAll(() => curia.close())

  const get = (address: string, headers: Record<string, string> = {}) =>
    curia.app.inject({ url: address, headers })
  /** A page that is late is client-rendered and nobody’s but the reader’s: the next one is rendered. */
  const rendered = (address: string, headers: Record<string, string> = {}) =>
    vi.waitFor(
      async () => {
        const answer = await get(address, headers)
        expect(answer.body).toContain('<div data-ssr>')
        return answer
      },
      { timeout: 30_000, interval: 100 },
    )
  const pages = () => [`/molecular-profiles/${ids.profile}`, '/evidence', '/genes/GEN1', '/help']
  const interfaces = () => [
    QUERY,
    `/api/evidence_items/${ids.item}`,
    '/api/genes',
    `/api/gks/evidence.ndjson`,
  ]

  it('are those of readers without an account, by a tag, and no counts of the one who asked first', async () => {
    for (const address of [...pages(), ...interfaces()]) {
      const answer = await (pages().includes(address) ? rendered(address) : get(address))
      expect([address, answer.statusCode, answer.headers['cache-control']]).toEqual([address, 200, SHARED])
      expect(answer.headers.etag).toMatch(/^(?:W\/)?"/)
      expect(String(answer.headers.vary)).toMatch(/\bcookie, authorization\b/)
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('ratelimit'))).toEqual([])
      const again = await get(address, { 'if-none-match': String(answer.headers.etag) })
      expect([address, again.statusCode, again.headers['cache-control']]).toEqual([address, 304, SHARED])
    }
  })

  it('are none of somebody with a session or a key, whose responses are private', async () => {
    for (const address of pages()) {
      const { headers } = await get(address, SESSION)
      expect([address, headers['cache-control']]).toEqual([address, 'private, no-cache'])
      expect(String(headers.vary)).toMatch(/\bcookie\b/)
      expect(headers['surrogate-key']).toBeUndefined()
    }
    for (const address of interfaces()) {
      const { headers } = await get(address, SESSION)
      expect([address, headers['cache-control']]).toEqual([
        address,
        address === QUERY ? 'no-store' : 'private, no-cache',
      ])
    }
    const withKey = await get(QUERY, { authorization: `Bearer curia_${'a'.repeat(36)}` })
    expect([withKey.statusCode, withKey.headers['cache-control']]).toEqual([401, 'no-store'])
  })

  it('are none of what changes without the knowledge, is counted, or failed', async () => {
    const addresses = [
      '/api/status',
      '/api/ready',
      '/evidence/999999',
      '/api/evidence_items/999999',
      '/api/changes?since=0',
      '/api/states',
      '/api/auth/options',
      `/api/graphql?query=${encodeURIComponent('{ viewer { id } }')}`,
      `/api/graphql?query=${encodeURIComponent('{ nothing }')}`,
    ]
    for (const address of addresses)
      expect([address, String((await get(address)).headers['cache-control'])]).toEqual([
        address,
        expect.not.stringContaining('public'),
      ])
    const post = await curia.app.inject({
      method: 'POST',
      url: '/api/graphql',
      payload: { query: '{ evidenceItems { totalCount } }' },
    })
    expect(post.headers['cache-control']).toBe('no-cache')
  })

  it('have another tag after a change, which the service sends at once', async () => {
    const before = await get(QUERY)
    const page = await rendered(`/molecular-profiles/${ids.profile}`)
    await curia.storage.write((tx) => addEvidence(tx, ids.profile, { description: 'It does not.' }))
    await curia.storage.write((tx) =>
      tx
        .updateTable('evidence_items')
        .set({ description: 'Rewritten.' })
        .where('id', '=', ids.item)
        .execute(),
    )
    // Readers within one turn of the event loop share a version: no request over a network is sent after a change of its turn.
    await setImmediate()
    const tag = String(before.headers.etag)
    expect((await get(QUERY, { 'if-none-match': tag })).statusCode).toBe(200)
    const after = await rendered(`/molecular-profiles/${ids.profile}`, {
      'if-none-match': String(page.headers.etag),
    })
    expect(after.body).toContain('Rewritten.')
  })

  it('name the records that they show, a page its own first', async () => {
    const keysAt = async (address: string) =>
      String((await rendered(address)).headers['surrogate-key']).split(' ')
    const ofProfile = await keysAt(`/molecular-profiles/${ids.profile}`)
    expect(ofProfile[0]).toBe(`molecular-profiles-${ids.profile}`)
    expect(ofProfile).toContain(`features-${ids.gene}`)
    expect((await keysAt('/genes/GEN1'))[0]).toBe(`features-${ids.gene}`)
    expect(await keysAt('/evidence')).toContain(`evidence-${ids.item}`)
    const single = await get(`/api/evidence_items/${ids.item}`)
    expect(single.headers['surrogate-key']).toBe(`evidence-${ids.item}`)
  })

  it('are none of a response whose route does not say how long', async () => {
    const failing = encodeURIComponent('{ nothing }')
    const uncached = encodeURIComponent('{ viewer { id } }')
    const addresses = [
      `/api/graphql?query=${failing}`,
      `/api/graphql?query=${uncached}`,
      '/opensearch.xml',
      '/api/no-such-route',
      '/api/v0/records/none',
      '/api/states/none',
      '/assets/none.js',
      '/api/graphql',
      '/%zz',
    ]
    for (const address of addresses)
      for (const method of ['GET', 'HEAD'] as const) {
        const { headers } = await curia.app.inject({ method, url: address })
        expect([address, method, headers['cache-control']]).toEqual([address, method, 'no-store'])
      }
    const built = await get('/favicon.svg')
    expect(built.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=604800')
  })

  it('are none, and named by nothing, unless they are wanted', async () => {
    const plain = await testApp(url, { appFolder, schema })
    for (const address of ['/match', QUERY]) {
      const { headers } = await plain.app.inject(address)
      expect([address, headers['cache-control']]).toEqual([address, 'no-cache'])
      expect(headers['surrogate-key']).toBeUndefined()
    }
    await plain.close()
  })
})

describe('How old a copy may be', () => {
  it.each([
    [1, 1, 0],
    [3, 1, 2],
    [30, 10, 20],
    [3600, 1200, 2400],
  ])('of %i seconds in all', (seconds, fresh, stale) => {
    expect(sharedCacheControl(seconds)).toBe(
      `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${stale}`,
    )
  })
})

describe('Surrogate keys', () => {
  it.each([
    ['/evidence/12', 'evidence-12'],
    ['/genes/5', 'features-5'],
    ['/api/evidence_items/12', 'evidence-12'],
    ['/api/molecular_profiles/7', 'molecular-profiles-7'],
    ['/api/gks/evidence/civic.eid:12', 'evidence-12'],
    ['/api/records/diseases/3/versions', 'diseases-3'],
    ['/genes/BRAF', null],
    ['/evidence', null],
    ['/settings/12', null],
    ['/api/graphql', null],
  ])('of %s: %s', (path, key) => {
    expect(keyOfPath(path)).toBe(key)
  })

  it('are bounded, whatever a page links to', () => {
    const markup = Array.from({ length: 5000 }, (_, id) => `<a href="/evidence/${id + 1}">`).join('')
    const keys = keysOfPage({
      markup: `<a href="/@first/genes/5?tab=x"><a href="/help/3">${markup}`,
      state: '{}',
    })
    expect(keys.slice(0, 2)).toEqual(['features-5', 'evidence-1'])
    const value = surrogateKeys(['diseases-1', ...keys, 'diseases-1'])
    expect(value.length).toBeLessThanOrEqual(1000)
    expect(value).toMatch(/^diseases-1 features-5 (?:evidence-\d+ ?)+$/)
  })
})
