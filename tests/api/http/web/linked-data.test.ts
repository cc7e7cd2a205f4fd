import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validateCFF } from 'cffjs'
import jsonld from 'jsonld'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { schema } from '#server/graphql/schema.ts'
import { freeze } from '#server/states/freeze.ts'
import { openStates } from '#server/states/open-states.ts'
import { dataciteRules } from '#tests/support/linked-data/datacite-rules.ts'
import { schemaOrgContext } from '#tests/support/linked-data/schema-org.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { sqlite } from '#tests/support/storage/engines.ts'

const ORIGIN = 'https://kb.test'
const STATE = '2024-report'

const Linkset = z.object({
  linkset: z.tuple([
    z.record(
      z.string(),
      z.union([z.string(), z.array(z.object({ href: z.url(), type: z.string().optional() }))]),
    ),
  ]),
})

/** Links of a header, by their relation. */
const linksIn = (header: unknown) =>
  [...String(header).matchAll(/<([^>]*)>; rel="([^"]*)"(?:; type="([^"]*)")?/g)].map(
    ([, href = '', relation = '', type]) => ({
      href,
      relation,
      type,
    }),
  )

describe.skipIf(!release2024)('Descriptions for programs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curia-linked-data-'))
  let service: TestApp
  let drop: () => Promise<void>
  const ids: Record<string, number> = {}
  beforeAll(async () => {
    const database = await sqlite.createDatabase(template2024)
    drop = database.drop
    const downloads = join(folder, 'downloads')
    const nightly = join(downloads, 'nightly@2026-01-02T03-04-05.006Z-1')
    mkdirSync(nightly, { recursive: true })
    writeFileSync(join(nightly, 'nightly-VariantSummaries.tsv'), 'variant_id\n12\n')
    const states = join(folder, 'states')
    mkdirSync(states)
    service = await testApp(database.url, {
      schema,
      states: openStates(states),
      publicUrl: ORIGIN,
      allowedHosts: ['localhost'],
      site: { name: 'Tumour board', downloads },
      appFolder: join(import.meta.dirname, '../../../../dist'),
    })
    await freeze(service.storage, states, { name: STATE, date: new Date('2024-08-01T00:00:00Z') })
    const first = async (table: 'diseases' | 'therapies' | 'sources' | 'phenotypes') =>
      (
        await service.storage.read
          .selectFrom(table)
          .select('id')
          .orderBy('id')
          .limit(1)
          .executeTakeFirstOrThrow()
      ).id
    for (const table of ['diseases', 'therapies', 'sources', 'phenotypes'] as const)
      ids[table] = await first(table)
  }, 120_000)
  afterAll(async () => {
    await service.close()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const get = (url: string) => service.app.inject({ url })
  const pathOf = (pattern: string) => pattern.replace(/\{(\w+)\}/, (_, table: string) => String(ids[table]))

  /** JSON-LD of a page as it stands in its head. */
  async function dataOf(path: string): Promise<Record<string, unknown>> {
    const { statusCode, body } = await get(path)
    expect([path, statusCode]).toEqual([path, 200])
    const [head = ''] = body.split('</head>', 1)
    const blocks = [...head.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
    expect(blocks).toHaveLength(1)
    return JSON.parse(blocks[0]?.[1] ?? '') as Record<string, unknown>
  }

  /** Every term must be one of schema.org. */
  const expand = (data: object) =>
    jsonld.expand(
      data as jsonld.JsonLdDocument,
      {
        safe: true,
        documentLoader: async (url) => {
          expect(url).toBe('https://schema.org')
          return { documentUrl: url, document: schemaOrgContext }
        },
      } as jsonld.Options.Expand,
    )

  const PAGES = [
    ['/', 'DataCatalog', '/'],
    [`/@${STATE}/`, 'Dataset', `/@${STATE}/`],
    ['/genes/BRAF', 'Gene', '/genes/BRAF'],
    ['/features/5', 'Gene', '/genes/BRAF'],
    ['/variants/12', 'BioChemEntity', '/variants/12'],
    ['/molecular-profiles/12', 'BioChemEntity', '/molecular-profiles/12'],
    ['/evidence/1409', 'Claim', '/evidence/1409'],
    ['/assertions/7', 'Claim', '/assertions/7'],
    ['/diseases/{diseases}', 'MedicalCondition', '/diseases/{diseases}'],
    ['/therapies/{therapies}', 'Drug', '/therapies/{therapies}'],
    ['/sources/{sources}', 'MedicalScholarlyArticle', '/sources/{sources}'],
    ['/phenotypes/{phenotypes}', 'MedicalSignOrSymptom', '/phenotypes/{phenotypes}'],
    ['/variant-groups/1', 'Collection', '/variant-groups/1'],
    [`/@${STATE}/evidence/1409`, 'Claim', '/evidence/1409'],
  ] as const

  it.each(PAGES)('JSON-LD of %s is a %s with terms of schema.org alone', async (page, type, canonical) => {
    const data = await dataOf(pathOf(page))
    expect(data).toMatchObject({ '@type': type, '@id': `${ORIGIN}${pathOf(canonical)}` })
    const [expanded] = await expand(data)
    expect(expanded?.['@type']).toEqual([`http://schema.org/${type}`])
  })

  it('are refused by the check where a term is none', async () => {
    await expect(
      expand({ '@context': 'https://schema.org', '@type': 'Claim', evidenceItem: 1 }),
    ).rejects.toThrow()
  })

  it('JSON-LD names the state on its pages, and what a claim is about', async () => {
    const present = await dataOf('/evidence/1409')
    expect(present).toMatchObject({
      isPartOf: { '@id': `${ORIGIN}/`, name: 'Tumour board knowledgebase' },
      creativeWorkStatus: 'accepted',
      appearance: { '@type': 'MedicalScholarlyArticle' },
    })
    expect(JSON.stringify(present['about'])).toContain('BRAF V600E')
    expect(await dataOf(`/@${STATE}/evidence/1409`)).toMatchObject({
      isPartOf: { '@id': `${ORIGIN}/@${STATE}/`, name: `Tumour board knowledgebase, state ${STATE}` },
    })
    const state = await dataOf(`/@${STATE}/`)
    expect(state).toMatchObject({
      license: 'https://creativecommons.org/publicdomain/zero/1.0/',
      isBasedOn: { name: 'CIViC release 01-Aug-2024' },
      distribution: [
        {
          encodingFormat: 'application/vnd.sqlite3',
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        },
      ],
    })
  })

  it('JSON-LD cannot end its element', async () => {
    await service.storage.write((tx) =>
      tx
        .updateTable('evidence_items')
        .set({ description: '</script><script>alert(1)</script>' })
        .where('id', '=', 1409)
        .execute(),
    )
    expect(await dataOf('/evidence/1409')).toMatchObject({ text: '</script><script>alert(1)</script>' })
  })

  const SIGNPOSTED = [
    '/evidence/1409',
    '/assertions/7',
    '/molecular-profiles/12',
    '/variants/12',
    '/genes/BRAF',
    '/diseases/{diseases}',
    '/sources/{sources}',
    '/phenotypes/{phenotypes}',
  ]

  it.each(SIGNPOSTED)('Signposting of %s leads to resources of their types', async (pattern) => {
    const path = pathOf(pattern)
    const { headers } = await get(path)
    const header = String(headers['link'])
    expect(header.length).toBeLessThan(5000)
    const links = linksIn(header)
    expect(links.map(({ relation }) => relation)).toEqual(
      expect.arrayContaining([
        'original timegate',
        'timemap',
        'cite-as',
        'describedby',
        'collection',
        'license',
        'type',
        'linkset',
      ]),
    )
    expect(links.filter(({ relation }) => relation === 'type').map(({ href }) => href)).toContain(
      'https://schema.org/AboutPage',
    )
    const {
      linkset: [set],
    } = Linkset.parse((await get(`/linkset?of=${encodeURIComponent(path)}`)).json())
    expect(set['anchor']).toBe(`${ORIGIN}${path}`)
    for (const { href, relation, type } of links) {
      if (!['cite-as', 'describedby', 'collection', 'linkset'].includes(relation)) continue
      expect(href.startsWith(ORIGIN)).toBe(true)
      const target = await get(href.slice(ORIGIN.length))
      expect([href, target.statusCode]).toEqual([href, 200])
      if (type) expect(target.headers['content-type']).toContain(type)
      if (relation !== 'linkset') expect(JSON.stringify(set[relation])).toContain(JSON.stringify(href))
    }
  })

  it('Signposting names the GKS object only where there is one', async () => {
    const rows = await service.storage.read
      .selectFrom('evidence_items')
      .select('id')
      .orderBy('id')
      .limit(400)
      .execute()
    for (const { id } of rows.filter((_, index) => index % 8 === 0)) {
      const links = linksIn((await get(`/evidence/${id}`)).headers['link'])
      const isNamed = links.some(({ href }) => href === `${ORIGIN}/api/gks/evidence/${id}`)
      expect([id, isNamed]).toEqual([id, (await get(`/api/gks/evidence/${id}`)).statusCode === 200])
    }
    for (let id = 1; id <= 60; id += 1) {
      const { statusCode, headers } = await get(`/assertions/${id}`)
      if (statusCode !== 200) continue
      const isNamed = linksIn(headers['link']).some(
        ({ href }) => href === `${ORIGIN}/api/gks/assertions/${id}`,
      )
      expect([id, isNamed]).toEqual([id, (await get(`/api/gks/assertions/${id}`)).statusCode === 200])
    }
  }, 60_000)

  it.each([
    ['state', `/api/states/${STATE}/datacite`, `/@${STATE}/`],
    ['release', '/api/releases/nightly/datacite', '/api/releases/nightly'],
  ])('DataCite metadata of a %s keep the rules of the schema', async (_kind, path, landing) => {
    const answer = await get(path)
    expect(answer.headers['content-type']).toContain('application/vnd.datacite.datacite+json')
    const metadata = dataciteRules.parse(answer.json())
    expect(metadata.identifiers).toEqual([{ identifier: `${ORIGIN}${landing}`, identifierType: 'URL' }])
    expect(metadata).toMatchObject({
      schemaVersion: 'http://datacite.org/schema/kernel-4',
      rightsList: [{ rightsIdentifier: 'cc0-1.0' }],
      relatedIdentifiers: [{ relationType: 'IsDerivedFrom' }],
    })
    const links = linksIn((await get(landing)).headers['link'])
    expect(links.filter(({ relation }) => relation === 'item').length).toBeGreaterThan(0)
    for (const { href, relation, type } of links) {
      if (!['item', 'describedby', 'linkset'].includes(relation)) continue
      const target = await service.app.inject({ method: 'HEAD', url: href.slice(ORIGIN.length) })
      expect([href, target.statusCode]).toEqual([href, 200])
      expect(target.headers['content-type']).toContain(type)
    }
  })

  it('CITATION.cff cites the knowledge', async () => {
    const cited: unknown = parse((await get('/CITATION.cff')).body)
    validateCFF(cited as object)
    validateCFF(parse(readFileSync(join(import.meta.dirname, '../../../../CITATION.cff'), 'utf8')) as object)
    expect(() => validateCFF({ ...Object(cited), license: 'none of SPDX' })).toThrow('CFF validation failed')
    expect(cited).toMatchObject({
      'cff-version': '1.2.0',
      type: 'dataset',
      title: 'Tumour board knowledgebase, release 01-Aug-2024',
      authors: [{ name: 'Tumour board knowledgebase' }],
      license: 'CC0-1.0',
      'date-released': '2024-08-01',
    })
  })

  it('llms.txt is short, and each of its links answers', async () => {
    const { body, headers } = await get('/llms.txt')
    expect(headers['content-type']).toContain('text/plain')
    expect(body.length).toBeLessThan(10_000)
    expect(body).toContain('`POST /mcp`')
    const links = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(8)
    for (const href of links)
      expect([href, (await get(href.replace(ORIGIN, ''))).statusCode]).toEqual([href, 200])
  })

  it.each([
    ['/linkset', 400],
    ['/linkset?of=evidence', 400],
    ['/linkset?of=/evidence/99999999', 404],
    ['/linkset?of=/users/1', 404],
    ['/linkset?of=/@nothing/', 404],
    ['/api/records/evidence/x/jsonld', 404],
    ['/api/records/nothing/1/jsonld', 404],
    ['/api/records/organizations/1/csl', 404],
    ['/api/states/nothing/datacite', 404],
    ['/api/releases/nothing', 404],
    ['/docs/..%2fpackage.json', 404],
    ['/docs/nothing.md', 404],
  ])('%s answers %i', async (path, status) => {
    expect((await get(path)).statusCode).toBe(status)
  })
})
