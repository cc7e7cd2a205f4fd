import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldText } from '#domain/text/names.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { cell, knowledgeOf } from '#tests/support/knowledge.ts'
import type { Knowledge, Row } from '#tests/support/knowledge.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

const nothing: Knowledge = {
  features: [],
  variants: [],
  profiles: [],
  evidence: [],
  assertions: [],
  groups: [],
}
const { features, variants, evidence, assertions } = release2024 ? knowledgeOf('release2024') : nothing

type Filter = Record<string, unknown>
const is = (operator: string, value?: unknown) => ({ operator, ...(value === undefined ? {} : { value }) })
const has = (row: Row, column: string, part: string) => foldText(cell(row, column)).includes(part)
const idsWhere = (rows: readonly Row[], column: string, matches: (row: Row) => boolean) =>
  rows
    .filter(matches)
    .map((row) => Number(row[column]))
    .toSorted((a, b) => a - b)
const ratingOf = (row: Row) => (cell(row, 'rating') ? Number(row['rating']) : null)

const melanoma = { disease: { doid: is('EQ', 'DOID:1909') } }
const ofMelanoma = (row: Row) => row['doid'] === '1909'
const levelA = { evidenceLevel: is('EQ', 'A') }
const ofLevel = (level: string) => (row: Row) => row['evidence_level'] === level
const rated = { evidenceRating: is('EQ', 5) }
const isRated = (row: Row) => row['rating'] === '5'
/** A row without a rating answers no comparison, nor that it is another. */
const rating = (compare: (stars: number) => boolean) => (row: Row) => {
  const stars = ratingOf(row)
  return stars !== null && compare(stars)
}

const evidenceFilters: [Filter, (row: Row) => boolean][] = [
  [{ evidenceLevel: is('NE', 'A') }, (row) => !ofLevel('A')(row)],
  [{ evidenceRating: is('EQ', 3) }, rating((stars) => stars === 3)],
  [{ evidenceRating: is('NE', 3) }, rating((stars) => stars !== 3)],
  [{ evidenceRating: is('LT', 3) }, rating((stars) => stars < 3)],
  [{ evidenceRating: is('LE', 3) }, rating((stars) => stars <= 3)],
  [{ evidenceRating: is('GT', 3) }, rating((stars) => stars > 3)],
  [{ evidenceRating: is('GE', 3) }, rating((stars) => stars >= 3)],
  [melanoma, ofMelanoma],
  [{ disease: { doid: is('NE', '1909') } }, (row) => Boolean(row['doid']) && !ofMelanoma(row)],
  [{ disease: { doid: is('IS_NOT_NULL') } }, (row) => Boolean(row['doid'])],
  [{ disease: { doid: is('IS_NULL') } }, (row) => Boolean(row['disease']) && !row['doid']],
  // What is combined, and how, left to right.
  [{ ...melanoma, subFilters: [levelA] }, (row) => ofMelanoma(row) && ofLevel('A')(row)],
  [
    { subFilters: [levelA, { evidenceLevel: is('EQ', 'B') }], booleanOperator: 'OR' },
    (row) => ofLevel('A')(row) || ofLevel('B')(row),
  ],
  [
    { ...rated, subFilters: [levelA, melanoma], booleanOperator: 'OR' },
    (row) => isRated(row) || ofLevel('A')(row) || ofMelanoma(row),
  ],
  [
    { ...melanoma, subFilters: [{ subFilters: [levelA, rated], booleanOperator: 'OR' }] },
    (row) => ofMelanoma(row) && (ofLevel('A')(row) || isRated(row)),
  ],
]

const geneFilters: [Filter, (row: Row) => boolean][] = [
  [{ entrezSymbol: is('EQ', 'BRAF') }, (row) => row['name'] === 'BRAF'],
  [{ entrezSymbol: is('EQ', 'braf') }, () => false],
  [{ entrezSymbol: is('NE', 'BRAF') }, (row) => row['name'] !== 'BRAF'],
  [{ entrezSymbol: is('STARTS_WITH', 'br') }, (row) => foldText(cell(row, 'name')).startsWith('br')],
  [{ entrezSymbol: is('CONTAINS', 'Raf') }, (row) => has(row, 'name', 'raf')],
  [{ entrezId: is('EQ', 673) }, (row) => row['entrez_id'] === '673'],
  [{ entrezId: is('GT', 0), description: is('IS_NULL') }, (row) => row['description'] === ''],
  [{ entrezId: is('GT', 0), description: is('IS_NOT_NULL') }, (row) => row['description'] !== ''],
  [
    { entrezId: is('GT', 0), description: is('DOES_NOT_CONTAIN', 'KINASE') },
    (row) => !has(row, 'description', 'kinase'),
  ],
]

const assertionFilters: [Filter, (row: Row) => boolean][] = [
  [{ ampLevel: is('EQ', 'TIER_II_LEVEL_C') }, (row) => row['amp_category'] === 'Tier II - Level C'],
  [{ significance: is('EQ', 'PATHOGENIC') }, (row) => row['significance'] === 'Pathogenic'],
  [{ disease: { name: is('CONTAINS', 'lung') } }, (row) => has(row, 'disease', 'lung')],
  [{ therapies: { name: is('EQ', 'Crizotinib') } }, (row) => row['therapies'] === 'Crizotinib'],
  [{ regulatoryApproval: { value: true } }, (row) => row['regulatory_approval'] === 'true'],
]

