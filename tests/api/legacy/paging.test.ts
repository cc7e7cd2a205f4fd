import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addAssertion, addEvidence, addFeature, addSource, addVariant } from '#tests/support/factories.ts'
import { openLegacy, V1 } from '#tests/support/legacy.ts'
import type { TestLegacy } from '#tests/support/legacy.ts'

interface Page {
  _meta: {
    current_page: number
    per_page: string
    total_pages: number
    total_count: number
    links: { next: string | null; previous: string | null }
  }
  records: { id: number; status?: string; name: string }[]
}

const RECORDS = 57

describeOnEachEngine('Pages of the legacy interface', (engine) => {
  let legacy: TestLegacy
  let profile: number
  let source: number
  beforeAll(async () => {
    legacy = await openLegacy(engine)
    await legacy.storage.write(async (tx) => {
      const gene = await addFeature(tx, 'BRAF', { aliases: ['B-raf', 'ras'] })
      profile = (await addVariant(tx, gene, 'V600E')).profile
      source = await addSource(tx)
      for (let made = 0; made < RECORDS; made += 1)
        await addEvidence(tx, profile, {
          source_id: source,
          status: made < 50 ? 'ACCEPTED' : made < 55 ? 'SUBMITTED' : 'REJECTED',
        })
      for (const name of ['RASA1', 'BRA', 'HRAS', 'ras', 'RASGRP1']) await addFeature(tx, name)
    })
  })
  afterAll(() => legacy.close())

  const get = (path: string) => legacy.json<Page>(`/api/${path}`)
  const address = (query: string) => `${V1}/api/evidence_items?${query}`

  it('hold 25 records unless asked otherwise and say so as text', async () => {
    const first = await get('evidence_items')
    expect(first.records).toHaveLength(25)
    expect(first._meta).toEqual({
      current_page: 1,
      per_page: '25',
      total_pages: 3,
      total_count: RECORDS,
      links: { next: address('count=25&page=2'), previous: null },
    })
    const last = await get('evidence_items?page=3')
    expect(last.records).toHaveLength(7)
    expect(last._meta).toMatchObject({
      per_page: '25',
      links: { next: null, previous: address('count=25&page=2') },
    })
  })

  it.each([
    ['count=10&page=1', 10, 'count=10&page=2', null],
    ['count=10&page=3', 10, 'count=10&page=4', 'count=10&page=2'],
    ['page=6&count=10', 7, null, 'count=10&page=5'],
    ['page=7&count=10', 0, null, 'count=10&page=6'],
    ['page=9007199254740991&count=10', 0, null, 'count=10&page=6'],
    ['count=9007199254740991', RECORDS, null, null],
    ['count=9007199254740991&page=9007199254740991', 0, null, 'count=9007199254740991&page=1'],
    ['count=57', RECORDS, null, null],
    ['count=57&page=2', 0, null, 'count=57&page=1'],
    ['count=0010', 10, 'count=10&page=2', null],
  ])('link to the pages beside %s', async (query, length, next, previous) => {
    const page = await get(`evidence_items?${query}`)
    expect(page.records).toHaveLength(length)
    expect(page._meta.links).toEqual({ next: next && address(next), previous: previous && address(previous) })
  })

  it('of an empty collection have no neighbours', async () => {
    const meta = { total_pages: 0, total_count: 0, links: { next: null, previous: null } }
    expect(await get('assertions')).toEqual({
      _meta: { current_page: 1, per_page: '25', ...meta },
      records: [],
    })
    expect(await get('assertions?page=4&count=5')).toEqual({
      _meta: { current_page: 4, per_page: '5', ...meta },
      records: [],
    })
  })

  it('keep every other parameter of the request in their links, as it was written', async () => {
    const page = await get('evidence_items?status=submitted&page=2&x=a%20b&count=2&y=%C3%A4&flag')
    expect(page._meta).toMatchObject({ total_count: 5, total_pages: 3 })
    expect(page.records.map((record) => record.status)).toEqual(['submitted', 'submitted'])
    expect(page._meta.links).toEqual({
      next: address('count=2&page=3&status=submitted&x=a%20b&y=%C3%A4&flag'),
      previous: address('count=2&page=1&status=submitted&x=a%20b&y=%C3%A4&flag'),
    })
  })

  it.each(['0', '-1', '1.5', '', 'x', '1e3', '+1', ' 1', '1 ', '0x10', '٣', '99999999999999999999', 'null'])(
    'are refused with the page or count “%s”',
    async (value) => {
      const written = encodeURIComponent(value)
      for (const name of ['page', 'count']) {
        const answer = await legacy.get(`/api/genes?${name}=${written}`)
        expect(answer.statusCode).toBe(400)
        expect(answer.json()).toEqual({ errors: [`${name} must be a positive whole number`] })
      }
    },
  )

  it('are refused with every wrong parameter named', async () => {
    const answer = await legacy.get('/api/variants?page=x&count=0')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      errors: ['page must be a positive whole number', 'count must be a positive whole number'],
    })
  })

  it('filter by a status that there is', async () => {
    for (const [status, count] of [
      ['accepted', 50],
      ['submitted', 5],
      ['rejected', 2],
    ] as const) {
      const page = await get(`evidence_items?status=${status}`)
      expect(page._meta.total_count).toBe(count)
      expect(new Set(page.records.map((record) => record.status))).toEqual(new Set([status]))
    }
    for (const wrong of ['Accepted', '', 'all']) {
      for (const path of ['evidence_items', 'assertions']) {
        const answer = await legacy.get(`/api/${path}?status=${wrong}`)
        expect(answer.statusCode).toBe(400)
        expect(answer.json()).toEqual({
          errors: [expect.stringContaining('status must be submitted, accepted or rejected')],
        })
      }
    }
  })

  it('visit every record once while records are added', async () => {
    const seen: number[] = []
    const before = await get('evidence_items?count=1000')
    let added = 0
    for (let next: string | null = address('count=5&page=1'); next;) {
      const page: Page = await legacy.json(next.slice(V1.length))
      seen.push(...page.records.map(({ id }) => id))
      next = page._meta.links.next
      if (added < 6) {
        added += 1
        await legacy.storage.write((tx) => addEvidence(tx, profile, { source_id: source }))
      }
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(seen.toSorted((left, right) => left - right))
    expect(seen).toHaveLength(before.records.length + added)
    expect(seen).toEqual(expect.arrayContaining(before.records.map(({ id }) => id)))
  })

  it('follow what is written at once', async () => {
    const before = await get('assertions')
    await legacy.storage.write((tx) => addAssertion(tx, profile))
    expect((await get('assertions'))._meta.total_count).toBe(before._meta.total_count + 1)
  })

  it('of genes are found by the beginning of a symbol or an alias, short symbols first', async () => {
    const names = async (query: string) =>
      (await legacy.json<{ name: string }[]>(`/api/genes?detailed=false&${query}`)).map(({ name }) => name)
    expect(await names('name=ras')).toEqual(['ras', 'BRAF', 'RASA1', 'RASGRP1'])
    expect(await names('name=RaS&count=2&page=2')).toEqual(['RASA1', 'RASGRP1'])
    expect(await names('name=ras&exact_match=true')).toEqual(['ras'])
    expect(await names('name=Ras&exact_match=true')).toEqual([])
    expect(await names('name=%25')).toEqual([])
    expect(await names('name=_RAF')).toEqual([])
    expect(await names('name=a%00b')).toEqual([])
    const { records } = await get('genes?name=ras')
    expect(records.map(({ name }) => name)).toEqual(['BRAF'])
  })

  it('of genes are found by Entrez id', async () => {
    const [gene] = await legacy.json<{ id: number; entrez_id: number }[]>(
      '/api/genes?detailed=false&name=HRAS',
    )
    const found = await legacy.json<{ id: number }[]>(
      `/api/genes?detailed=false&entrez_id=${gene?.entrez_id}`,
    )
    expect(found).toEqual([gene])
    expect((await get('genes?entrez_id=99999999999999'))._meta.total_count).toBe(0)
    const answer = await legacy.get('/api/genes?entrez_id=BRAF')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ errors: ['entrez_id must be a whole number, not "BRAF"'] })
  })

  it('of genes may be bare: just ids and names of all genes, in pages all the same', async () => {
    const all = await legacy.json<{ id: number }[]>('/api/genes?detailed=false')
    expect(all).toHaveLength(6)
    expect(all[0]).toEqual({
      id: expect.any(Number),
      name: 'BRAF',
      entrez_id: all[0]?.id,
      aliases: ['B-raf', 'ras'],
    })
    expect(await legacy.json('/api/genes?detailed=false&count=4&page=2')).toEqual(all.slice(4))
    expect(await legacy.json('/api/genes?detailed=false&page=9')).toEqual([])
  })
})
