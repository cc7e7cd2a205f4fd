import { afterAll, beforeAll, expect, it } from 'vitest'
import { addOrganization } from '#tests/support/curation/curation-factories.ts'
import { curationState, latestActivity } from '#tests/support/curation/curation-state.ts'
import type { Person } from '#tests/support/curation/curators.ts'
import { ACCEPT, REJECT, accept, revisionRows, suggest } from '#tests/support/curation/revising.ts'
import { EVIDENCE, GENE, openRevisionKnowledge } from '#tests/support/curation/revision-knowledge.ts'
import type { RevisionKnowledge } from '#tests/support/curation/revision-knowledge.ts'
import { addSource } from '#tests/support/factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

describeOnEachEngine('deciding on revisions', (engine) => {
  let fixture: RevisionKnowledge
  beforeAll(async () => {
    fixture = await openRevisionKnowledge(engine)
  })
  afterAll(() => fixture.knowledge.close())

  it('is done by editors with a statement, and not on what they suggested themselves', async () => {
    const { knowledge, people, describeGene, newGene } = fixture
    const { cora, carl, edith, erik, ella, adam } = people
    const id = await newGene()
    const byCora = await describeGene(cora, id)
    const byEdith = await describeGene(edith, id)
    const before = await curationState(knowledge.storage)
    const refused: [Person | undefined, number, string][] = [
      [undefined, byCora.id, 'must log in'],
      [cora, byCora.id, 'must be an editor'],
      [carl, byCora.id, 'must be an editor'],
      [
        erik,
        byCora.id,
        'must have a valid conflict of interest statement to accept revisions; yours is missing',
      ],
      [ella, byCora.id, 'yours is expired'],
      [edith, byEdith.id, `may not accept their own suggested revision: RID${byEdith.id}`],
    ]
    for (const [viewer, revision, message] of refused)
      expect(await knowledge.errorsOf(ACCEPT, { input: { ids: [revision] } }, viewer), message).toEqual([
        expect.stringContaining(message),
      ])
    for (const [viewer, message] of [
      [undefined, 'must log in'],
      [carl, 'must be an editor to reject revisions that others suggested'],
      [erik, 'yours is missing'],
      [ella, 'yours is expired'],
    ] as const)
      expect(
        await knowledge.errorsOf(REJECT, { input: { ids: [byCora.id], comment: 'Not convincing' } }, viewer),
        message,
      ).toEqual([expect.stringContaining(message)])
    expect(await curationState(knowledge.storage)).toEqual(before)
    // An editor's own can be withdrawn without a statement, and an administrator has an editor's rights.
    await knowledge.ask(REJECT, { input: { ids: [byEdith.id], comment: 'I was wrong' } }, edith)
    expect(await accept(knowledge, { ids: [byCora.id] }, adam)).toEqual({
      accepted: [byCora.id],
      superseded: [],
    })
  })

  it('applies what is accepted, supersedes its rivals, and tells of both', async () => {
    const { knowledge, people, read, write, describeGene, newGene } = fixture
    const id = await newGene()
    const chosen = await describeGene(people.cora, id)
    const rival = await describeGene(people.carl, id)
    const another = await describeGene(people.edith, id)
    const organization = await write((tx) =>
      addOrganization(tx, `Group ${id}`, { members: [people.adam.id] }),
    )
    const { storage } = knowledge
    await storage.write((tx) =>
      tx
        .insertInto('subscriptions')
        .values({
          user_id: people.cora.id,
          subscribable_type: 'FEATURE',
          subscribable_id: id,
          created_at: '2026-01-01T00:00:00.000Z',
        })
        .execute(),
    )
    const answer = await accept(
      knowledge,
      { ids: [chosen.id], comment: 'Well said, @carl, thank you' },
      people.adam,
    )
    expect(answer).toEqual({ accepted: [chosen.id], superseded: [rival.id, another.id] })
    const feature = await read()
      .selectFrom('features')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(feature.description).toBe(chosen.text)
    expect(feature.updated_at).not.toBe(feature.created_at)
    const rows = await revisionRows(knowledge, [chosen.id, rival.id, another.id])
    expect(rows.map(({ status }) => status)).toEqual(['ACCEPTED', 'SUPERSEDED', 'SUPERSEDED'])
    for (const row of rows)
      expect(row).toMatchObject({ resolving_user_id: people.adam.id, resolved_at: feature.updated_at })
    expect(await latestActivity(storage)).toEqual({
      kind: 'ACCEPT_REVISIONS',
      verbiage: 'accepted revisions of',
      note: 'Well said, @carl, thank you',
      user: people.adam.id,
      events: [
        `REVISION_ACCEPTED FEATURE ${id} from REVISION`,
        `REVISION_SUPERSEDED FEATURE ${id} from REVISION`,
        `REVISION_SUPERSEDED FEATURE ${id} from REVISION`,
      ],
    })
    const told = await read()
      .selectFrom('notifications')
      .innerJoin('events', 'events.id', 'notifications.event_id')
      .select(['notified_user_id', 'reason', 'action'])
      .where('events.subject_id', '=', id)
      .where('events.subject_type', '=', 'FEATURE')
      .where('events.user_id', '=', people.adam.id)
      .orderBy('notifications.id')
      .execute()
    expect(told).toEqual([
      { notified_user_id: people.carl.id, reason: 'MENTION', action: 'REVISION_ACCEPTED' },
      { notified_user_id: people.cora.id, reason: 'SUBSCRIPTION', action: 'REVISION_ACCEPTED' },
      { notified_user_id: people.carl.id, reason: 'SUBSCRIPTION', action: 'REVISION_SUPERSEDED' },
      { notified_user_id: people.cora.id, reason: 'SUBSCRIPTION', action: 'REVISION_SUPERSEDED' },
      { notified_user_id: people.edith.id, reason: 'SUBSCRIPTION', action: 'REVISION_SUPERSEDED' },
      { notified_user_id: people.cora.id, reason: 'SUBSCRIPTION', action: 'REVISION_SUPERSEDED' },
    ])
    const group = await read()
      .selectFrom('organizations')
      .select('last_activity_at')
      .where('id', '=', organization)
      .executeTakeFirstOrThrow()
    expect(group.last_activity_at).toBe(feature.updated_at)
    const shown = await knowledge.ask(
      `query ($chosen: Int!, $rival: Int!) {
        chosen: revision(id: $chosen) {
          status creationActivity { revisionSet { id } revisions { id } }
          acceptanceActivity { user { username } revisions { id } supersededRevisions { id } }
        }
        rival: revision(id: $rival) { status supersedingActivity { note } }
      }`,
      { chosen: chosen.id, rival: rival.id },
    )
    expect(shown).toEqual({
      chosen: {
        status: 'ACCEPTED',
        creationActivity: { revisionSet: { id: chosen.revisionSetId }, revisions: [{ id: chosen.id }] },
        acceptanceActivity: {
          user: { username: 'adam' },
          revisions: [{ id: chosen.id }],
          supersededRevisions: [{ id: rival.id }, { id: another.id }],
        },
      },
      rival: { status: 'SUPERSEDED', supersedingActivity: { note: 'Well said, @carl, thank you' } },
    })
  })

  it('says what stands against a decision before it asks for rights, and writes nothing', async () => {
    const { knowledge, people, describeGene, newGene, descriptionOf } = fixture
    const [one, two] = [await newGene(), await newGene()]
    const first = await describeGene(people.cora, one)
    const second = await describeGene(people.carl, one)
    const elsewhere = await describeGene(people.cora, two)
    const decided = await describeGene(people.cora, one)
    await knowledge.ask(REJECT, { input: { ids: [decided.id], comment: 'Withdrawn again' } }, people.cora)
    const before = await curationState(knowledge.storage)
    const comment = 'Long enough to do'
    const { cora } = people
    const cases: [object, string, Person | undefined][] = [
      [{ ids: [], comment }, 'ids is empty', undefined],
      [{ ids: [first.id], comment: 'short' }, 'is too short (minimum is 10', undefined],
      [{ ids: [first.id, 4], comment }, "Revision RID4 doesn't exist", cora],
      [{ revisionSetId: 4, comment }, "Revision set RSID4 doesn't exist", cora],
      [{ comment }, 'exactly one of ids and revisionSetId', cora],
      [{ ids: [first.id], revisionSetId: first.revisionSetId, comment }, 'exactly one of', cora],
      [{ ids: [decided.id], comment }, `Revision RID${decided.id} is already rejected`, cora],
      [{ ids: [first.id, elsewhere.id], comment }, `FID${one}, FID${two}`, cora],
      [{ ids: [first.id], organizationId: 4, comment }, "Organization 4 doesn't exist", cora],
    ]
    for (const [input, message, viewer] of cases)
      for (const mutation of [ACCEPT, REJECT])
        expect(await knowledge.errorsOf(mutation, { input }, viewer), message).toEqual([
          expect.stringContaining(message),
        ])
    expect(
      await knowledge.errorsOf(REJECT, { input: { ids: [first.id], comment: ' nine char ' } }, undefined),
    ).toEqual([expect.stringContaining('is too short')])
    expect(await knowledge.errorsOf(ACCEPT, { input: { ids: [first.id, second.id] } }, people.edith)).toEqual(
      [expect.stringContaining(`of description there are RID${first.id}, RID${second.id}`)],
    )
    expect(await curationState(knowledge.storage)).toEqual(before)
    expect(await descriptionOf(one)).toBeNull()
  })

  it('accepts a set only whole, and rejects what is pending of it', async () => {
    const { knowledge, people, write, newGene } = fixture
    const id = await newGene()
    const source = await write((tx) => addSource(tx))
    const results = await suggest(
      knowledge,
      GENE,
      { id, fields: { description: { value: 'Two at once' }, sourceIds: [source] } },
      people.cora,
    )
    const [description, cited] = results
    const set = description?.revisionSetId
    await accept(knowledge, { ids: [description?.id] }, people.edith)
    expect(await knowledge.errorsOf(ACCEPT, { input: { revisionSetId: set } }, people.edith)).toEqual([
      `Revision RID${description?.id} is already accepted`,
    ])
    const { rejectRevisions } = await knowledge.ask<{ rejectRevisions: { revisions: object[] } }>(
      REJECT,
      { input: { revisionSetId: set, comment: 'The rest is not' } },
      people.edith,
    )
    expect(rejectRevisions.revisions).toEqual([{ id: cited?.id, status: 'REJECTED' }])
    expect(await latestActivity(knowledge.storage)).toMatchObject({
      kind: 'REJECT_REVISIONS',
      note: 'The rest is not',
      events: [`REVISION_REJECTED FEATURE ${id} from REVISION`],
    })
    expect(
      await knowledge.errorsOf(
        REJECT,
        { input: { revisionSetId: set, comment: 'Once more, please' } },
        people.edith,
      ),
    ).toEqual([`Revision set RSID${set} has no pending revisions`])
  })

  it('lets submitters decide on what they submitted until it is decided on', async () => {
    const { knowledge, people, write, evidenceFields, newEvidence } = fixture
    const { carl, cora } = people
    const { id, source } = await newEvidence({ status: 'SUBMITTED' })
    const revise = (by: Person, given: object) =>
      suggest(knowledge, EVIDENCE, { id, fields: evidenceFields({ sourceId: source, ...given }) }, by)
    const [own] = await revise(carl, { evidenceLevel: 'C' })
    const [theirs] = await revise(cora, { evidenceLevel: 'D', rating: 3 })
    expect(await knowledge.errorsOf(ACCEPT, { input: { ids: [theirs?.id] } }, cora)).toEqual([
      expect.stringContaining('must be an editor'),
    ])
    expect(await accept(knowledge, { ids: [own?.id] }, carl)).toEqual({
      accepted: [own?.id],
      superseded: [theirs?.id],
    })
    await write((tx) =>
      tx.updateTable('evidence_items').set({ status: 'ACCEPTED' }).where('id', '=', id).execute(),
    )
    const [late] = await revise(carl, { evidenceLevel: 'A' })
    expect(await knowledge.errorsOf(ACCEPT, { input: { ids: [late?.id] } }, carl)).toEqual([
      expect.stringContaining('must be an editor'),
    ])
  })

  it('answers the same request once more', async () => {
    const { knowledge, people, describeGene, newGene } = fixture
    const id = await newGene()
    const revision = await describeGene(people.cora, id)
    const request = { ids: [revision.id], clientMutationId: `accept ${id}` }
    const first = await knowledge.ask(ACCEPT, { input: request }, people.edith)
    const before = await curationState(knowledge.storage)
    expect(await knowledge.ask(ACCEPT, { input: request }, people.edith)).toEqual(first)
    const again = {
      id,
      fields: { description: { value: 'Sent twice' }, sourceIds: [] },
      clientMutationId: 'x',
    }
    expect(await suggest(knowledge, GENE, again, people.cora)).toEqual(
      await suggest(knowledge, GENE, again, people.cora),
    )
    const after = await curationState(knowledge.storage)
    expect(after).toEqual({
      ...before,
      revisions: Number(before['revisions']) + 1,
      subscriptions: Number(before['subscriptions']) + 1,
      events: Number(before['events']) + 1,
      activities: Number(before['activities']) + 1,
      notifications: after['notifications'],
    })
  })
})
