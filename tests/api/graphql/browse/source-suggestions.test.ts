import { afterAll, beforeAll, expect, it } from 'vitest'
import { open } from '#server/storage/database.ts'
import { addSourceSuggestion, addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { DatabaseTemplate } from '#tests/support/storage/engines.ts'
import { addDisease, addFeature, addSource, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T00:00:00.000Z`

/** Three sources, five suggestions: 1 to 4, and 5 of nothing but a source. */
const template: DatabaseTemplate = {
  name: 'source-suggestions',
  async prepare(url) {
    const storage = await open(url)
    await storage.write(async (tx) => {
      await addUser(tx, 'Ann', { id: 1, name: 'Ann Example' })
      await addUser(tx, 'bob', { id: 2 })
      const paper = { citation: 'Doe et al., 2020', citation_folded: 'doe et al., 2020' }
      await addSource(tx, { id: 10, citation_id: '1234', ...paper })
      await addSource(tx, { id: 11, citation_id: '99', source_type: 'ASCO' })
      const other = { citation: 'Abe, 2019', citation_folded: 'abe, 2019' }
      await addSource(tx, { id: 12, citation_id: '10.1182/x', source_type: 'ASH', ...other })
      const melanoma = await addDisease(tx, 'Melanoma', { id: 7 })
      const glioma = await addDisease(tx, 'Glioma', { id: 8 })
      const { profile } = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')
      const about = { molecular_profile_id: profile }
      const add = (id: number, source: number, user: number, given: object) =>
        addSourceSuggestion(tx, source, { id, user, at: day(10 - id), ...given })
      await add(1, 10, 1, { ...about, disease_id: melanoma, initial_comment: 'Says MUCH of 100%' })
      await add(2, 11, 2, { disease_id: glioma, status: 'CURATED', reason: 'done' })
      await add(3, 12, 2, { ...about, status: 'REJECTED', initial_comment: 'little' })
      await add(4, 10, 2, { disease_id: glioma })
      await add(5, 12, 1, {})
    })
    await storage.close()
  },
}

describeOnEachEngine('Suggestions of sources', (engine) => {
  let curia: TestInterface
  beforeAll(async () => {
    curia = await openInterface(engine, template)
  })
  afterAll(() => curia.close())

  const idsOf = async (args: string) => {
    const list = `sourceSuggestions${args && `(${args})`}`
    const { found } = await curia.ask<{
      found: { nodes: { id: number }[]; totalCount: number; filteredCount: number }
    }>(`{ found: ${list} { nodes { id } totalCount filteredCount } }`)
    expect(found.totalCount).toBe(5)
    expect(found.filteredCount).toBe(found.nodes.length)
    return found.nodes.map(({ id }) => id)
  }

  it.each([
    ['', [1, 2, 3, 4, 5]],
    ['ids: [2, 4, 99]', [2, 4]],
    ['sourceType: ASH', [3, 5]],
    ['sourceId: 10', [1, 4]],
    ['submitterId: 2', [2, 3, 4]],
    ['status: NEW', [1, 4, 5]],
    ['status: CURATED', [2]],
    ['citationId: 12', [1, 4]],
    ['citationId: 10', [3, 5]],
    ['citationId: 34', []],
    ['molecularProfileName: "braf v6"', [1, 3]],
    ['molecularProfileName: "V600E"', [1, 3]],
    ['molecularProfileName: "600E"', []],
    ['submitter: "an"', [1, 5]],
    ['submitter: "nn"', []],
    ['citation: "ET AL"', [1, 4]],
    ['diseaseName: "lio"', [2, 4]],
    ['comment: "much"', [1]],
    ['comment: "100%"', [1]],
    ['comment: "%"', [1]],
    ['diseaseName: "glioma", status: NEW', [4]],
  ])('are found by %s', async (args, ids) => {
    expect(await idsOf(args)).toEqual(ids)
  })

  it.each([
    ['SUBMITTER', [1, 5, 2, 3, 4], [2, 3, 4, 1, 5]],
    ['SOURCE_TYPE', [2, 3, 5, 1, 4], [1, 4, 3, 5, 2]],
    ['CITATION_ID', [2, 1, 4, 3, 5], [3, 5, 1, 4, 2]],
    ['CITATION', [3, 5, 1, 4, 2], [1, 4, 3, 5, 2]],
    ['DISEASE_NAME', [2, 4, 1, 3, 5], [1, 2, 4, 3, 5]],
    ['CREATED_AT', [5, 4, 3, 2, 1], [1, 2, 3, 4, 5]],
  ])('are ordered by %s, those without last', async (column, ascending, descending) => {
    expect(await idsOf(`sortBy: {column: ${column}, direction: ASC}`)).toEqual(ascending)
    expect(await idsOf(`sortBy: {column: ${column}, direction: DESC}`)).toEqual(descending)
  })

  it('are told with all that they name', async () => {
    const { sourceSuggestions } = await curia.ask<{ sourceSuggestions: { nodes: object[] } }>(`{
      sourceSuggestions(ids: [1, 2]) { lastUpdated pageCount nodes {
        id name link status reason initialComment createdAt user { username } source { id citation }
        molecularProfile { name } disease { name } creationActivity { __typename user { username } }
        lastStatusUpdateActivity { id } events { nodes { action } } } } }`)
    expect(sourceSuggestions).toMatchObject({
      pageCount: 1,
      nodes: [
        {
          name: 'SSID1',
          link: '/sources/10',
          status: 'NEW',
          reason: null,
          createdAt: day(9),
          user: { username: 'Ann' },
          source: { id: 10 },
          molecularProfile: { name: 'BRAF V600E' },
          disease: { name: 'Melanoma' },
          creationActivity: { __typename: 'SuggestSourceActivity', user: { username: 'Ann' } },
          lastStatusUpdateActivity: null,
        },
        { status: 'CURATED', reason: 'done', molecularProfile: null },
      ],
    })
  })

  it('start from the records with the given ids', async () => {
    const values = (args: string) =>
      curia.ask(
        `{ sourceSuggestionValues${args} { source { id } molecularProfile { name } disease { name } } }`,
      )
    expect(await values('(sourceId: 11, diseaseId: 8)')).toEqual({
      sourceSuggestionValues: { source: { id: 11 }, molecularProfile: null, disease: { name: 'Glioma' } },
    })
    const nothing = { source: null, molecularProfile: null, disease: null }
    expect(await values('')).toEqual({ sourceSuggestionValues: nothing })
    expect(await values('(sourceId: 999, molecularProfileId: 999, diseaseId: 999)')).toEqual({
      sourceSuggestionValues: nothing,
    })
  })

  it('take as many statements for many rows as for few', async () => {
    const statementsFor = async (args: string) => {
      curia.statements.length = 0
      await curia.ask(`{ sourceSuggestions(${args}) { totalCount filteredCount nodes { name link
        user { username } source { citation } molecularProfile { name } disease { name }
        creationActivity { id } lastStatusUpdateActivity { id } } } }`)
      return curia.statements.length
    }
    expect(await statementsFor('first: 5')).toBe(await statementsFor('ids: [1]'))
  })
})
