import { expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { comment, decidingPeople } from '#tests/support/curation/deciding.ts'
import { ACCEPT, APPROVE, ASSERTION, EVIDENCE } from '#tests/support/curation/decision-cases.ts'
describeOnEachEngine('a decision on a state', (engine) => {
  const site = decidingPeople(engine)
  const { stateOf, decide, refusal, evidence, assertion, panel, revised, moderated, write } = site

  it('decides on whatever is there unless the caller says on what', async () => {
    const id = await evidence()
    await decide(EVIDENCE, moderated('evidenceItem', id, 'ACCEPTED'), site.ada)
    await decide(EVIDENCE, moderated('evidenceItem', id, 'REJECTED'), site.adam)
    await decide(EVIDENCE, { ...moderated('evidenceItem', id, 'ACCEPTED'), decidedOn: null }, site.ada)
  })

  it('is not in the way of comments, suggestions and other records', async () => {
    const { id, revision } = await revised()
    const seen = await stateOf('evidenceItem', id)
    const subject = { entityType: 'EVIDENCE_ITEM', id }
    await site.knowledge.ask(
      'mutation ($input: AddCommentInput!) { addComment(input: $input) { clientMutationId } }',
      { input: { subject, body: comment } },
      site.ada,
    )
    const other = await evidence()
    await decide(EVIDENCE, moderated('evidenceItem', other, 'ACCEPTED'), site.ada)
    expect(await stateOf('evidenceItem', id)).toBe(seen)
    await decide(ACCEPT, { ids: [revision], decidedOn: seen }, site.adam)
  })

  it('is in the way where the contents changed without a decision', async () => {
    const id = await evidence()
    const seen = await stateOf('evidenceItem', id)
    await write((tx) =>
      tx.updateTable('diseases').set({ name: 'Renamed' }).where('id', '=', site.valid.disease_id).execute(),
    )
    expect(
      await refusal(EVIDENCE, { ...moderated('evidenceItem', id, 'ACCEPTED'), decidedOn: seen }, site.adam),
    ).toEqual({
      message: expect.stringMatching(
        /^Changed since: EID\d+ was changed on .* UTC \(vocabulary, citation or mirror update\)$/,
      ),
      code: 'CHANGED_SINCE',
    })
  })

  it('says which state it takes, and shows it to nobody who decides nothing', async () => {
    const [id, other] = [await evidence(), await evidence()]
    for (const decidedOn of ['', 'x', await stateOf('evidenceItem', other), `ASSERTION-${id}-0-0`])
      expect(
        await refusal(EVIDENCE, { ...moderated('evidenceItem', id, 'ACCEPTED'), decidedOn }, site.adam),
      ).toEqual({
        message: `decidedOn “${decidedOn}” is not a decisionState of what is decided on (EVIDENCE_ITEM ${id})`,
        code: 'BAD_USER_INPUT',
      })
    expect(await stateOf('evidenceItem', id, null)).toBe('')
    expect(await stateOf('user', site.adam.id, site.people.edith)).toBe('')
    const FOLLOWED = 'query ($states: [String!]!) { followedDecisionStates(states: $states) { state since } }'
    const state = `USER-${site.adam.id}-0-0`
    expect(await site.knowledge.errorsOf(FOLLOWED, { states: [state] }, site.people.edith)).toEqual([
      'You must be an administrator to ask about accounts',
    ])
    expect(await site.knowledge.errorsOf(FOLLOWED, { states: [] })).toEqual([
      'You must log in to ask about decisions',
    ])
    const seen = await stateOf('evidenceItem', id)
    await decide(EVIDENCE, moderated('evidenceItem', id, 'ACCEPTED'), site.ada)
    const states = [seen, await stateOf('evidenceItem', other)]
    const { followedDecisionStates } = await site.knowledge.ask<{ followedDecisionStates: object[] }>(
      FOLLOWED,
      { states },
      site.ada,
    )
    expect(followedDecisionStates).toEqual([
      { state: seen, since: expect.stringContaining(`you accepted evidence item EID${id}`) },
    ])
  })

  it('can be undone until something follows, one’s own action, too', async () => {
    const [first, second] = [await assertion(), await assertion()]
    const undo = (id: number, decidedOn: string) =>
      refusal(ASSERTION, { ...moderated('assertion', id, 'SUBMITTED'), decidedOn }, site.adam)
    const accepted = await decide(ASSERTION, moderated('assertion', first, 'ACCEPTED'), site.adam)
    expect(await undo(first, accepted)).toBeNull()
    const approved = await decide(ASSERTION, moderated('assertion', second, 'ACCEPTED'), site.adam)
    await decide(APPROVE, { assertionId: second, organizationId: await panel() }, site.adam)
    expect(await undo(second, approved)).toMatchObject({
      message: expect.stringContaining('you approved AID'),
      code: 'CHANGED_SINCE',
    })
  })

  it('gives the state after the decision, also when it is asked for again later', async () => {
    const id = await evidence()
    const input = { ...moderated('evidenceItem', id, 'ACCEPTED'), clientMutationId: 'again' }
    const state = await decide(EVIDENCE, input, site.adam)
    await decide(EVIDENCE, moderated('evidenceItem', id, 'REJECTED'), site.ada)
    expect(await decide(EVIDENCE, input, site.adam)).toBe(state)
    const undo = { ...moderated('evidenceItem', id, 'SUBMITTED'), decidedOn: state }
    expect(await refusal(EVIDENCE, undo, site.adam)).toMatchObject({ code: 'CHANGED_SINCE' })
  })
})
