import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { DatabaseTemplate } from '#tests/support/storage/engines.ts'
import { addSourceSuggestion, addUser } from '#tests/support/curation/curation-factories.ts'
import { addCoordinates, addEvidence, addFeature, addSource, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { open } from '#server/storage/database.ts'
import { FIRST_LOCAL_ID } from '#server/storage/dialect.ts'

/** Few names, so that orders depend on their last key; some letters order differently in other collations. */
const names = ['a', 'B', 'b', 'Z', 'é', 'z z', '_', 'ß']

const template: DatabaseTemplate = {
  name: 'paging',
  async prepare(url) {
    const storage = await open(url)
    await storage.write(async (tx) => {
      const sources: number[] = []
      for (let source = 0; source < 9; source += 1) sources.push(await addSource(tx))
      const { id: user } = await addUser(tx, 'Reader')
      // Some are suggested, of those with evidence and of those without.
      for (const source of [1, 1, 3, 6, 6]) await addSourceSuggestion(tx, sources[source] ?? 0, { user })
      for (let feature = 0; feature < 6; feature += 1) {
        const gene = await addFeature(tx, `${names[feature]} gene`, {
          full_name: feature % 2 === 0 ? `full ${feature % 3}` : null,
        })
        for (let variant = 0; variant < 6; variant += 1) {
          const { id, profile } = await addVariant(tx, gene, names[(feature + variant * 5) % names.length])
          if (variant % 3 > 0) await addCoordinates(tx, id, { start: 100 * (variant % 2), stop: 900 })
          for (let item = 0; item < (feature * variant) % 4; item += 1)
            await addEvidence(tx, profile, { source_id: sources[(feature + variant + item) % 5] })
          await tx
            .updateTable('molecular_profiles')
            .set({ score: ((feature + variant) % 3) * 2.25 })
            .where('id', '=', profile)
            .execute()
        }
      }
    })
    await storage.close()
  },
}

interface Page {
  nodes: { id: number }[]
  edges: { cursor: string; node: { id: number } }[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
  totalCount: number
  pageCount: number
}

/** Lists with keys of every kind: text, number with ties, fraction, worked out of other tables. */
const lists = {
  'variants by name': 'variants',
  'variants by name, reversed': 'variants:sortBy: {column: NAME, direction: DESC}',
  'profiles by score': 'molecularProfiles',
  'browsed variants by id': 'browseVariants',
  'browsed variants by feature': 'browseVariants:sortBy: {column: featureName, direction: ASC}',
  'browsed sources by suggestions': 'browseSources',
  'browsed sources by evidence': 'browseSources:sortBy: {column: EVIDENCE_COUNT, direction: DESC}',
  'browsed variants by evidence': 'browseVariants:sortBy: {column: evidenceItemCount, direction: DESC}',
  'variants of a feature by place': 'variants:sortBy: {column: COORDINATE_START, direction: DESC}',
  'browsed features by full name': 'browseFeatures:sortBy: {column: featureFullName, direction: DESC}',
}

type ListName = keyof typeof lists
const listNames = Object.keys(lists) as ListName[]

const query = (list: ListName) => {
  const [field, args = ''] = lists[list].split(/:(.*)/s)
  const selection = `list: ${field}(first: $first, last: $last, after: $after, before: $before ${args}) {
    nodes { id } edges { cursor node { id } } totalCount pageCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }`
  const nested = list.includes(' of a feature ')
  return `query ($first: Int, $last: Int, $after: String, $before: String) {
    ${nested ? `feature(id: ${FIRST_LOCAL_ID}) { ${selection} }` : selection}
  }`
}

const position = (place: number) => Buffer.from(String(place)).toString('base64url')

describeOnEachEngine('Pages of a list', (engine) => {
  let curia: TestInterface
  beforeAll(async () => {
    curia = await openInterface(engine, template)
  })
  afterAll(() => curia.close())

  const page = async (list: ListName, args: Record<string, unknown>) => {
    const answer = await curia.ask<{ list: Page } | { feature: { list: Page } }>(query(list), args)
    return 'feature' in answer ? answer.feature.list : answer.list
  }
  const idsOf = ({ nodes }: Page) => nodes.map((node) => node.id)
  const wholeList = async (list: ListName) => idsOf(await page(list, { first: 100 }))

  /** All ids, walking from one end with pages of these sizes in turn; `between` runs after each page. */
  async function walk(
    list: ListName,
    direction: 'forward' | 'backward',
    sizes: number[],
    between: () => Promise<unknown> = async () => {},
  ) {
    const seen: number[] = []
    let cursor: string | null = null
    for (let step = 0; step < 200; step += 1) {
      const size = sizes[step % sizes.length]
      const forward = direction === 'forward'
      const { pageInfo, ...found } = await page(
        list,
        forward ? { first: size, after: cursor } : { last: size, before: cursor },
      )
      const ids = idsOf({ pageInfo, ...found })
      expect(found.edges.map((edge) => edge.node.id)).toEqual(ids)
      if (forward) seen.push(...ids)
      else seen.unshift(...ids)
      if (!(forward ? pageInfo.hasNextPage : pageInfo.hasPreviousPage)) return seen
      cursor = forward ? pageInfo.endCursor : pageInfo.startCursor
      await between()
    }
    throw new Error('the walk does not end')
  }

  const walks = fc.record({
    list: fc.constantFrom(...listNames),
    direction: fc.constantFrom('forward' as const, 'backward' as const),
    sizes: fc.array(fc.integer({ min: 1, max: 13 }), { minLength: 1, maxLength: 4 }),
  })

  it('visit every row once in the order of the list, from either end', async () => {
    await fc.assert(
      fc.asyncProperty(walks, async ({ list, direction, sizes }) => {
        expect(await walk(list, direction, sizes)).toEqual(await wholeList(list))
      }),
      { numRuns: 40 },
    )
  })

  it('do so for the rows that were there while others are added', async () => {
    const added = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(walks, added, async ({ list, direction, sizes }, newNames) => {
        // What the orders follow stays as it is for these.
        const there = await wholeList(list)
        let left = [...newNames]
        const seen = await walk(list, direction, sizes, async () => {
          const [name, ...others] = left
          left = others
          if (name === undefined) return
          await curia.storage.write(async (tx) => {
            const gene = await addFeature(tx)
            await addVariant(tx, gene, name)
            await addVariant(tx, FIRST_LOCAL_ID)
          })
        })
        const known = new Set(there)
        expect(seen.filter((id) => known.has(id))).toEqual(there)
        expect(new Set(seen).size).toBe(seen.length)
      }),
      { numRuns: 12 },
    )
  })

  describe('by position, as the public service counts', () => {
    it('begin after the row at the position, or end before it', async () => {
      for (const list of listNames) {
        const ids = await wholeList(list)
        expect(idsOf(await page(list, { first: 3, after: position(2) }))).toEqual(ids.slice(2, 5))
        expect(idsOf(await page(list, { last: 2, before: position(5) }))).toEqual(ids.slice(2, 4))
        expect(idsOf(await page(list, { first: 2, after: position(0) }))).toEqual(ids.slice(0, 2))
        expect(idsOf(await page(list, { first: 2, after: position(100_000) }))).toEqual([])
      }
    })

    it('tell whether rows come before', async () => {
      const after = async (place: number) =>
        (await page('variants by name', { first: 1, after: position(place) })).pageInfo.hasPreviousPage
      expect(await after(0)).toBe(false)
      expect(await after(1)).toBe(true)
    })
  })

  it('say whether there is more', async () => {
    const list = 'variants by name'
    const info = async (args: Record<string, unknown>) => (await page(list, args)).pageInfo
    expect(await info({ first: 2 })).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    expect(await info({ last: 2 })).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    const [second] = (await page(list, { first: 1, after: position(1) })).edges
    const before = { before: second?.cursor }
    expect(await info({ first: 1, ...before })).toMatchObject({ hasNextPage: false, hasPreviousPage: false })
    expect(await info(before)).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    const { totalCount } = await page(list, { first: 1 })
    const end = await info({ first: 100, after: position(totalCount - 1) })
    expect(end).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
  })

  it('combine first, last, after and before', async () => {
    const list = 'variants by name'
    const ids = await wholeList(list)
    const both = { after: position(2), before: position(9) }
    expect(idsOf(await page(list, both))).toEqual(ids.slice(2, 8))
    expect(idsOf(await page(list, { ...both, first: 4 }))).toEqual(ids.slice(2, 6))
    expect(idsOf(await page(list, { ...both, last: 4 }))).toEqual(ids.slice(4, 8))
    expect(idsOf(await page(list, { ...both, first: 4, last: 3 }))).toEqual(ids.slice(3, 6))
    expect(idsOf(await page(list, { after: position(9), before: position(2) }))).toEqual([])
  })

  it('hold at most 100 rows, of variants and profiles 300; a negative size means none', async () => {
    await curia.storage.write(async (tx) => {
      for (let feature = 0; feature < 110; feature += 1) {
        const gene = await addFeature(tx)
        for (let variant = 0; variant < 3; variant += 1) await addVariant(tx, gene)
      }
    })
    const size = async (list: ListName, args: Record<string, unknown>) => idsOf(await page(list, args)).length
    expect(await size('browsed features by full name', { first: 2_000_000_000 })).toBe(100)
    expect(await size('browsed features by full name', {})).toBe(100)
    expect(await size('variants by name', { last: 301 })).toBe(300)
    expect(await size('profiles by score', {})).toBe(300)
    const none = await page('variants by name', { first: -2_147_483_648 })
    expect(none.nodes).toEqual([])
    expect(none.totalCount).toBeGreaterThan(300)
    expect(await size('variants by name', { last: -1 })).toBe(0)
  })

  it('are counted by the size asked for; an empty list has one', async () => {
    const { totalCount } = await page('variants by name', { first: 1 })
    expect((await page('variants by name', { first: 7 })).pageCount).toBe(Math.ceil(totalCount / 7))
    expect((await page('variants by name', { first: 0 })).pageCount).toBe(0)
    const { variants } = await curia.ask<{ variants: { pageCount: number } }>(
      '{ variants(ids: []) { pageCount } }',
    )
    expect(variants.pageCount).toBe(1)
  })

  it('refuse cursors that nobody handed out', async () => {
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const malformed = [
      'not a cursor',
      '%',
      'e30',
      position(-1),
      Buffer.from('1.5').toString('base64url'),
      Buffer.from('99999999999999999999').toString('base64url'),
      forged([]),
      forged(['a', 1e300]),
      forged(['a\0', 1]),
      forged([null, null]),
      forged({ 0: 'a', 1: 1 }),
    ]
    const ofAnotherSort = [
      forged(['a']),
      forged(['a', 1, 2]),
      forged([1, 1]),
      forged(['a', '1']),
      forged(['a', 1.5]),
    ]
    for (const side of ['after', 'before']) {
      for (const cursor of malformed)
        expect(await curia.errorsOf(query('variants by name'), { [side]: cursor })).toEqual([
          `The cursor “${cursor}” is malformed: pass one of pageInfo or of an edge as it was given`,
        ])
      for (const cursor of ofAnotherSort)
        expect(await curia.errorsOf(query('variants by name'), { [side]: cursor })).toEqual([
          `The cursor “${cursor}” is of a list in another order: page from the start again, without it`,
        ])
    }
  })

  it('begin where a row was that is not there any more', async () => {
    const ids = await wholeList('browsed variants by id')
    const middle = Buffer.from(JSON.stringify([(ids[3] ?? 0) + 0])).toString('base64url')
    expect(idsOf(await page('browsed variants by id', { first: 2, after: middle }))).toEqual(ids.slice(4, 6))
  })
})