describe.skipIf(!release2024)('With the release of August 2024', () => {
  describeOnEachEngine('Advanced search', (engine) => {
    let curia: TestInterface
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    interface Found {
      resultIds: number[]
      permalinkId: string | null
      searchEndpoint: string
    }
    const search = async (field: string, kind: string, query: Filter, createPermalink = false) =>
      (
        await curia.ask<{ found: Found }>(
          `query ($query: ${kind}SearchFilter!, $keep: Boolean) {
            found: ${field}(query: $query, createPermalink: $keep) { resultIds permalinkId searchEndpoint } }`,
          { query, keep: createPermalink },
        )
      ).found
    const idsOf = async (field: string, kind: string, query: Filter) =>
      (await search(field, kind, query)).resultIds

    it('finds the evidence that the files say', async () => {
      for (const [query, matches] of evidenceFilters) {
        const expected = idsWhere(evidence, 'evidence_id', matches)
        expect(expected, JSON.stringify(query)).not.toEqual([])
        expect(await idsOf('searchEvidenceItems', 'EvidenceItem', query), JSON.stringify(query)).toEqual(
          expected,
        )
      }
    })

    it('finds the genes and assertions that the files say', async () => {
      for (const [query, matches] of geneFilters)
        expect(await idsOf('searchFeatures', 'Feature', query), JSON.stringify(query)).toEqual(
          idsWhere(features, 'gene_id', matches),
        )
      for (const [query, matches] of assertionFilters) {
        const expected = idsWhere(assertions, 'assertion_id', matches)
        expect(expected, JSON.stringify(query)).not.toEqual([])
        expect(await idsOf('searchAssertions', 'Assertion', query), JSON.stringify(query)).toEqual(expected)
      }
    })

    it('finds as many terms and sources as the files name', async () => {
      const rows = [...evidence, ...assertions]
      const namesWith = (column: string, part: string) =>
        new Set(
          rows
            .flatMap((row) => cell(row, column).split(','))
            .map((name) => foldText(name))
            .filter((name) => name.includes(part)),
        )
      const name = (part: string) => ({ name: is('CONTAINS', part) })
      /** Names of what is found, by the list that shows them. */
      const namesOf = async (list: string, ids: number[]) => {
        const { shown } = await curia.ask<{ shown: { nodes: { name: string }[] } }>(
          `query ($ids: [Int!]) { shown: ${list}(ids: $ids) { nodes { name } } }`,
          { ids },
        )
        return new Set(shown.nodes.map((node) => foldText(node.name)))
      }
      const diseases = await idsOf('searchDiseases', 'Disease', name('LUNG'))
      expect(await namesOf('diseases', diseases)).toEqual(namesWith('disease', 'lung'))
      const therapies = await idsOf('searchTherapies', 'Therapy', name('matinib'))
      expect(await namesOf('therapies', therapies)).toEqual(namesWith('therapies', 'matinib'))
      const phenotypes = await idsOf('searchPhenotypes', 'Phenotype', name('hemangioma'))
      expect(await namesOf('phenotypes', phenotypes)).toEqual(namesWith('phenotypes', 'hemangioma'))

      const gained = await idsOf('searchVariantTypes', 'VariantType', { soid: is('EQ', 'SO:0001587') })
      expect(gained).toHaveLength(1)
      const typed = { variantType: { soid: is('EQ', 'SO:0001587') } }
      const expected = idsWhere(variants, 'variant_id', (row) =>
        cell(row, 'variant_types').split(',').includes('stop_gained'),
      )
      expect(await idsOf('searchVariants', 'Variant', typed)).toEqual(expected)

      const meetings = new Set(
        evidence.filter((row) => row['source_type'] === 'ASCO').map((row) => row['citation_id']),
      )
      const asco = { sourceType: is('EQ', 'ASCO') }
      expect(await idsOf('searchSources', 'Source', asco)).toHaveLength(meetings.size)
      const cited = { source: asco }
      expect(await idsOf('searchEvidenceItems', 'EvidenceItem', cited)).toEqual(
        idsWhere(evidence, 'evidence_id', (row) => row['source_type'] === 'ASCO'),
      )
    })

    it('finds no work of people, of which a release has none', async () => {
      expect(await idsOf('searchComments', 'Comment', { comment: is('CONTAINS', 'a') })).toEqual([])
      expect(await idsOf('searchRevisions', 'Revision', { status: is('EQ', 'NEW') })).toEqual([])
      const user = { id: is('GT', 0) }
      const found = await idsOf('searchUsers', 'User', user)
      expect(found).toHaveLength(1)
      const submitted = { creatingUser: { id: is('EQ', found[0]) } }
      expect(await idsOf('searchEvidenceItems', 'EvidenceItem', submitted)).toHaveLength(evidence.length)
    })

    it('is found again by its permalink, the same for the same search', async () => {
      const query = { score: is('GE', 100) }
      const found = await search('searchMolecularProfiles', 'MolecularProfile', query, true)
      const again = await search('searchMolecularProfiles', 'MolecularProfile', query, true)
      expect(found.resultIds.length).toBeGreaterThan(10)
      expect(again.permalinkId).toBe(found.permalinkId)
      expect(
        await curia.ask(
          'query ($id: String!) { searchByPermalink(permalinkId: $id) { resultIds permalinkId searchEndpoint } }',
          { id: found.permalinkId },
        ),
      ).toEqual({ searchByPermalink: found })
      expect(await curia.errorsOf('{ searchByPermalink(permalinkId: "none") { resultIds } }')).toHaveLength(1)
    })
  })
})
