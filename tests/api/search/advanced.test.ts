import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { foldText } from '#domain/text/names.ts'
import { open } from '#server/storage/database.ts'
import {
  addComment,
  addAction,
  addOrganization,
  addSuggestion,
  addUser,
} from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { DatabaseTemplate } from '#tests/support/storage/engines.ts'
import {
  addAssertion,
  addCoordinates,
  addDisease,
  addEvidence,
  addFeature,
  addProfile,
  addSource,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { isEvidence, isVariant } from '#tests/support/plain-filters.ts'
import type { PlainFilter, PlainKnowledge } from '#tests/support/plain-filters.ts'

/** The knowledge, as objects; the database of the tests is made from them. */
function tell(): PlainKnowledge {
  const disease = (
    id: number,
    name: string,
    doid: string | null,
    parents: number[],
    aliases: string[] = [],
  ) => ({
    id,
    name,
    doid,
    parents,
    aliases,
  })
  const diseases = [
    disease(1, 'Cancer', '1', [], ['Tumour']),
    disease(2, 'Melanoma', '2', [1], ['Black cancer', 'MM']),
    disease(3, 'Skin Melanoma', '3', [2]),
    disease(4, 'Uveal Melanoma', '4', [2], ['MM']),
    // Two ways up, and a circle that a careless graph may hold.
    disease(5, 'Odd One', '5', [3, 6]),
    disease(6, 'Odder One', '6', [5]),
    disease(7, 'Nameless 100% Case_', null, []),
  ]
  const feature = (id: number, name: string, kind = 'GENE', deprecated = false, aliases: string[] = []) => ({
    id,
    name,
    kind,
    deprecated,
    aliases,
  })
  const features = [
    feature(1, 'KIN1', 'GENE', false, ['Alpha']),
    feature(2, 'kin2', 'GENE', false, []),
    feature(3, 'KIN3', 'GENE', true, ['Alpha', 'Beta']),
    feature(4, 'KIN1', 'FACTOR'),
  ]
  const variants = features.flatMap((feature, place) => [
    {
      id: place * 2 + 1,
      name: 'V10E',
      feature,
      deprecated: feature.deprecated,
      aliases: place === 0 ? ['VAL10GLU', 'v%'] : [],
      places:
        place < 2
          ? [
              {
                chromosome: place === 0 ? '7' : 'X',
                start: 100 * (place + 1),
                referenceBases: place === 0 ? 'A' : null,
              },
            ]
          : [],
    },
    {
      id: place * 2 + 2,
      name: place === 1 ? 'Fusion' : 'mutation',
      feature,
      deprecated: place === 1,
      aliases: [],
      places: place === 0 ? [{ chromosome: '7', start: 200, referenceBases: 'AC' }] : [],
    },
  ])
  const profiles = variants.map((variant, place) => ({
    id: 100 + variant.id,
    score: place * 2.5,
    variants: [variant],
  }))
  const descriptions = ['Shows 50% response', 'shows nothing', '', 'A_b and Ünder', 'SHOWS']
  const evidence = Array.from({ length: 24 }, (_, place) => ({
    id: place + 1,
    status: ['ACCEPTED', 'SUBMITTED', 'REJECTED'][place % 3] ?? '',
    rating: place % 6 === 0 ? null : place % 6,
    description: descriptions[place % descriptions.length] ?? '',
    flagged: place % 4 === 0,
    disease: place % 8 === 7 ? null : (diseases[place % 8] ?? null),
    profile: profiles[place % profiles.length] ?? fail('no profile'),
    therapies: [[], ['Drug A'], ['Drug A', 'drug b'], ['Other']][place % 4] ?? [],
  }))
  return { diseases, variants, profiles, evidence }
}

const fail = (message: string): never => {
  throw new Error(message)
}

const knowledge = tell()

const template: DatabaseTemplate = {
  name: 'advanced_search',
  async prepare(url) {
    const storage = await open(url)
    await storage.write(async (tx) => {
      for (const { id, name, doid, aliases } of knowledge.diseases) {
        await addDisease(tx, name, { id, doid })
        for (const alias of aliases) {
          const row = { name: alias, name_folded: foldText(alias) }
          const known = await tx
            .selectFrom('disease_aliases')
            .select('id')
            .where('name_folded', '=', row.name_folded)
            .executeTakeFirst()
          // Of two spellings the first is kept, as everywhere.
          const aliasId =
            known ??
            (await tx.insertInto('disease_aliases').values(row).returning('id').executeTakeFirstOrThrow())
          await tx
            .insertInto('disease_disease_aliases')
            .values({ disease_id: id, disease_alias_id: aliasId.id })
            .execute()
        }
      }
      for (const { id, parents } of knowledge.diseases)
        for (const parent_id of parents)
          await tx.insertInto('disease_parents').values({ disease_id: id, parent_id }).execute()
      for (const feature of new Set(knowledge.variants.map((variant) => variant.feature))) {
        const { aliases, kind, ...row } = feature
        await addFeature(tx, row.name, { ...row, kind: kind as 'GENE' })
        for (const alias of aliases) {
          const name_folded = foldText(alias)
          const found = await tx
            .selectFrom('feature_aliases')
            .select('id')
            .where('name_folded', '=', name_folded)
            .executeTakeFirst()
          const { id } =
            found ??
            (await tx
              .insertInto('feature_aliases')
              .values({ name: alias, name_folded })
              .returning('id')
              .executeTakeFirstOrThrow())
          await tx
            .insertInto('feature_feature_aliases')
            .values({ feature_id: feature.id, feature_alias_id: id })
            .execute()
        }
      }
      for (const { id, name, feature, deprecated, aliases, places } of knowledge.variants) {
        const { profile } = await addVariant(tx, feature.id, name, { id, deprecated, aliases })
        const { score = 0 } = knowledge.profiles.find((each) => each.id === 100 + id) ?? {}
        await tx.updateTable('molecular_profiles').set({ score }).where('id', '=', profile).execute()
        for (const { chromosome, start, referenceBases } of places)
          await addCoordinates(tx, id, { chromosome, start, stop: start, reference_bases: referenceBases })
        const at = { molecular_profile_id: profile }
        for (const item of knowledge.evidence.filter(({ profile }) => profile.id === 100 + id)) {
          const therapies = []
          for (const therapy of item.therapies) therapies.push(await addTherapy(tx, therapy))
          await addEvidence(tx, at.molecular_profile_id, {
            id: item.id,
            status: item.status as 'ACCEPTED',
            evidence_rating: item.rating,
            description: item.description,
            flagged: item.flagged,
            disease_id: item.disease?.id ?? null,
            therapies,
          })
        }
      }
      const ann = await addUser(tx, 'ann', {
        id: 1,
        name: 'Ann Example',
        created_at: '2026-01-01T00:00:00.000Z',
      })
      const bob = await addUser(tx, 'bob', { id: 2, created_at: '2026-02-01T00:00:00.000Z' })
      await addOrganization(tx, 'Lab', { id: 1, members: [ann.id] })
      const item = { type: 'EVIDENCE_ITEM', id: 1 } as const
      await addAction(tx, 'SUBMIT_EVIDENCE_ITEM', 'SUBMITTED', item, { user: ann.id })
      await addAction(tx, 'MODERATE_EVIDENCE_ITEM', 'ACCEPTED', item, { user: bob.id })
      await addComment(tx, item, 'Well said', { user: bob.id })
      const gone = await addComment(tx, item, 'Badly said', { user: bob.id })
      await tx
        .updateTable('comments')
        .set({ deleted_at: '2026-03-01T00:00:00.000Z' })
        .where('id', '=', gone)
        .execute()
      await addSuggestion(tx, item, { rating: [3, 4], significance: ['A', 'B'] }, { user: ann.id })
      const [place] = await tx
        .selectFrom('variant_coordinates')
        .select('id')
        .where('variant_id', '=', 1)
        .execute()
      await addSuggestion(
        tx,
        { type: 'VARIANT_COORDINATES', id: place?.id ?? 0 },
        { start: [1, 2] },
        { user: bob.id },
      )
      const source = await addSource(tx, {
        id: 1,
        title: 'On kinases',
        title_folded: 'on kinases',
        retraction_nature: 'Retraction',
      })
      await tx
        .insertInto('source_authors')
        .values({ source_id: source, position: 0, fore_name: 'Jane', last_name: 'Doe' })
        .execute()
      const both = await addProfile(tx, '#VID1 AND #VID3', { id: 900 })
      await addAssertion(tx, both, { id: 7, evidence: [1, 2], fda_companion_test: null })
    })
    await storage.close()
  },
}

const word = fc.constantFrom(
  'KIN',
  'kin1',
  'KIN1',
  'V10E',
  'v10e',
  'KIN1 V10E',
  'melanoma',
  'Melanoma',
  'mm',
  'shows',
  '50%',
  '_',
  '%',
  'A_b',
  'drug',
  'Drug A',
  'alpha',
  'one',
)
const string = fc.oneof(
  fc.record({
    operator: fc.constantFrom('EQ', 'NE', 'CONTAINS', 'DOES_NOT_CONTAIN', 'STARTS_WITH'),
    value: word,
  }),
  fc.record({ operator: fc.constantFrom('IS_NULL', 'IS_NOT_NULL') }),
)
const number = (values: number[]) =>
  fc.record({
    operator: fc.constantFrom('EQ', 'NE', 'LT', 'GT', 'LE', 'GE'),
    value: fc.constantFrom(...values),
  })
const truth = fc.record({ value: fc.boolean() })
const term = fc.oneof(
  fc.record({
    operator: fc.constantFrom(
      'EQ',
      'NE',
      'EQ_SELF_OR_DIRECT_CHILDREN',
      'EQ_SELF_OR_DIRECT_PARENTS',
      'EQ_SELF_OR_ALL_ANCESTORS',
      'EQ_SELF_OR_ALL_DESCENDANTS',
      'EQ_SELF_AND_SIBLINGS',
    ),
    value: fc.constantFrom('1', '2', '3', '5', '6', '99'),
  }),
  fc.record({ operator: fc.constantFrom('IS_NULL', 'IS_NOT_NULL') }),
)

/** Filters of some of the fields, never none, and at most this deep. */
function filterOf(fields: Record<string, fc.Arbitrary<unknown>>, depth = 2): fc.Arbitrary<PlainFilter> {
  const some = fc
    .subarray(Object.keys(fields), { minLength: 1, maxLength: Math.min(2, Object.keys(fields).length) })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, fields[name] ?? fc.constant(null)]))),
    )
  const operator = fc.record({ booleanOperator: fc.constantFrom('AND', 'OR') }, { requiredKeys: [] })
  const parts: fc.Arbitrary<object> =
    depth === 0
      ? fc.constant({})
      : fc.oneof(
          fc.constant({}),
          fc.record({ subFilters: fc.array(filterOf(fields, depth - 1), { minLength: 1, maxLength: 2 }) }),
        )
  return fc.tuple(some, operator, parts).map((members) => Object.assign({}, ...members) as PlainFilter)
}

