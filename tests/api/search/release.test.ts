import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldText } from '#domain/text/names.ts'
import { importRelease } from '#server/import/import-release.ts'
import { rebuildSearch } from '#server/knowledge/search/reindex.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { cell, entries, knowledgeOf } from '#tests/support/knowledge.ts'
import type { Row } from '#tests/support/knowledge.ts'
import { template2021, template2024 } from '#tests/support/releases/release-template.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'

const ids = (rows: readonly Row[], column: string) =>
  rows.map((row) => Number(cell(row, column))).sort((left, right) => left - right)

type Hit = { resultType: string; id: number; name: string }

const searchFor = async (curia: TestInterface, query: string, types?: string[]) =>
  (
    await curia.ask<{ search: Hit[] }>(
      'query ($query: String!, $types: [SearchableEntities!]) { search(query: $query, types: $types) { resultType id name } }',
      { query, types },
    )
  ).search

/** All words that the database knows, to compare what an import kept up with what is taken anew. */
const wordsOf = (curia: TestInterface) =>
  curia.storage.read
    .selectFrom('search_words')
    .selectAll()
    .orderBy('record_type')
    .orderBy('record_id')
    .orderBy('word')
    .execute()

describe.skipIf(!release2024)('With the release of August 2024', () => {
  describeOnEachEngine('Search', (engine) => {
    const { features, variants, profiles, evidence, assertions, groups } = release2024
      ? knowledgeOf('release2024')
      : { features: [], variants: [], profiles: [], evidence: [], assertions: [], groups: [] }
    let curia: TestInterface
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    const advanced = async (kind: string, query: object) => {
      const { found } = await curia.ask<{ found: { resultIds: number[] } }>(
        `query ($query: ${kind}SearchFilter!) { found: search${kind}s(query: $query) { resultIds } }`,
        { query },
      )
      return found.resultIds
    }

    it('finds every gene by its symbol before all else', async () => {
      const symbols = features.map((row) => cell(row, 'name')).filter((_, place) => place % 25 === 0)
      for (const symbol of symbols) {
        const [first] = await searchFor(curia, symbol.toLowerCase())
        expect(first).toMatchObject({ resultType: 'FEATURE', name: symbol })
      }
      expect(symbols.length).toBeGreaterThan(10)
    })

    it('finds variants and profiles by gene and name, groups by name, evidence by tag', async () => {
      for (const row of variants.filter((_, place) => place % 150 === 0)) {
        const hits = await searchFor(curia, `${cell(row, 'variant')} ${cell(row, 'gene')}`, ['VARIANT'])
        expect(hits.map(({ id }) => id)).toContain(Number(cell(row, 'variant_id')))
      }
      for (const row of profiles.filter((_, place) => place % 150 === 0)) {
        const hits = await searchFor(curia, cell(row, 'name'), ['MOLECULAR_PROFILE'])
        expect(hits[0]?.id).toBe(Number(cell(row, 'molecular_profile_id')))
      }
      for (const row of groups.slice(0, 5)) {
        const hits = await searchFor(curia, cell(row, 'variant_group'), ['VARIANT_GROUP'])
        expect(hits[0]?.name).toBe(cell(row, 'variant_group'))
      }
      const [item] = ids(evidence, 'evidence_id')
      expect(await searchFor(curia, `eid${item}`)).toEqual([
        { resultType: 'EVIDENCE_ITEM', id: item, name: `EID${item}` },
      ])
    })

    it('finds variants by allele registry id, HGVS description and ClinVar id', async () => {
      const column = { allele: 'allele_registry_id', hgvs: 'hgvs_descriptions', clinvar: 'clinvar_ids' }
      for (const name of Object.values(column)) {
        const known = variants.filter((row) => entries(row, name).some((entry) => !entry.includes(' ')))
        const value = entries(known[3] ?? {}, name)[0] ?? ''
        const expected = variants.filter((row) => entries(row, name).includes(value))
        const hits = await searchFor(curia, value.toLowerCase(), ['VARIANT'])
        expect(hits.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids(expected, 'variant_id'))
      }
    })

    it('offers diseases, therapies, features and variants while people type', async () => {
      const answer = await curia.ask<Record<string, { id: number; name: string }[]>>(`{
        diseases: diseaseTypeahead(queryTerm: "LUNG") { id name }
        byDoid: diseaseTypeahead(queryTerm: "DOID:1909") { id name }
        therapies: therapyTypeahead(queryTerm: "tra") { id name }
        features: featureTypeahead(queryTerm: "br") { id name deprecated }
        factors: featureTypeahead(queryTerm: "", featureType: FACTOR) { id name }
        variants: variantsTypeahead(queryTerm: "v600", featureId: 5) { id name }
        none: userTypeahead(queryTerm: " ") { id name }
      }`)
      const rows = [...evidence, ...assertions]
      const shortest = (names: string[]) =>
        [...new Set(names)].sort((left, right) => left.length - right.length).slice(0, 10)
      const lengths = (names: string[]) => names.map((name) => name.length)
      const lung = rows.map((row) => cell(row, 'disease')).filter((name) => foldText(name).includes('lung'))
      const offered = answer['diseases']?.map(({ name }) => name) ?? []
      expect(lengths(offered)).toEqual(lengths(shortest(lung)))
      expect(offered.every((name) => lung.includes(name))).toBe(true)
      expect(answer['byDoid']?.map(({ name }) => name)).toEqual(['Melanoma'])
      const therapies = rows.flatMap((row) => entries(row, 'therapies'))
      const begins = shortest(therapies.filter((name) => foldText(name).startsWith('tra')))
      expect(lengths(answer['therapies']?.map(({ name }) => name).slice(0, begins.length) ?? [])).toEqual(
        lengths(begins),
      )
      const genes = features.map((row) => cell(row, 'name')).filter((name) => foldText(name).startsWith('br'))
      expect(answer['features']?.map(({ name }) => name).sort()).toEqual(genes.sort())
      expect(answer['features']?.[0]).toMatchObject({ deprecated: false })
      const v600 = variants.filter(
        (row) =>
          cell(row, 'gene') === 'BRAF' &&
          [cell(row, 'variant'), ...entries(row, 'variant_aliases')].some((name) =>
            foldText(name).includes('v600'),
          ),
      )
      expect(answer['variants']?.map(({ id }) => id)).toEqual(ids(v600, 'variant_id').slice(0, 20))
      expect(answer['none']).toEqual([])
    })

    it('offers records by the beginning of their tags, and codes', async () => {
      const answer = await curia.ask<{
        items: { displayName: string; link: string; tagType: string }[]
        genes: { entityId: number }[]
        acmg: { code: string }[]
        none: unknown[]
      }>(`{
        items: entityTypeahead(queryTerm: "e12") { displayName link tagType }
        genes: entityTypeahead(queryTerm: "#GID5") { entityId }
        acmg: acmgCodesTypeahead(queryTerm: "pvs") { code }
        none: entityTypeahead(queryTerm: "Q1") { entityId }
      }`)
      const matching = (rows: number[], digits: string) =>
        rows.filter((id) => String(id).startsWith(digits)).slice(0, 10)
      const expected = matching(ids(evidence, 'evidence_id'), '12')
      expect(answer.items.map(({ displayName }) => displayName)).toEqual(expected.map((id) => `EID${id}`))
      expect(answer.items[0]).toMatchObject({ link: `/evidence/${expected[0]}`, tagType: 'EVIDENCE_ITEM' })
      expect(answer.genes.map(({ entityId }) => entityId)).toContain(5)
      expect(answer.acmg[0]?.code).toBe('PVS1')
      expect(answer.acmg.every(({ code }) => code.startsWith('PVS'))).toBe(true)
      expect(answer.none).toEqual([])
    })

    it('finds evidence by filters of filters', async () => {
      const filter = {
        status: { operator: 'EQ', value: 'ACCEPTED' },
        molecularProfile: { name: { operator: 'EQ', value: 'BRAF V600E' } },
        subFilters: [
          {
            booleanOperator: 'OR',
            therapies: { name: { operator: 'CONTAINS', value: 'vemuraf' } },
            evidenceRating: { operator: 'GE', value: 4 },
          },
        ],
      }
      const holds = profiles.filter((row) => /\bBRAF V600E\b/.test(cell(row, 'name')))
      const withV600e = new Set(holds.map((row) => cell(row, 'molecular_profile_id')))
      const expected = evidence.filter(
        (row) =>
          cell(row, 'evidence_status') === 'accepted' &&
          withV600e.has(cell(row, 'molecular_profile_id')) &&
          (foldText(cell(row, 'therapies')).includes('vemuraf') || Number(cell(row, 'rating')) >= 4),
      )
      expect(expected.length).toBeGreaterThan(20)
      expect(await advanced('EvidenceItem', filter)).toEqual(ids(expected, 'evidence_id'))

      const words = { description: { operator: 'CONTAINS', value: 'RESISTANCE' } }
      const stated = evidence.filter((row) =>
        cell(row, 'evidence_statement').toLowerCase().includes('resistance'),
      )
      expect(await advanced('EvidenceItem', words)).toEqual(ids(stated, 'evidence_id'))

      const unrated = {
        evidenceRating: { operator: 'LT', value: 2 },
        disease: { doid: { operator: 'EQ', value: 'DOID:1909' } },
      }
      const poor = evidence.filter((row) => cell(row, 'rating') === '1' && cell(row, 'doid') === '1909')
      expect(await advanced('EvidenceItem', unrated)).toEqual(ids(poor, 'evidence_id'))
    })

    it('finds variants by place, alias, type and count', async () => {
      const at = {
        coordinates: {
          chromosome: { operator: 'EQ', value: 'CHR_7' },
          start: { operator: 'GE', value: 140_000_000 },
          stop: { operator: 'LE', value: 141_000_000 },
        },
      }
      const near = variants.filter(
        (row) =>
          cell(row, 'chromosome') === '7' &&
          Number(cell(row, 'start')) >= 140_000_000 &&
          Number(cell(row, 'stop')) <= 141_000_000,
      )
      expect(near.length).toBeGreaterThan(10)
      expect(await advanced('Variant', at)).toEqual(expect.arrayContaining(ids(near, 'variant_id')))
      const based = { coordinates: { ...at.coordinates, referenceBases: { operator: 'EQ', value: 'A' } } }
      const ofA = near.filter((row) => cell(row, 'reference_bases') === 'A')
      expect(await advanced('Variant', based)).toEqual(ids(ofA, 'variant_id'))

      const alias = { variantAlias: { operator: 'STARTS_WITH', value: 'val600' } }
      const renamed = variants.filter((row) =>
        entries(row, 'variant_aliases').some((name) => name.toUpperCase().startsWith('VAL600')),
      )
      expect(await advanced('Variant', alias)).toEqual(ids(renamed, 'variant_id'))

      const busy = { evidenceItemsCount: { operator: 'GE', value: 30 } }
      const counts = Map.groupBy(evidence, (row) => cell(row, 'molecular_profile_id'))
      const expected = [...counts].filter(([, rows]) => rows.length >= 30).map(([id]) => Number(id))
      expect(await advanced('MolecularProfile', busy)).toEqual(expected.sort((a, b) => a - b))
    })

    it.skipIf(!release2021)('keeps the words in step when another release is imported', async () => {
      const other = await openInterface(engine, template2021)
      try {
        await importRelease(other.storage, release2024 ?? '')
        const kept = await wordsOf(other)
        await other.storage.writeAside((tx) => rebuildSearch(tx))
        expect(kept).toEqual(await wordsOf(other))
        expect(kept.length).toBeGreaterThan(10_000)
      } finally {
        await other.close()
      }
    })
  })
})
