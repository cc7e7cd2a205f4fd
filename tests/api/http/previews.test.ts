import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import {
  addAssertion,
  addDisease,
  addEvidence,
  addFeature,
  addSource,
  addVariant,
  addVariantGroup,
} from '#tests/support/factories.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import { rebuildSearch } from '#server/knowledge/search/reindex.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const built =
  '<!doctype html><head><title>Curia</title>\n<meta\n  name="description"\n  content="Built"\n/></head><body>'
/** The built page with the address under which search engines are to know it. */
const builtAt = (address: string) =>
  titled('').replace('</head>', `<link rel="canonical" href="http://localhost${address}" /></head>`)
const titled = (title: string) => built.replace('Curia', `${title}Curia of the tests`)

describeOnSqliteFirst('The served page of a record', (engine) => {
  let curia: TestApp
  let url: string
  const ids = { gene: 0, variant: 0, profile: 0, item: 0, assertion: 0, group: 0, source: 0, disease: 0 }

  beforeAll(async () => {
    const folder = mkdtempSync(join(inject('runFolder'), 'app-'))
    writeFileSync(join(folder, 'index.html'), built)
    ;({ url } = await engine.createDatabase())
    curia = await testApp(url, { appFolder: folder })
    await curia.storage.write(async (tx) => {
      ids.gene = await addFeature(tx, 'GEN-1', { description: `Known <b>"well"</b>. ${'word '.repeat(80)}` })
      const { id, profile } = await addVariant(tx, ids.gene, 'V1E')
      Object.assign(ids, { variant: id, profile })
      ids.item = await addEvidence(tx, profile, { description: 'It responds.' })
      ids.assertion = await addAssertion(tx, profile, { summary: 'In short.' })
      ids.group = await addVariantGroup(tx, 'Alike')
      ids.source = await addSource(tx, { title: 'On genes' })
      ids.disease = await addDisease(tx, 'Melanoma')
      await addFeature(tx, 'ERBB2')
      await rebuildSearch(tx)
    })
  })
  afterAll(() => curia.close())

  const page = async (url: string) => (await curia.app.inject(url)).body
  const titleOf = async (url: string) => /<title>([^<]*)<\/title>/.exec(await page(url))?.[1]
  const descriptionOf = async (url: string) =>
    /name="description"\s+content="([^"]*)"/.exec(await page(url))?.[1]

  it('is called by the record', async () => {
    const site = 'Curia of the tests'
    expect(await titleOf(`/genes/${ids.gene}`)).toBe(`GEN-1 · Gene · ${site}`)
    expect(await titleOf('/genes/GEN-1?tab=evidence')).toBe(`GEN-1 · Gene · ${site}`)
    expect(await titleOf(`/variants/${ids.variant}`)).toBe(`GEN-1 V1E · Variant · ${site}`)
    expect(await titleOf(`/molecular-profiles/${ids.profile}`)).toBe(
      `GEN-1 V1E · Molecular profile · ${site}`,
    )
    expect(await titleOf(`/evidence/${ids.item}`)).toBe(
      `GEN-1 V1E: sensitivity to an unspecified therapy · EID${ids.item} · Evidence item · ${site}`,
    )
    expect(await titleOf(`/assertions/${ids.assertion}`)).toBe(
      `GEN-1 V1E: sensitivity to an unspecified therapy · AID${ids.assertion} · Assertion · ${site}`,
    )
    expect(await titleOf(`/variant-groups/${ids.group}`)).toBe(`Alike · Variant group · ${site}`)
    expect(await titleOf(`/sources/${ids.source}`)).toContain(`· Source · ${site}`)
    expect(await titleOf(`/diseases/${ids.disease}`)).toBe(`Melanoma · Disease · ${site}`)
  })

  it('says what the record says, as text, cut between words', async () => {
    expect(await descriptionOf(`/evidence/${ids.item}`)).toBe('It responds.')
    expect(await descriptionOf(`/assertions/${ids.assertion}`)).toBe('In short.')
    const description = await descriptionOf('/genes/GEN-1')
    expect(description).toMatch(/^Known &lt;b&gt;&quot;well&quot;&lt;\/b&gt;\. word .*word…$/)
    expect(await descriptionOf(`/variants/${ids.variant}`)).toBe('Built')
  })

  it.each([
    ['/genes/gen-1', '/genes/GEN-1'],
    ['/genes/her2?tab=evidence', '/genes/ERBB2?tab=evidence'],
    ['/genes/HER2%2Fneu', '/genes/ERBB2'],
  ])('of a gene is that of its symbol: %s', async (url, location) => {
    const answer = await curia.app.inject(url)
    expect([answer.statusCode, answer.headers['location']]).toEqual([308, location])
  })

  it.each([
    ['/', 200],
    ['/genes', 200],
    ['/genes/NOSUCH', 404],
    ['/genes/melanoma', 404],
    ['/evidence/999999', 404],
    ['/evidence/0', 404],
    ['/evidence/9999999999', 404],
    ['/evidence/1/2', 200],
  ])('is the built page at %s', async (url, status) => {
    const answer = await curia.app.inject(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toBe(status === 404 ? titled('Page not found · ') : builtAt(url))
  })

  it.each([
    ['evidence', 'item'],
    ['assertions', 'assertion'],
    ['features', 'gene'],
    ['variants', 'variant'],
    ['molecular-profiles', 'profile'],
    ['variant-groups', 'group'],
    ['sources', 'source'],
    ['diseases', 'disease'],
  ] as const)('is the built page of each version that exists: %s', async (folder, record) => {
    const statusOf = async (version: string) =>
      (await curia.app.inject(`/${folder}/${ids[record]}/versions/${version}`)).statusCode
    expect(await statusOf('1')).toBe(200)
    for (const none of ['99', '0', 'first', '9999999999']) expect(await statusOf(none)).toBe(404)
    expect((await curia.app.inject(`/${folder}/999999/versions/1`)).statusCode).toBe(404)
  })

  it('is missing for versions of what has none', async () => {
    for (const path of ['/users/1/versions/1', '/nothing/1/versions/1'])
      expect((await curia.app.inject(path)).statusCode).toBe(404)
  })

  it('names the files of its page, so that they are fetched beside those of every page', async () => {
    const appFolder = mkdtempSync(join(inject('runFolder'), 'app-'))
    mkdirSync(join(appFolder, '.ssr'))
    writeFileSync(join(appFolder, 'index.html'), built)
    const ofGene = ['assets/GenePage-1.js', 'assets/record-1.js', 'assets/gene-loader-1.js']
    const pages = [
      { pattern: '/', isListing: true, files: ['assets/HomePage-1.js'] },
      { pattern: '/genes/:id', isListing: false, files: ofGene },
      { pattern: '/help', isListing: false, files: ['assets/HelpPage-1.js'] },
    ]
    writeFileSync(join(appFolder, '.ssr/pages.json'), JSON.stringify(pages))
    const { app, close } = await testApp(url, { appFolder })
    onTestFinished(close)
    const preloaded = async (path: string) =>
      [...(await app.inject(path)).body.matchAll(/modulepreload" crossorigin href="\/([^"]+)"/g)].map(
        ([, file]) => file,
      )
    expect(await preloaded(`/genes/${ids.gene}`)).toEqual(ofGene)
    expect(await preloaded('/genes/GEN-1?tab=evidence')).toEqual(ofGene)
    expect(await preloaded('/')).toEqual(['assets/HomePage-1.js'])
    expect(await preloaded('/help')).toEqual(['assets/HelpPage-1.js'])
    expect(await preloaded('/genes/NOSUCH')).toEqual([])
    expect(await preloaded('/nowhere')).toEqual([])
  })

  it('is not sent again while it is the same', async () => {
    const { headers } = await curia.app.inject(`/evidence/${ids.item}`)
    const again = await curia.app.inject({
      url: `/evidence/${ids.item}`,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('is searched from the address bar by a description with whole addresses', async () => {
    const answer = await curia.app.inject({ url: '/opensearch.xml', headers: { host: 'x.example' } })
    expect(answer.headers['content-type']).toMatch(/^application\/opensearchdescription\+xml/)
    expect(answer.body).toContain('template="http://localhost/find?text={searchTerms}"')
    expect(answer.body).toContain('<ShortName>Curia of the tes</ShortName>')
  })
})