const profileFilter = filterOf({ score: number([0, 2.5, 5]), name: string }, 1)
const featureFilter = filterOf(
  { id: number([1, 2, 3]), entrezSymbol: string, alias: string, isDeprecated: truth },
  1,
)
const variantFilter = filterOf({
  id: number([1, 3, 5]),
  name: string,
  variantAlias: string,
  isDeprecated: truth,
  feature: featureFilter,
  molecularProfile: profileFilter,
  coordinates: fc.constantFrom(
    { chromosome: { operator: 'EQ', value: 'CHR_7' }, start: { operator: 'GE', value: 200 } },
    { chromosome: { operator: 'NE', value: 'CHR_7' } },
    { start: { operator: 'LT', value: 200 }, referenceBases: { operator: 'STARTS_WITH', value: 'A' } },
    { referenceBases: { operator: 'IS_NULL' } },
    { referenceBases: { operator: 'DOES_NOT_CONTAIN', value: 'C' } },
  ),
})
const evidenceFilter = filterOf({
  id: number([1, 12, 24]),
  status: fc.record({
    operator: fc.constantFrom('EQ', 'NE'),
    value: fc.constantFrom('ACCEPTED', 'REJECTED'),
  }),
  evidenceRating: number([0, 3]),
  description: string,
  isFlagged: truth,
  disease: filterOf({ name: string, diseaseAliases: string, doid: term }, 1),
  molecularProfile: profileFilter,
  therapies: filterOf({ name: string }, 1),
})

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
