import { afterAll, beforeAll, expect, it } from 'vitest'
import { open } from '#server/storage/database.ts'
import { addOrganization, addSuggestion, addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { DatabaseTemplate } from '#tests/support/storage/engines.ts'
import {
  addCoordinates,
  addDisease,
  addEvidence,
  addFeature,
  addSource,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T00:00:00.000Z`

/** One set a day of March; `updated_at` runs the other way round. */
const template: DatabaseTemplate = {
  name: 'revision-sets',
  async prepare(url) {
    const storage = await open(url)
    await storage.write(async (tx) => {
      const ann = (await addUser(tx, 'ann', { id: 1, name: 'Ann Example' })).id
      const bob = (await addUser(tx, 'bob', { id: 2 })).id
      const lab = await addOrganization(tx, 'Lab', { id: 1 })
      await addFeature(tx, 'BRAF', { id: 5 })
      const { profile } = await addVariant(tx, 5, 'V600E', { id: 12 })
      await addVariant(tx, 5, 'V600K', { id: 13, flagged: true, deprecated: true })
      await addDisease(tx, 'Melanoma', { id: 7 })
      await addTherapy(tx, 'Alpha', { id: 21 })
      await addTherapy(tx, 'Beta', { id: 22, deprecated: true })
      await addTherapy(tx, 'Gamma', { id: 23 })
      await addSource(tx, { id: 30, citation: 'Doe, 2020', source_type: 'ASCO' })
      await addEvidence(tx, profile, { id: 100 })
      const coordinates = await addCoordinates(tx, 12, { id: 70 })
      const evidence = { type: 'EVIDENCE_ITEM', id: 100 } as const
      const group = { type: 'VARIANT_GROUP', id: 1 } as const
      await addSuggestion(
        tx,
        evidence,
        {
          description: ['It <b>responds</b> well & long', 'It responds badly'],
          therapy_ids: [
            [21, 22],
            [22, 23, 999],
          ],
          disease_id: [null, 7],
          significance: ['SENSITIVITYRESPONSE', null],
        },
        { user: ann, organization: lab, at: day(1), id: 1, updatedAt: day(20) },
      )
      const variant = { type: 'VARIANT', id: 12 } as const
      await addSuggestion(
        tx,
        variant,
        { name: ['V600E', 'V600K'] },
        { user: bob, at: day(2), id: 2, updatedAt: day(19) },
      )
      const place = { type: 'VARIANT_COORDINATES', id: coordinates } as const
      await addSuggestion(
        tx,
        place,
        { start: [1, 2] },
        { user: bob, organization: lab, at: day(3), id: 3, updatedAt: day(18) },
      )
      await addSuggestion(
        tx,
        group,
        {
          variant_ids: [[12], [12, 13]],
          source_ids: [[30], []],
          ncit_id: ['C1', 'C2'],
          known_partner_gene_ids: [[], [5]],
        },
        { user: ann, at: day(4), id: 4, updatedAt: day(17) },
      )
      await tx
        .updateTable('revisions')
        .set({ status: 'REJECTED', resolving_user_id: ann, resolved_at: day(9) })
        .where('field_name', 'in', ['name', 'disease_id'])
        .execute()
    })
    await storage.close()
  },
}

describeOnEachEngine('Sets of revisions', (engine) => {
  let curia: TestInterface
  beforeAll(async () => {
    curia = await openInterface(engine, template)
  })
  afterAll(() => curia.close())

  const idsOf = async (args: string) => {
    const list = `revisionSets${args && `(${args})`}`
    const { found } = await curia.ask<{ found: { totalCount: number; nodes: { id: number }[] } }>(
      `{ found: ${list} { totalCount nodes { id } } }`,
    )
    expect(found.totalCount).toBe(found.nodes.length)
    return found.nodes.map(({ id }) => id)
  }

  it.each([
    ['', [4, 3, 2, 1]],
    ['sortBy: {column: CREATED, direction: ASC}', [1, 2, 3, 4]],
    ['sortBy: {column: LAST_MODIFIED, direction: DESC}', [1, 2, 3, 4]],
    ['id: 2', [2]],
    ['ids: [1, 3, 99]', [3, 1]],
    ['originatingUserId: 1', [4, 1]],
    ['excludeRevisionsFromUserId: 1', [3, 2]],
    ['originatingUserName: "EXAMP"', [4, 1]],
    ['originatingUserName: "bo"', [3, 2]],
    ['organizationId: 1', [3, 1]],
    ['organizationName: "la"', [3, 1]],
    ['status: REJECTED', [2, 1]],
    ['status: NEW', [4, 3, 1]],
    ['status: ACCEPTED', []],
    ['fieldName: "therapy"', [1]],
    ['fieldName: "Therapy Ids"', [1]],
    ['fieldName: "erapy"', []],
    ['fieldName: "disease", status: NEW', []],
    ['subjectType: EVIDENCE_ITEM', [1]],
    ['subjectType: VARIANT', [3, 2]],
    ['subjectType: COMMENT', []],
    ['subject: {entityType: VARIANT, id: 12}', [3, 2]],
    ['subject: {entityType: VARIANT_COORDINATES, id: 70}', [3]],
    ['subject: {entityType: EVIDENCE_ITEM, id: 100}, originatingUserId: 2', []],
  ])('are found by %s', async (args, ids) => {
    expect(await idsOf(args)).toEqual(ids)
  })

  it('are told with their revisions and how they came about', async () => {
    const { revisionSets } = await curia.ask<{ revisionSets: object }>(`{ revisionSets(ids: [1, 3]) {
      pageCount nodes { id name displayName link createdAt updatedAt
        revisions { fieldName fieldDisplayName status } events { totalCount }
        creationActivity { __typename user { username } } } } }`)
    expect(revisionSets).toEqual({
      pageCount: 1,
      nodes: [
        expect.objectContaining({ id: 3, link: '/variants/12/revisions' }),
        {
          id: 1,
          name: 'RSID1',
          displayName: 'RSID1',
          link: '/evidence/100/revisions',
          createdAt: day(1),
          updatedAt: day(20),
          revisions: [
            { fieldName: 'description', fieldDisplayName: 'Description', status: 'NEW' },
            { fieldName: 'therapy_ids', fieldDisplayName: 'Therapies', status: 'NEW' },
            { fieldName: 'disease_id', fieldDisplayName: 'Disease', status: 'REJECTED' },
            { fieldName: 'significance', fieldDisplayName: 'Significance', status: 'NEW' },
          ],
          events: { totalCount: 0 },
          creationActivity: { __typename: 'SuggestRevisionSetActivity', user: { username: 'ann' } },
        },
      ],
    })
  })

  const OBJECT = 'id displayName displayType entityType link feature { name } flagged deprecated deleted'
  const LINKOUT = `name
    currentValue { __typename ... on ScalarField { value } ... on ObjectField { objects { id } } }
    suggestedValue { __typename ... on ScalarField { value } ... on ObjectField { objects { id } } }
    diffValue { __typename ... on ScalarFieldDiff { left right } ... on ObjectFieldDiff {
      addedObjects { ${OBJECT} } removedObjects { ${OBJECT} } keptObjects { ${OBJECT} }
      currentObjects { id } suggestedObjects { id } } }`

  const linkoutOf = async (field: string) => {
    const { revisions } = await curia.ask<{ revisions: { nodes: { linkoutData: object }[] } }>(
      `{ revisions(fieldName: "${field}") { nodes { linkoutData { ${LINKOUT} } } } }`,
    )
    expect(revisions.nodes).toHaveLength(1)
    return revisions.nodes[0]?.linkoutData
  }

  it('show what differs of a text word by word, as safe HTML', async () => {
    expect(await linkoutOf('description')).toEqual({
      name: 'Description',
      currentValue: { __typename: 'ScalarField', value: 'It <b>responds</b> well & long' },
      suggestedValue: { __typename: 'ScalarField', value: 'It responds badly' },
      diffValue: {
        __typename: 'ScalarFieldDiff',
        left: 'It <del>&lt;b&gt;</del>responds<del>&lt;/b&gt;</del> <del>well &amp; long</del>',
        right: 'It responds <ins>badly</ins>',
      },
    })
    expect(await linkoutOf('significance')).toMatchObject({
      currentValue: { value: 'Sensitivity/Response' },
      suggestedValue: { value: null },
      diffValue: { left: '<del>Sensitivity/Response</del>', right: '' },
    })
    expect(await linkoutOf('start')).toMatchObject({
      currentValue: { value: '1' },
      diffValue: { left: '<del>1</del>', right: '<ins>2</ins>' },
    })
    expect(await linkoutOf('ncit_id')).toMatchObject({ diffValue: { left: '<del>C1</del>' } })
  })

  it('name what was added, removed and kept', async () => {
    const none = { displayType: null, feature: null, flagged: null, deleted: false }
    const therapy = (id: number, displayName: string, deprecated: boolean) =>
      ({ ...none, id, displayName, entityType: 'Therapy', link: `/therapies/${id}`, deprecated }) as const
    const gone = { displayName: null, link: null, deprecated: null, deleted: true }
    expect(await linkoutOf('therapy_ids')).toEqual({
      name: 'Therapies',
      currentValue: { __typename: 'ObjectField', objects: [{ id: 21 }, { id: 22 }] },
      suggestedValue: { __typename: 'ObjectField', objects: [{ id: 22 }, { id: 23 }, { id: 999 }] },
      diffValue: {
        __typename: 'ObjectFieldDiff',
        addedObjects: [therapy(23, 'Gamma', false), { ...therapy(999, '', false), ...gone }],
        removedObjects: [therapy(21, 'Alpha', false)],
        keptObjects: [therapy(22, 'Beta', true)],
        currentObjects: [{ id: 21 }, { id: 22 }],
        suggestedObjects: [{ id: 22 }, { id: 23 }, { id: 999 }],
      },
    })
    expect(await linkoutOf('disease_id')).toMatchObject({
      currentValue: { objects: [] },
      diffValue: { addedObjects: [{ displayName: 'Melanoma', entityType: 'Disease', link: '/diseases/7' }] },
    })
    expect(await linkoutOf('variant_ids')).toMatchObject({
      diffValue: {
        addedObjects: [
          {
            displayName: 'V600K',
            displayType: 'Gene',
            entityType: 'GeneVariant',
            link: '/variants/13',
            feature: { name: 'BRAF' },
            flagged: true,
            deprecated: true,
          },
        ],
      },
    })
    expect(await linkoutOf('source_ids')).toMatchObject({
      name: 'Sources',
      diffValue: {
        removedObjects: [{ displayName: 'ASCO: Doe, 2020', displayType: 'ASCO', entityType: 'Source' }],
      },
    })
    expect(await linkoutOf('known_partner_gene_ids')).toMatchObject({
      diffValue: { addedObjects: [{ displayName: 'BRAF', entityType: 'Gene', link: '/features/5' }] },
    })
  })

  it('take as many statements for many rows as for few', async () => {
    const statementsFor = async (args: string) => {
      curia.statements.length = 0
      await curia.ask(`{ revisions(subject: {entityType: EVIDENCE_ITEM, id: 100} ${args}) {
        nodes { linkoutData { ${LINKOUT} } } } }`)
      return curia.statements.length
    }
    const few = await statementsFor('fieldName: "therapy_ids"')
    expect(await statementsFor('')).toBe(few + 1)
    const setsFor = async (args: string) => {
      curia.statements.length = 0
      await curia.ask(
        `{ revisionSets(${args}) { totalCount nodes { link creationActivity { id } revisions { id } } } }`,
      )
      return curia.statements.length
    }
    expect(await setsFor('ids: [2, 3, 1]')).toBe((await setsFor('ids: [2, 3]')) + 1)
  })
})
