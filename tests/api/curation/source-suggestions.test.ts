import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { curationState, latestActivity } from '#tests/support/curation/curation-state.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { addDisease, addFeature, addSource, addVariant } from '#tests/support/factories.ts'

const SUGGEST = `mutation ($input: SuggestSourceInput!) {
  suggestSource(input: $input) {
    sourceSuggestion { id status initialComment source { id } disease { id } molecularProfile { id } }
  }
}`
const UPDATE = `mutation ($id: Int!, $status: SourceSuggestionStatus!, $reason: String) {
  updateSourceSuggestionStatus(input: { id: $id, newStatus: $status, reason: $reason }) {
    sourceSuggestion { id status reason }
  }
}`
const comment = 'Reports three patients with it'
type Suggested = { suggestSource: { sourceSuggestion: { id: number } } }

describeOnEachEngine('suggesting sources', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let source: number
  let disease: number
  let profile: number
  let deprecated: number

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      source = await addSource(tx)
      disease = await addDisease(tx)
      const feature = await addFeature(tx)
      profile = (await addVariant(tx, feature)).profile
      deprecated = (await addVariant(tx, feature)).profile
      await tx
        .updateTable('molecular_profiles')
        .set({ deprecated: true })
        .where('id', '=', deprecated)
        .execute()
    })
  })
  afterAll(() => knowledge.close())

  const suggest = async () => {
    const input = { sourceId: source, molecularProfileId: profile, diseaseId: disease, comment }
    const { suggestSource } = await knowledge.ask<Suggested>(SUGGEST, { input }, people.cora)
    return suggestSource.sourceSuggestion
  }
  const update = (id: number, status: string, viewer = people.carl, reason?: string) =>
    knowledge.ask(UPDATE, { id, status, reason }, viewer)

  it('lists what is suggested for a profile, a variant and a feature, with reasons as they are rendered', async () => {
    const [of, other] = await knowledge.storage.write(async (tx) => {
      const made = []
      for (const name of ['KIT', 'PDGFRA']) {
        const feature = await addFeature(tx, name)
        made.push({ feature, ...(await addVariant(tx, feature, 'D842V')) })
      }
      return made as [
        { feature: number; id: number; profile: number },
        { feature: number; id: number; profile: number },
      ]
    })
    const input = { sourceId: source, molecularProfileId: of.profile, comment: '**Three** patients of @cora' }
    const { suggestSource } = await knowledge.ask<Suggested>(SUGGEST, { input }, people.cora)
    const { id } = suggestSource.sourceSuggestion
    type Listed = { sourceSuggestions: { filteredCount: number; nodes: { id: number }[] } }
    const listed = async (filter: string) => {
      const { sourceSuggestions } = await knowledge.ask<Listed>(
        `{ sourceSuggestions(${filter}, status: NEW) { filteredCount nodes { id } } }`,
      )
      expect(sourceSuggestions.filteredCount).toBe(sourceSuggestions.nodes.length)
      return sourceSuggestions.nodes.map((node) => node.id)
    }
    const filters = [
      ['molecularProfileId', of.profile, other.profile],
      ['variantId', of.id, other.id],
      ['featureId', of.feature, other.feature],
    ] as const
    for (const [name, own, another] of filters) {
      expect(await listed(`${name}: ${own}`), name).toEqual([id])
      expect(await listed(`${name}: ${another}`), name).toEqual([])
    }
    await update(id, 'REJECTED', people.carl, 'A *review*')
    expect(await listed(`featureId: ${of.feature}`)).toEqual([])
    const rendered = await knowledge.ask<{ sourceSuggestions: { nodes: object[] } }>(
      `{ sourceSuggestions(ids: [${id}]) { nodes {
        parsedInitialComment { ... on CommentTextSegment { text } ... on User { username } }
        parsedReason { ... on CommentTextSegment { text } }
      } } }`,
    )
    expect(rendered.sourceSuggestions.nodes).toMatchObject([
      {
        parsedInitialComment: [
          { text: expect.stringContaining('<strong>Three</strong>') },
          { username: 'cora' },
        ],
        parsedReason: [{ text: expect.stringContaining('<em>review</em>') }],
      },
    ])
  })

  it('puts a source into the queue', async () => {
    const suggestion = await suggest()
    expect(suggestion).toMatchObject({
      status: 'NEW',
      initialComment: comment,
      source: { id: source },
      disease: { id: disease },
      molecularProfile: { id: profile },
    })
    expect(await latestActivity(knowledge.storage)).toMatchObject({
      kind: 'SUGGEST_SOURCE',
      note: comment,
      events: [`PUBLICATION_SUGGESTED SOURCE ${source} from SOURCE_SUGGESTION`],
    })
  })

  it('names all that does not exist, and refuses deprecated profiles', async () => {
    const before = await curationState(knowledge.storage)
    const input = { sourceId: 97, molecularProfileId: 98, diseaseId: 99, comment }
    expect(await knowledge.errorsOf(SUGGEST, { input }, people.cora)).toEqual([
      "Source 97 doesn't exist | Molecular profile 98 doesn't exist | Disease 99 doesn't exist",
    ])
    const old = { sourceId: source, molecularProfileId: deprecated, comment }
    expect(await knowledge.errorsOf(SUGGEST, { input: old }, people.cora)).toEqual([
      expect.stringContaining('is deprecated'),
    ])
    expect(await curationState(knowledge.storage)).toEqual(before)
  })

  it.each([
    ['CURATED', 'CURATED_SOURCE_SUGGESTION'],
    ['REJECTED', 'REJECTED_SOURCE_SUGGESTION'],
  ])('becomes %s and can be put back', async (status, action) => {
    const { id } = await suggest()
    expect(await update(id, status, people.carl, 'Read it')).toEqual({
      updateSourceSuggestionStatus: { sourceSuggestion: { id, status, reason: 'Read it' } },
    })
    expect(await latestActivity(knowledge.storage)).toMatchObject({
      note: 'Read it',
      events: [`${action} SOURCE ${source} from SOURCE_SUGGESTION`],
    })
    const other = status === 'CURATED' ? 'REJECTED' : 'CURATED'
    expect(await knowledge.errorsOf(UPDATE, { id, status: other }, people.carl)).toEqual([
      expect.stringContaining('can only become New'),
    ])
    await update(id, 'NEW')
    expect((await latestActivity(knowledge.storage)).events).toEqual([
      `REQUEUED_SOURCE_SUGGESTION SOURCE ${source} from SOURCE_SUGGESTION`,
    ])
  })

  it('changes nothing for the status it has', async () => {
    const { id } = await suggest()
    const before = await curationState(knowledge.storage)
    expect(await update(id, 'NEW')).toMatchObject({
      updateSourceSuggestionStatus: { sourceSuggestion: { status: 'NEW' } },
    })
    expect(await curationState(knowledge.storage)).toEqual(before)
  })

  it('asks editors for a statement about conflicts of interest', async () => {
    const { id } = await suggest()
    for (const editor of [people.erik, people.ella])
      expect(await knowledge.errorsOf(UPDATE, { id, status: 'CURATED' }, editor)).toEqual([
        expect.stringContaining('valid conflict of interest statement'),
      ])
    await update(id, 'CURATED', people.adam)
    expect(await knowledge.errorsOf(UPDATE, { id: 9, status: 'CURATED' }, people.adam)).toEqual([
      expect.stringContaining("doesn't exist"),
    ])
    expect(await knowledge.errorsOf(UPDATE, { id, status: 'NEW' })).toEqual([
      expect.stringContaining('must log in'),
    ])
  })
  it('tells viewers what they may do with a suggestion', async () => {
    const { id } = await suggest()
    const MAY = `query {
      sourceSuggestions { nodes { id viewerMay {
        curate { allowed reason } reject { allowed reason } requeue { allowed reason }
      } } }
    }`
    type May = Record<'curate' | 'reject' | 'requeue', { allowed: boolean; reason: string | null }>
    const may = async (viewer: Curators[keyof Curators] | null) => {
      type Read = { sourceSuggestions: { nodes: { id: number; viewerMay: May | null }[] } }
      const { sourceSuggestions } = await knowledge.ask<Read>(MAY, {}, viewer)
      return sourceSuggestions.nodes.find((node) => node.id === id)?.viewerMay
    }
    const yes = { allowed: true, reason: null }
    expect(await may(null)).toBeNull()
    expect(await may(people.carl)).toEqual({
      curate: yes,
      reject: yes,
      requeue: { allowed: false, reason: 'It is already New' },
    })
    const [reason] = await knowledge.errorsOf(UPDATE, { id, status: 'CURATED' }, people.erik)
    expect(await may(people.erik)).toMatchObject({ curate: { allowed: false, reason } })
    await update(id, 'CURATED')
    expect(await may(people.edith)).toMatchObject({
      reject: { allowed: false, reason: expect.stringContaining('can only become New') },
      requeue: yes,
    })
  })
})
