import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountRoutes } from '#app/pages/account-routes.ts'
import { isIndexed } from '#server/http/crawlers/page-rules.ts'
import { IDS_OF_PART, recordsOfPart } from '#server/knowledge/records/listed-records.ts'
import { addDisease, addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const appFolder = resolve(import.meta.dirname, '../../../dist')
/** Pages of signing in, of links that are mailed, and of the settings of an account. */
const accountPages = accountRoutes.flatMap(({ path }) => path ?? [])
const ORIGIN = 'https://curia.example.org'

describeOnSqliteFirst('Crawlers', (engine) => {
  let curia: TestApp
  let url: string
  const ids = { gene: 0, factor: 0, disease: 0, unused: 0, items: [0], rejected: 0, far: 0, variant: 0 }
  beforeAll(async () => {
    if (!existsSync(appFolder)) throw new Error('the app is not built: run npm run build first')
    ;({ url } = await engine.createDatabase())
    curia = await testApp(url, { appFolder, publicUrl: ORIGIN })
    await curia.storage.write(async (tx) => {
      ids.gene = await addFeature(tx, 'GEN1')
      const { id, profile } = await addVariant(tx, ids.gene, 'V1E')
      ids.variant = id
      ids.disease = await addDisease(tx, 'Melanoma')
      ids.unused = await addDisease(tx, 'Unused')
      const add = (status: 'ACCEPTED' | 'SUBMITTED' | 'REJECTED', more = {}) =>
        addEvidence(tx, profile, { disease_id: ids.disease, status, ...more })
      ids.items = [await add('ACCEPTED'), await add('SUBMITTED')]
      ids.rejected = await add('REJECTED')
      ids.far = await add('ACCEPTED', { id: 3 * IDS_OF_PART })
    })
  })
  afterAll(() => curia.close())

  const get = (address: string, headers: Record<string, string> = {}) =>
    curia.app.inject({ url: address, headers })
  const addressesIn = (text: string) =>
    [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address?.slice(ORIGIN.length))
  const partOf = (id: number) => Math.floor(id / IDS_OF_PART) + 1

  it('learn from robots.txt what to leave alone, where the pages are and where the files', async () => {
    const { body, headers, statusCode } = await get('/robots.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const groups = body.split('\n\n')
    const everyone = groups.find((group) => group.startsWith('User-agent: *')) ?? ''
    for (const path of ['/api/', '/@', '/*?', '/submit', '/*/revise', '/*/versions/', '/search'])
      expect(everyone.split('\n')).toContain(`Disallow: ${path}`)
    const training = groups.find((group) => group.includes('User-agent: GPTBot')) ?? ''
    expect(training).toContain('Disallow: /\nAllow: /downloads\n')
    expect(body).toContain(`# ${ORIGIN}/downloads\n`)
    expect(body).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)
  })

  it('find each kind of record in the site map, with its last change', async () => {
    const index = await get('/sitemap.xml')
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
    const files = addressesIn(index.body)
    expect(files).toContain(`/sitemap/evidence-${partOf(ids.items[0] ?? 0)}.xml`)
    expect(files).toContain(`/sitemap/evidence-${partOf(ids.far)}.xml`)
    expect(files).toEqual([...new Set(files)])
    const { at } = await curia.storage.read
      .selectFrom('record_versions')
      .select(({ fn }) => fn.max('at').as('at'))
      .executeTakeFirstOrThrow()
    expect(index.body).toContain(`<lastmod>${at}</lastmod>`)

    const listed = new Map<string, string>()
    for (const file of files) {
      const { statusCode, body } = await get(file ?? '')
      expect([file, statusCode]).toEqual([file, 200])
      for (const address of addressesIn(body)) listed.set(address ?? '', body)
    }
    const { gene, variant, disease, items, far } = ids
    for (const path of [
      '/',
      '/evidence',
      '/about',
      '/genes/GEN1',
      `/variants/${variant}`,
      `/diseases/${disease}`,
    ])
      expect([...listed.keys()]).toContain(path)
    for (const id of [...items, far])
      expect(listed.get(`/evidence/${id}`)).toContain(`/evidence/${id}</loc><lastmod>${at}</lastmod>`)
    for (const path of [
      `/evidence/${ids.rejected}`,
      `/diseases/${ids.unused}`,
      `/features/${gene}`,
      '/search',
    ])
      expect([...listed.keys()]).not.toContain(path)
    const ofAccounts = accountPages.filter((path) => listed.has(path))
    expect([accountPages.length > 10, ofAccounts]).toEqual([true, []])
    for (const path of listed.keys()) expect([path, isIndexed(path)]).toEqual([path, true])
  })

  it('ask for a file of the site map again only after a change', async () => {
    const file = `/sitemap/evidence-${partOf(ids.far)}.xml`
    for (const address of ['/sitemap.xml', file, '/sitemap/pages.xml']) {
      const { etag } = (await get(address)).headers
      expect([address, (await get(address, { 'if-none-match': String(etag) })).statusCode]).toEqual([
        address,
        304,
      ])
    }
    const { etag } = (await get(file)).headers
    await curia.storage.write((tx) =>
      tx.updateTable('evidence_items').set({ description: 'New.' }).where('id', '=', ids.far).execute(),
    )
    expect((await get(file, { 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  it.each(['evidence-99.xml', 'evidence-0.xml', 'people-1.xml', 'users-1.xml', 'evidence-1'])(
    'find no file %s',
    async (file) => {
      const { statusCode, headers } = await get(`/sitemap/${file}`)
      expect([statusCode, headers.etag]).toEqual([404, undefined])
    },
  )

  it('read records in order, some at a time and none twice', async () => {
    await curia.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, ids.gene, 'V2E')
      const first = 7 * IDS_OF_PART
      for (let id = first; id < first + 1001; id += 1) await addEvidence(tx, profile, { id })
    })
    const chunks: number[][] = []
    for await (const records of recordsOfPart(curia.storage.scan, { kind: 'EVIDENCE_ITEM', part: 7 }))
      chunks.push(records.map(({ id }) => id))
    expect(chunks.map(({ length }) => length)).toEqual([1000, 1])
    expect(chunks.flat()).toEqual(chunks.flat().toSorted((one, other) => one - other))
  })

  it('know a page under one address', async () => {
    const canonicalAt = async (address: string) =>
      [...(await get(address)).body.matchAll(/rel="canonical" href="([^"]*)"/g)].map(([, href]) => href)
    const item = `/evidence/${ids.items[0]}`
    const expected: [address: string, path: string | null][] = [
      ['/', '/'],
      ['/evidence', '/evidence'],
      ['/evidence?sort=-rating', '/evidence'],
      ['/evidence?diseaseName=melanoma', null],
      [item, item],
      [`${item}?tab=comments`, item],
      ['/genes/GEN1', '/genes/GEN1'],
      [`/genes/${ids.gene}`, '/genes/GEN1'],
      [`/features/${ids.gene}`, '/genes/GEN1'],
      ['/help', '/help'],
      ['/submit/evidence', null],
      [`${item}/versions/1`, null],
      [`${item}/revise`, null],
    ]
    for (const [address, path] of expected) {
      expect([address, await canonicalAt(address)]).toEqual([address, path === null ? [] : [ORIGIN + path]])
      const { headers } = await get(address)
      expect([address, headers['x-robots-tag']]).toEqual([address, path === null ? 'noindex' : undefined])
    }
  })

  it('count with the documents of their address', async () => {
    const { app, close } = await testApp(url, {
      appFolder,
      limits: { anonymous: 0, user: 0, documents: 2, windowSeconds: 60 },
    })
    const statuses = []
    for (const address of ['/sitemap.xml', '/help', '/sitemap/evidence-1.xml'])
      statuses.push((await app.inject(address)).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    await close()
  })

  it('may read nothing of a private installation', async () => {
    const { app, close } = await testApp(url, { appFolder, publicUrl: ORIGIN, allowsRobots: false })
    const { body } = await app.inject('/robots.txt')
    expect(body).toContain('User-agent: *\nDisallow: /\n')
    expect(body).not.toContain('Allow')
    for (const address of ['/', '/help', '/api/status', `/evidence/${ids.items[0]}`])
      expect([address, (await app.inject(address)).headers['x-robots-tag']]).toEqual([
        address,
        'noindex, nofollow',
      ])
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(404)
    await close()
  })
})

describe('Pages that search engines are to know', () => {
  it.each(accountPages)('%s is none of them, as all pages of accounts', (path) => {
    expect([isIndexed(path), isIndexed(`${path}?token=secret`)]).toEqual([false, false])
  })

  it.each([
    ['/evidence/12?tab=flags&x=1', true],
    ['/evidence?sort=id', true],
    ['/evidence?sort=id&rating=5', false],
    ['/search?query=x', false],
    ['/users/7', false],
    ['/organizations/7', true],
    ['/evidence/12/versions/3', false],
    ['/genes/BRAF', true],
  ])('%s: %s', (address, known) => {
    expect(isIndexed(address)).toBe(known)
  })
})
