import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRevisionKnowledge } from '#tests/support/curation/revision-knowledge.ts'
import type { RevisionKnowledge } from '#tests/support/curation/revision-knowledge.ts'
import { curationState } from '#tests/support/curation/curation-state.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

const MOVE = `mutation ($input: MoveEvidenceItemsInput!) {
  moveEvidenceItems(input: $input) { moveId molecularProfile { id } evidenceItems { id molecularProfile { id } } }
}`
const UNDO = `mutation ($input: UndoEvidenceMoveInput!) {
  undoEvidenceMove(input: $input) { evidenceItems { id molecularProfile { id } } }
}`
const PREVIEW = `query ($ids: [Int!]!, $to: Int!) {
  previewEvidenceMove(evidenceItemIds: $ids, molecularProfileId: $to) {
    ability { allowed reason } molecularProfile { id } items { evidenceItem { id } from { id } errors }
  }
}`
const comment = 'The paper names the other variant'
type Moved = { moveEvidenceItems: { moveId: number; evidenceItems: object[] } }

describeOnEachEngine('moving evidence to another profile', (engine) => {
  let fixture: RevisionKnowledge
  beforeAll(async () => {
    fixture = await openRevisionKnowledge(engine)
  })
  afterAll(() => fixture.knowledge.close())

  const newItems = async () => [(await fixture.newEvidence()).id, (await fixture.newEvidence()).id]
  const move = async (ids: number[], to = fixture.otherProfile) => {
    const input = { evidenceItemIds: ids, molecularProfileId: to, comment }
    return (await fixture.knowledge.ask<Moved>(MOVE, { input }, fixture.people.edith)).moveEvidenceItems
  }
  const profilesOf = async (ids: number[]) =>
    (
      await fixture
        .read()
        .selectFrom('evidence_items')
        .select('molecular_profile_id as profile')
        .where('id', 'in', ids)
        .orderBy('id')
        .execute()
    ).map(({ profile }) => profile)
  const eventsOf = async (id: number) =>
    (
      await fixture
        .read()
        .selectFrom('events')
        .select('action')
        .where('subject_type', '=', 'EVIDENCE_ITEM')
        .where('subject_id', '=', id)
        .where('action', '!=', 'SUBMITTED')
        .orderBy('id')
        .execute()
    ).map(({ action }) => action)
  const undo = (moveId: number, viewer = fixture.people.edith) =>
    fixture.knowledge.ask(UNDO, { input: { moveId, comment: 'It was right before' } }, viewer)
  const undoErrors = (moveId: number, viewer = fixture.people.edith) =>
    fixture.knowledge.errorsOf(UNDO, { input: { moveId, comment: 'It was right before' } }, viewer)

  it('is previewed, and changes nothing by that', async () => {
    const { knowledge, people, profile, otherProfile } = fixture
    const ids = await newItems()
    const before = await curationState(knowledge.storage)
    expect(await knowledge.ask(PREVIEW, { ids: [...ids, 99], to: otherProfile }, people.edith)).toEqual({
      previewEvidenceMove: {
        ability: { allowed: true, reason: null },
        molecularProfile: { id: otherProfile },
        items: [
          { evidenceItem: null, from: null, errors: [expect.stringContaining("EID99 doesn't exist")] },
          ...ids.map((id) => ({ evidenceItem: { id }, from: { id: profile }, errors: [] })),
        ],
      },
    })
    expect(await knowledge.ask(PREVIEW, { ids, to: profile }, people.cora)).toMatchObject({
      previewEvidenceMove: {
        ability: { allowed: false, reason: expect.stringContaining('must be an editor') },
        items: ids.map(() => ({ errors: ['It is on this molecular profile already'] })),
      },
    })
    expect(await knowledge.ask(PREVIEW, { ids, to: otherProfile })).toEqual({ previewEvidenceMove: null })
    expect(await curationState(knowledge.storage)).toEqual(before)
  })

  it('revises each item as one act of an editor, and is undone as one', async () => {
    const { knowledge, people, profile, otherProfile } = fixture
    const ids = await newItems()
    const { moveId, evidenceItems } = await move(ids)
    expect(evidenceItems).toEqual(ids.map((id) => ({ id, molecularProfile: { id: otherProfile } })))
    for (const id of ids) expect(await eventsOf(id)).toEqual(['REVISION_SUGGESTED', 'REVISION_ACCEPTED'])
    const revisions = await knowledge.ask<{ revisions: { nodes: object[] } }>(
      `{ revisions(subject: { entityType: EVIDENCE_ITEM, id: ${ids[0]} }) { nodes { status fieldName acceptanceActivity { note user { username } } } } }`,
    )
    expect(revisions.revisions.nodes).toEqual([
      {
        status: 'ACCEPTED',
        fieldName: 'molecular_profile_id',
        acceptanceActivity: { note: comment, user: { username: 'edith' } },
      },
    ])
    expect(await undo(moveId)).toEqual({
      undoEvidenceMove: { evidenceItems: ids.map((id) => ({ id, molecularProfile: { id: profile } })) },
    })
    expect(await eventsOf(ids[0]!)).toHaveLength(4)
    expect(await undoErrors(moveId)).toEqual([expect.stringContaining('already been undone')])
    expect(await profilesOf(ids)).toEqual([profile, profile])
    expect(people.edith.role).toBe('EDITOR')
  })

  it('is not undone when something was decided on one of the items since', async () => {
    const { knowledge, people, otherProfile } = fixture
    const ids = await newItems()
    const { moveId } = await move(ids)
    await knowledge.ask(
      `mutation { moderateEvidenceItem(input: { evidenceItemId: ${ids[1]}, newStatus: REJECTED, comment: "Wrong" }) { clientMutationId } }`,
      {},
      people.adam,
    )
    expect(await undoErrors(moveId)).toEqual([expect.stringContaining(`EID${ids[1]}`)])
    expect(await profilesOf(ids)).toEqual([otherProfile, otherProfile])
  })

  it('moves all or none, and accepts what somebody had suggested of the same', async () => {
    const { knowledge, people, profile, otherProfile, write } = fixture
    const ids = await newItems()
    const input = { evidenceItemIds: [...ids, 99], molecularProfileId: otherProfile, comment }
    expect(await knowledge.errorsOf(MOVE, { input }, people.edith)).toEqual([
      expect.stringContaining("EID99 doesn't exist"),
    ])
    expect(await profilesOf(ids)).toEqual([profile, profile])
    await write((tx) =>
      tx.updateTable('molecular_profiles').set({ deprecated: true }).where('id', '=', otherProfile).execute(),
    )
    expect(
      await knowledge.errorsOf(MOVE, { input: { ...input, evidenceItemIds: ids } }, people.edith),
    ).toEqual([expect.stringContaining('deprecated')])
    await write((tx) =>
      tx
        .updateTable('molecular_profiles')
        .set({ deprecated: false })
        .where('id', '=', otherProfile)
        .execute(),
    )
  })

  it.each([
    ['nobody', null, 'must log in'],
    ['a curator', 'cora', 'must be an editor to move evidence items'],
    ['an editor without a statement', 'erik', 'yours is missing'],
    ['an editor whose statement has expired', 'ella', 'yours is expired'],
  ] as const)('is refused to %s', async (_who, name, message) => {
    const { knowledge, people, otherProfile, profile } = fixture
    const ids = await newItems()
    const input = { evidenceItemIds: ids, molecularProfileId: otherProfile, comment }
    const viewer = name ? people[name] : undefined
    expect(await knowledge.errorsOf(MOVE, { input }, viewer)).toEqual([expect.stringContaining(message)])
    expect(await profilesOf(ids)).toEqual([profile, profile])
    const { moveId } = await move(ids)
    expect(await knowledge.errorsOf(UNDO, { input: { moveId, comment } }, viewer)).toEqual([
      expect.stringContaining(message),
    ])
  })

  it.each([
    ['no items', { evidenceItemIds: [] }, 'evidenceItemIds is empty'],
    ['too many items', { evidenceItemIds: Array.from({ length: 201 }, (_, id) => id + 1) }, 'at most 200'],
    ['a short reason', { comment: 'short' }, 'too short'],
    ['a profile that does not exist', { molecularProfileId: 99 }, "Molecular profile 99 doesn't exist"],
  ])('is refused for %s', async (_what, given, message) => {
    const { knowledge, people, otherProfile } = fixture
    const input = { evidenceItemIds: await newItems(), molecularProfileId: otherProfile, comment, ...given }
    expect(await knowledge.errorsOf(MOVE, { input }, people.edith)).toEqual([
      expect.stringContaining(message),
    ])
    expect(await undoErrors(99)).toEqual([expect.stringContaining("Move 99 of evidence items doesn't exist")])
  })
})
