import { afterAll, beforeAll, expect, it } from 'vitest'
import { open } from '#server/storage/database.ts'
import { addSuggestion, addUser } from '#tests/support/curation/curation-factories.ts'
import { addCoordinates, addEvidence, addFeature, addSource, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { DatabaseTemplate } from '#tests/support/storage/engines.ts'

/** A record whose history is finished, as most are, with another one whose revision is open. */
const template: DatabaseTemplate = {
  name: 'revision-totals',
  async prepare(url) {
    const storage = await open(url)
    await storage.write(async (tx) => {
      const [ann, bob, eve] = [
        (await addUser(tx, 'ann', { id: 1 })).id,
        (await addUser(tx, 'bob', { id: 2 })).id,
        (await addUser(tx, 'eve', { id: 3, role: 'EDITOR' })).id,
      ]
      await addFeature(tx, 'BRAF', { id: 5 })
      const { profile } = await addVariant(tx, 5, 'V600E', { id: 12 })
      const source = await addSource(tx, { id: 33 })
      await addEvidence(tx, profile, { id: 100, source_id: source })
      const coordinates = await addCoordinates(tx, 12, { id: 71 })
      const evidence = { type: 'EVIDENCE_ITEM', id: 100 } as const
      const first = await addSuggestion(
        tx,
        evidence,
        { evidence_level: ['B', 'A'], description: ['', 'x'] },
        { user: ann, id: 1 },
      )
      const second = await addSuggestion(tx, evidence, { evidence_rating: [3, 4] }, { user: bob, id: 2 })
      await addSuggestion(tx, { type: 'VARIANT', id: 12 }, { name: ['V600E', 'V600K'] }, { user: bob, id: 3 })
      await addSuggestion(
        tx,
        { type: 'VARIANT_COORDINATES', id: coordinates },
        { start: [1, 2] },
        { user: ann, id: 4 },
      )
      const settled = [
        [first.revisions['evidence_level'], 'ACCEPTED', eve],
        [first.revisions['description'], 'REJECTED', eve],
        [second.revisions['evidence_rating'], 'ACCEPTED', ann],
      ] as const
      for (const [id, status, resolving_user_id] of settled)
        await tx
          .updateTable('revisions')
          .set({ status, resolving_user_id })
          .where('id', '=', id ?? 0)
          .execute()
    })
    await storage.close()
  },
}

const FIELDS = `unfilteredCountForSubject uniqueRevisors { username } uniqueResolvers { username }
  revisedFieldNames { name }`

interface Totals {
  totalCount: number
  unfilteredCountForSubject: number | null
  uniqueRevisors: { username: string }[]
  uniqueResolvers: { username: string }[]
  revisedFieldNames: { name: string }[]
}

const EVIDENCE = 'subject: {entityType: EVIDENCE_ITEM, id: 100}'

/** Filters of the revisions of one subject, and how many revisions they leave. */
const FILTERS = [
  ['', 3],
  ['status: NEW', 0],
  ['status: ACCEPTED', 2],
  ['status: REJECTED', 1],
  ['status: SUPERSEDED', 0],
  ['originatingUserId: 1', 2],
  ['originatingUserId: 2', 1],
  ['originatingUserId: 99', 0],
  ['resolvingUserId: 3', 2],
  ['resolvingUserId: 2', 0],
  ['fieldName: "description"', 1],
  ['fieldName: "nothing"', 0],
  ['revisionSetId: 2', 1],
  ['revisionSetId: 3', 0],
  ['ids: [LEVEL]', 1],
  ['ids: []', 0],
  ['status: NEW, originatingUserId: 2', 0],
  ['status: ACCEPTED, fieldName: "evidence_level"', 1],
  ['status: REJECTED, resolvingUserId: 3, revisionSetId: 1', 1],
  ['includeCoordinates: true, status: NEW', 0],
  ['first: 1, sortBy: {column: CREATED, direction: ASC}', 3],
] as const

describeOnEachEngine('Totals of revisions', (engine) => {
  let api: TestInterface
  /** Id of the revision of the evidence level. */
  let level: number
  beforeAll(async () => {
    api = await openInterface(engine, template)
    const query = '{ revisions(fieldName: "evidence_level") { nodes { id } } }'
    const { revisions } = await api.ask<{ revisions: { nodes: [{ id: number }] } }>(query)
    level = revisions.nodes[0].id
  })
  afterAll(() => api.close())

  async function totalsOf(args: string) {
    const data = await api.ask<{ revisions: Totals }>(
      `{ revisions${args && `(${args.replace('LEVEL', String(level))})`} { totalCount ${FIELDS} } }`,
    )
    const { totalCount, unfilteredCountForSubject: ofSubject, ...lists } = data.revisions
    return {
      totalCount,
      ofSubject,
      revisors: lists.uniqueRevisors.map(({ username }) => username).toSorted(),
      resolvers: lists.uniqueResolvers.map(({ username }) => username).toSorted(),
      fields: lists.revisedFieldNames.map(({ name }) => name),
    }
  }

  const ofEvidence = {
    ofSubject: 3,
    revisors: ['ann', 'bob'],
    resolvers: ['ann', 'eve'],
    fields: ['description', 'evidence_level', 'evidence_rating'],
  }

  it.each(FILTERS)('of a subject are the same with (%s)', async (filter, totalCount) => {
    const args = [EVIDENCE, filter].filter(Boolean).join(', ')
    expect(await totalsOf(args)).toEqual({ totalCount, ...ofEvidence })
  })

  it.each([
    ['', 5],
    ['status: NEW', 2],
    ['ids: [LEVEL], originatingUserId: 1', 1],
  ])('of all are the same with (%s)', async (filter, totalCount) => {
    expect(await totalsOf(filter)).toEqual({
      totalCount,
      ofSubject: null,
      revisors: ['ann', 'bob'],
      resolvers: ['ann', 'eve'],
      fields: ['description', 'evidence_level', 'evidence_rating', 'name', 'start'],
    })
  })

  it('of a variant follow whether its coordinates belong to it', async () => {
    const variant = 'subject: {entityType: VARIANT, id: 12}, status: ACCEPTED'
    const alone = { totalCount: 0, ofSubject: 1, revisors: ['bob'], resolvers: [], fields: ['name'] }
    expect(await totalsOf(variant)).toEqual(alone)
    expect(await totalsOf(`${variant}, includeCoordinates: true`)).toEqual({
      ...alone,
      ofSubject: 2,
      revisors: ['ann', 'bob'],
      fields: ['name', 'start'],
    })
  })

  it('of a subject without revisions are none', async () => {
    expect(await totalsOf('subject: {entityType: FEATURE, id: 5}')).toEqual({
      totalCount: 0,
      ofSubject: 0,
      revisors: [],
      resolvers: [],
      fields: [],
    })
  })
})
