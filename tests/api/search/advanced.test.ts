import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addDisease } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { isEvidence, isVariant } from '#tests/support/plain-filters.ts'
import { evidenceFilter, variantFilter } from '#tests/support/search-filters.ts'
import { knowledge, template } from '#tests/support/searched-knowledge.ts'

describeOnEachEngine('Advanced search', (engine) => {
  let curia: TestInterface
  beforeAll(async () => {
    curia = await openInterface(engine, template)
  })
  afterAll(() => curia.close())

  const search = async (kind: string, filter: object) => {
    const { found } = await curia.ask<{ found: { resultIds: number[] } }>(
      `query ($query: ${kind}SearchFilter!) { found: search${kind === 'Therapy' ? 'Therapies' : `${kind}s`}(query: $query) { resultIds } }`,
      { query: filter },
    )
    return found.resultIds
  }

  it('finds nothing by a text longer than any engine compares', async () => {
    const value = '_'.repeat(60_000)
    expect(await search('Feature', { entrezSymbol: { operator: 'CONTAINS', value } })).toEqual([])
    const all = await search('Feature', { entrezSymbol: { operator: 'DOES_NOT_CONTAIN', value: '_' } })
    expect(await search('Feature', { entrezSymbol: { operator: 'DOES_NOT_CONTAIN', value } })).toEqual(all)
    const { diseaseTypeahead } = await curia.ask<{ diseaseTypeahead: unknown[] }>(
      'query ($value: String!) { diseaseTypeahead(queryTerm: $value) { id } }',
      { value },
    )
    expect(diseaseTypeahead).toEqual([])
  })

  it('finds the evidence that a plain reading of it finds', async () => {
    await fc.assert(
      fc.asyncProperty(evidenceFilter, async (filter) => {
        const expected = knowledge.evidence.filter((item) => isEvidence(item, filter, knowledge))
        expect(await search('EvidenceItem', filter)).toEqual(expected.map(({ id }) => id))
      }),
      { numRuns: 200, seed: 20261121 },
    )
  })

  it('finds the variants that a plain reading of them finds', async () => {
    const inProfile900 = knowledge.variants.filter(({ id }) => id === 1 || id === 3)
    const all = {
      ...knowledge,
      profiles: [...knowledge.profiles, { id: 900, score: 0, variants: inProfile900 }],
    }
    await fc.assert(
      fc.asyncProperty(variantFilter, async (filter) => {
        const expected = knowledge.variants.filter((variant) => isVariant(variant, filter, all))
        expect(await search('Variant', filter)).toEqual(expected.map(({ id }) => id))
      }),
      { numRuns: 200, seed: 20261121 },
    )
  })

  it('follows people, comments and revisions to what they are about', async () => {
    const ann = { username: { operator: 'EQ', value: 'ann' } }
    const bob = { username: { operator: 'EQ', value: 'bob' } }
    expect(await search('EvidenceItem', { creatingUser: ann })).toEqual([1])
    expect(await search('EvidenceItem', { creatingUser: bob })).toEqual([])
    expect(await search('EvidenceItem', { moderatingUser: bob })).toEqual([1])
    const said = (value: string) => ({ comment: { operator: 'CONTAINS', value } })
    expect(await search('EvidenceItem', { comment: { ...said('SAID'), commenter: bob } })).toEqual([1])
    expect(await search('EvidenceItem', { comment: said('badly') })).toEqual([])
    expect(await search('Comment', said('said'))).toHaveLength(1)
    expect(await search('EvidenceItem', { openRevisionCount: { operator: 'EQ', value: 2 } })).toEqual([1])
    expect(await search('Variant', { openRevisionCount: { operator: 'GT', value: 0 } })).toEqual([1])
    expect(await search('Variant', { revisions: { creatingUser: bob } })).toEqual([1])
    const none = await search('EvidenceItem', { openRevisionCount: { operator: 'EQ', value: 0 } })
    expect(none).toHaveLength(knowledge.evidence.length - 1)
    // Two revisions, one set.
    expect(
      await search('Revision', { subjectId: { operator: 'EQ', value: 1 }, creatingUser: ann }),
    ).toHaveLength(1)
    expect(await search('User', { organizationName: { operator: 'EQ', value: 'Lab' } })).toEqual([1])
    expect(await search('User', { organizationId: { operator: 'NE', value: 1 } })).toEqual([])
    const february = { date: '2026-02-01T00:00:00Z', operator: 'ON_OR_AFTER' }
    expect(await search('User', { createdAt: february })).toEqual([2])
    expect(await search('User', { createdAt: { ...february, operator: 'AFTER' } })).toEqual([])
  })

  it('reads what is derived: tags, symbols, retractions, authors, either kind of name', async () => {
    expect(await search('Assertion', { name: { operator: 'EQ', value: 'AID7' } })).toEqual([7])
    expect(await search('Assertion', { fdaCompanionTest: { value: false } })).toEqual([])
    expect(
      await search('Assertion', {
        evidenceItems: { creatingUser: { name: { operator: 'STARTS_WITH', value: 'ANN' } } },
      }),
    ).toEqual([7])
    expect(await search('Source', { deprecated: { value: true } })).toEqual([1])
    expect(await search('Source', { authorLastName: { operator: 'EQ', value: 'Doe' } })).toEqual([1])
    expect(await search('Feature', { hasAssertion: { value: true } })).toEqual([1, 2])
    expect(await search('MolecularProfile', { hasAssertion: { value: true } })).toEqual([900])
    const unread = { evidenceItemsCount: { operator: 'EQ', value: 0 } }
    expect(await search('MolecularProfile', unread)).toEqual([900])
  })

  it('refuses a search that says nothing, and says where', async () => {
    const ask =
      'query ($query: EvidenceItemSearchFilter!) { searchEvidenceItems(query: $query) { resultIds } }'
    const errors = (query: object) => curia.errorsOf(ask, { query })
    expect((await errors({}))[0]).toMatch(
      /^query has no condition: a EvidenceItemSearchFilter needs at least one of id/,
    )
    expect((await errors({ booleanOperator: 'OR', subFilters: [{ disease: {} }] }))[0]).toMatch(
      /^query\.subFilters\[0\]\.disease has no condition/,
    )
    expect(await errors({ description: { operator: 'CONTAINS' } })).toEqual([
      'query.description: the operator CONTAINS needs a value; only IS_NULL and IS_NOT_NULL do without',
    ])
    const coordinates = (value: object) =>
      curia.errorsOf('query ($query: VariantSearchFilter!) { searchVariants(query: $query) { resultIds } }', {
        query: { coordinates: value },
      })
    expect((await coordinates({ referenceBases: { operator: 'EQ', value: 'AXT' } }))[0]).toMatch(
      /“AXT” are no bases/,
    )
    expect((await coordinates({}))[0]).toMatch(/^query\.coordinates has no condition/)
    const nested = (levels: number): object =>
      levels === 0 ? { id: { operator: 'EQ', value: 1 } } : { subFilters: [nested(levels - 1)] }
    expect(await errors(nested(11))).toEqual([])
    expect((await errors(nested(12)))[0]).toMatch(/nested too deeply/)
    const cycle = (levels: number): object =>
      levels === 0
        ? { id: { operator: 'GT', value: 0 } }
        : { assertion: { evidenceItems: cycle(levels - 1) } }
    expect(await search('EvidenceItem', cycle(5))).toEqual([1, 2])
    const many = Array.from({ length: 101 }, () => ({ id: { operator: 'EQ', value: 1 } }))
    expect((await errors({ subFilters: many }))[0]).toMatch(/more than 100 conditions/)
  })

  it('keeps a search under a UUID of version 4, and runs it again on what is there then', async () => {
    const ask = `query Kept($name: String) {
      searchDiseases(createPermalink: true, query: { name: { operator: CONTAINS, value: $name } }) {
        resultIds permalinkId searchEndpoint originalQuery originalVariables
      }
    }`
    interface Answer {
      resultIds: number[]
      permalinkId: string
      searchEndpoint: string
      originalQuery: string
      originalVariables: object
    }
    const { searchDiseases: first } = await curia.ask<{ searchDiseases: Answer }>(ask, { name: 'uveal' })
    const { searchDiseases: again } = await curia.ask<{ searchDiseases: Answer }>(ask, { name: 'uveal' })
    const { searchDiseases: other } = await curia.ask<{ searchDiseases: Answer }>(ask, { name: 'odd' })
    expect(first.permalinkId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(again).toEqual(first)
    expect(other.permalinkId).not.toBe(first.permalinkId)
    expect(first).toMatchObject({
      resultIds: [4],
      searchEndpoint: 'searchDiseases',
      originalVariables: { name: 'uveal' },
    })
    expect(first.originalQuery).toContain('query Kept($name: String)')
    await curia.storage.write((tx) => addDisease(tx, 'Another Uveal One', { id: 40 }))
    const { kept } = await curia.ask<{ kept: Answer }>(
      `query ($id: String!) { kept: searchByPermalink(permalinkId: $id) {
        resultIds permalinkId searchEndpoint originalQuery originalVariables
      } }`,
      { id: first.permalinkId },
    )
    expect(kept).toEqual({ ...first, resultIds: [4, 40] })
    expect(await curia.errorsOf('{ searchByPermalink(permalinkId: "nothing") { resultIds } }')).toEqual([
      'There is no search with the permalink id “nothing”',
    ])
    await curia.storage.write((tx) => tx.deleteFrom('diseases').where('id', '=', 40).execute())
  })
})
