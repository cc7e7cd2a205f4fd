import { afterAll, beforeAll, expect, it } from 'vitest'
import { addApproval, addOrganization } from '#tests/support/curation/curation-factories.ts'
import { curationState, latestActivity } from '#tests/support/curation/curation-state.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { assertionInput } from '#tests/support/curation/clinical-inputs.ts'
import {
  addAssertion,
  addDisease,
  addEvidence,
  addFeature,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const APPROVE = `mutation ($id: Int!, $organizationId: Int, $comment: String, $version: Int) {
  approveAssertion(input: { assertionId: $id, organizationId: $organizationId, comment: $comment, version: $version }) {
    assertion { id approvals { nodes { status user { username } lastReviewed organization { id }
      approvalActivity { user { username } } revocationActivity { note } } } }
  }
}`
const REVOKE = `mutation ($id: Int!, $organizationId: Int, $comment: String!) {
  revokeApproval(input: { assertionId: $id, organizationId: $organizationId, comment: $comment }) {
    assertion { approvals { nodes { status user { username } revocationActivity { note } } } }
  }
}`
const MAY = `query ($id: Int!) { assertion(id: $id) { viewerMay { approvals {
  organization { id } approve { allowed reason } revoke { allowed reason } } } } }`
type May = Record<'approve' | 'revoke', { allowed: boolean; reason: string | null }>
const comment = 'The guideline has been withdrawn'

describeOnEachEngine('approving assertions', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let profile: number
  let panel: number
  let society: number
  let club: number

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      const { edith, erik, adam, cora } = people
      profile = (await addVariant(tx, await addFeature(tx), 'V600E')).profile
      panel = await addOrganization(tx, 'Panel', { can_approve: true, members: [edith.id, erik.id, adam.id] })
      // Its members are marked, but it may not approve itself.
      society = await addOrganization(tx, 'Society', { members: [edith.id] })
      club = await addOrganization(tx, 'Club', { can_approve: true, members: [cora.id] })
      await tx
        .updateTable('affiliations')
        .set({ can_approve: false })
        .where('user_id', '=', adam.id)
        .execute()
    })
  })
  afterAll(() => knowledge.close())

  const assertion = (given: object = {}) => knowledge.storage.write((tx) => addAssertion(tx, profile, given))
  type Approvals = { nodes: Record<string, unknown>[] }
  const approve = async (id: number, organizationId: number, viewer = people.edith) => {
    type Answer = { approveAssertion: { assertion: { approvals: Approvals } } }
    const answer = await knowledge.ask<Answer>(APPROVE, { id, organizationId }, viewer)
    return answer.approveAssertion.assertion.approvals.nodes
  }
  /** The fields of a predictive assertion as they are, but for what is given. */
  const assertionFields = async (id: number, given: object) => {
    const { assertion: read } = await knowledge.ask<{
      assertion: { disease: { id: number }; therapies: { id: number }[]; evidenceItems: { id: number }[] }
    }>('query ($id: Int!) { assertion(id: $id) { disease { id } therapies { id } evidenceItems { id } } }', {
      id,
    })
    const [therapy] = read.therapies
    return assertionInput(
      { profile, disease: read.disease.id, therapy: therapy?.id ?? 0 },
      read.evidenceItems.map((item) => item.id),
      { ampLevel: { unset: true }, ...given },
    )
  }
  const may = async (id: number, organization: number, viewer: Curators['cora']) => {
    type Answer = { assertion: { viewerMay: { approvals: (May & { organization: { id: number } })[] } } }
    const answer = await knowledge.ask<Answer>(MAY, { id }, viewer)
    return answer.assertion.viewerMay.approvals.find((each) => each.organization.id === organization)
  }

  it('approves on behalf of an organization, revokes with a reason and approves again', async () => {
    const id = await assertion()
    expect(await may(id, panel, people.edith)).toMatchObject({
      approve: { allowed: true, reason: null },
      revoke: { allowed: false },
    })
    expect(await approve(id, panel)).toEqual([
      {
        status: 'ACTIVE',
        user: { username: 'edith' },
        lastReviewed: expect.stringMatching(/^20/),
        organization: { id: panel },
        approvalActivity: { user: { username: 'edith' } },
        revocationActivity: null,
      },
    ])
    expect(await latestActivity(knowledge.storage)).toEqual({
      kind: 'APPROVE_ASSERTION',
      verbiage: 'approved',
      note: null,
      user: people.edith.id,
      events: [`ASSERTION_APPROVED ASSERTION ${id} from ASSERTION`],
    })
    // Neither a role nor a statement is needed to take it back, and the organization of its only one is filled in.
    expect(await knowledge.ask(REVOKE, { id, comment }, people.erik)).toEqual({
      revokeApproval: {
        assertion: {
          approvals: {
            nodes: [{ status: 'REVOKED', user: { username: 'erik' }, revocationActivity: { note: comment } }],
          },
        },
      },
    })
    expect(await latestActivity(knowledge.storage)).toMatchObject({
      kind: 'REVOKE_APPROVAL',
      note: comment,
      events: [`ASSERTION_APPROVAL_REVOKED ASSERTION ${id} from ASSERTION`],
    })
    expect(await approve(id, panel)).toHaveLength(1)
  })

  it('keeps the comment of an approval; one that is too short is refused and approves nothing', async () => {
    const id = await assertion()
    const given = { id, organizationId: panel }
    expect(await knowledge.errorsOf(APPROVE, { ...given, comment: 'Fine' }, people.edith)).toEqual([
      expect.stringContaining('comment “Fine” is too short (minimum is 10)'),
    ])
    expect(await may(id, panel, people.edith)).toMatchObject({ approve: { allowed: true } })
    const note = 'Read in full by the panel'
    await knowledge.ask(APPROVE, { ...given, comment: ` ${note} ` }, people.edith)
    expect(await latestActivity(knowledge.storage)).toMatchObject({ kind: 'APPROVE_ASSERTION', note })
  })

  it('approves the version that was read, and refuses when the assertion has changed since', async () => {
    const id = await assertion()
    const newest = async () => {
      const source =
        'query ($id: Int!) { recordVersions(recordType: ASSERTION, recordId: $id, first: 1) { nodes { number } } }'
      type Answer = { recordVersions: { nodes: { number: number }[] } }
      return (await knowledge.ask<Answer>(source, { id })).recordVersions.nodes[0]?.number ?? 0
    }
    const read = await newest()
    await knowledge.storage.write((tx) =>
      tx.updateTable('assertions').set({ summary: 'Another summary' }).where('id', '=', id).execute(),
    )
    const given = { id, organizationId: panel }
    expect(await knowledge.errorsOf(APPROVE, { ...given, version: read }, people.edith)).toEqual([
      `AID${id} is not at version ${read}: it is at version ${read + 1} now. Reload it`,
    ])
    await knowledge.ask(APPROVE, { ...given, version: read + 1 }, people.edith)
    expect(await may(id, panel, people.edith)).toMatchObject({ approve: { allowed: false } })
  })

  it('renews an approval that needs review', async () => {
    const id = await assertion()
    await knowledge.storage.write((tx) =>
      addApproval(tx, id, { user: people.erik.id, organization: panel, status: 'REQUIRES_REVIEW' }),
    )
    const [renewed] = await approve(id, panel)
    expect(renewed).toMatchObject({ status: 'ACTIVE', user: { username: 'edith' } })
    const { last_reviewed_at, created_at } = await knowledge.storage.read
      .selectFrom('approvals')
      .selectAll()
      .where('assertion_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(last_reviewed_at > created_at).toBe(true)
  })

  it('revokes what needs review, too, and says who looked at it last and when', async () => {
    const id = await assertion()
    await knowledge.storage.write((tx) =>
      addApproval(tx, id, { user: people.edith.id, organization: panel, status: 'REQUIRES_REVIEW' }),
    )
    expect(await may(id, panel, people.erik)).toMatchObject({ revoke: { allowed: true } })
    await knowledge.ask(REVOKE, { id, comment, organizationId: panel }, people.erik)
    const row = await knowledge.storage.read
      .selectFrom('approvals')
      .selectAll()
      .where('assertion_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      status: 'REVOKED',
      user_id: people.erik.id,
      last_reviewed_at: row.updated_at,
    })
    expect(row.updated_at > row.created_at).toBe(true)
  })

  it('lists what gave an approval, put it up for review and revoked it', async () => {
    const { id, item } = await knowledge.storage.write(async (tx) => {
      const valid = { disease_id: await addDisease(tx), therapies: [await addTherapy(tx)] }
      const item = await addEvidence(tx, profile, { ...valid, status: 'SUBMITTED' })
      const given = { ...valid, variant_origin: 'SOMATIC' as const, evidence: [item] }
      return { id: await addAssertion(tx, profile, given), item }
    })
    const set = async (status: 'ACTIVE') =>
      knowledge.storage.write((tx) =>
        tx.updateTable('approvals').set({ status }).where('assertion_id', '=', id).execute(),
      )
    await approve(id, panel)
    await knowledge.ask(
      `mutation ($id: Int!) { flagEntity(input: {
        subject: { id: $id, entityType: MOLECULAR_PROFILE }, comment: "Is it the right profile?" }) { flag { id } } }`,
      { id: profile },
      people.cora,
    )
    await set('ACTIVE')
    const { suggestAssertionRevision } = await knowledge.ask<{
      suggestAssertionRevision: { results: { id: number }[] }
    }>(
      `mutation ($input: SuggestAssertionRevisionInput!) {
        suggestAssertionRevision(input: $input) { results { id } } }`,
      {
        input: {
          id,
          comment: 'The summary says too much',
          fields: await assertionFields(id, { summary: { value: 'In one trial' } }),
        },
      },
      people.cora,
    )
    const ids = suggestAssertionRevision.results.map((result) => result.id)
    await knowledge.ask(
      'mutation ($ids: [Int!]!) { acceptRevisions(input: { ids: $ids }) { revisions { id } } }',
      { ids },
      people.adam,
    )
    await set('ACTIVE')
    await knowledge.ask(
      `mutation ($id: Int!) { moderateEvidenceItem(input: {
        evidenceItemId: $id, newStatus: REJECTED, comment: "Retracted" }) { evidenceItem { id } } }`,
      { id: item },
      people.adam,
    )
    await knowledge.ask(REVOKE, { id, comment, organizationId: panel }, people.erik)
    const { assertion: asserted } = await knowledge.ask<{
      assertion: { approvals: { nodes: { id: number }[] } }
    }>('query ($id: Int!) { assertion(id: $id) { approvals { nodes { id } } } }', { id })
    const { activities } = await knowledge.ask<{
      activities: { nodes: { __typename: string; verbiage: string; subject: { name: string } }[] }
    }>(
      `query ($approval: Int!) { activities(linkedApprovalId: $approval, sortBy: { column: CREATED, direction: ASC }) {
        nodes { __typename verbiage subject { name } } } }`,
      { approval: asserted.approvals.nodes[0]?.id },
    )
    expect(
      activities.nodes.map(({ __typename, verbiage, subject }) => [
        __typename,
        `${verbiage} ${subject.name}`,
      ]),
    ).toEqual([
      ['ApproveAssertionActivity', `approved AID${id}`],
      ['FlagEntityActivity', expect.stringMatching(/^flagged .+ V600E$/)],
      ['AcceptRevisionsActivity', `accepted revisions of AID${id}`],
      ['ModerateEvidenceItemActivity', `rejected evidence item EID${item}`],
      ['RevokeApprovalActivity', `revoked the approval of AID${id}`],
    ])
  })

  it('needs no role, and may approve an own submission', async () => {
    const { cora } = people
    await knowledge.storage.write((tx) =>
      tx
        .insertInto('conflict_of_interest_statements')
        .values({
          user_id: cora.id,
          coi_present: false,
          statement: null,
          created_at: cora.created_at,
          expires_at: '9999-01-01T00:00:00.000Z',
        })
        .execute(),
    )
    expect(await approve(await assertion(), club, cora)).toMatchObject([{ status: 'ACTIVE' }])
  })

  type Who = keyof Curators
  it.each<[string, Who | null, () => number | null, object, string]>([
    ['nobody signed in', null, () => panel, {}, 'must log in'],
    ['no organization', 'erik', () => null, {}, 'must specify'],
    ['an unknown organization', 'edith', () => 5, {}, "Organization 5 doesn't exist"],
    ['no member', 'cora', () => panel, {}, 'cannot perform actions'],
    ['a member without the right', 'adam', () => panel, {}, 'cannot manage approvals'],
    ['an organization without the right', 'edith', () => society, {}, 'cannot manage approvals'],
    [
      'no statement about conflicts of interest',
      'erik',
      () => panel,
      {},
      'must have a valid conflict of interest statement',
    ],
    ['a submitted assertion', 'edith', () => panel, { status: 'SUBMITTED' }, 'has not been accepted'],
    ['a rejected assertion', 'edith', () => panel, { status: 'REJECTED' }, 'has not been accepted'],
    ['a flagged assertion', 'edith', () => panel, { flagged: true }, 'is flagged'],
    ['the state before the right', 'adam', () => panel, { flagged: true }, 'is flagged'],
  ])('refuses approval for %s', async (_what, who, organization, given, phrase) => {
    const id = await assertion(given)
    const viewer = who && people[who]
    const before = await curationState(knowledge.storage)
    const errors = await knowledge.errorsOf(APPROVE, { id, organizationId: organization() }, viewer)
    expect(errors).toEqual([expect.stringContaining(phrase)])
    expect(await curationState(knowledge.storage)).toEqual(before)
    const told = viewer && (await may(id, organization() ?? 0, viewer))
    if (told) expect(told.approve).toEqual({ allowed: false, reason: errors[0] })
  })

  it('names who has approved already', async () => {
    const id = await assertion()
    await approve(id, panel)
    expect(await knowledge.errorsOf(APPROVE, { id, organizationId: panel }, people.edith)).toEqual([
      `AID${id} has already been approved for Panel by edith`,
    ])
    expect(await knowledge.errorsOf(APPROVE, { id: 5, organizationId: panel }, people.edith)).toEqual([
      "Assertion 5 doesn't exist",
    ])
  })

  it('revokes only what is there, with a reason and the right', async () => {
    const id = await assertion()
    const refusal = (given: object, viewer: Curators['cora'] | null) =>
      knowledge.errorsOf(REVOKE, { id, organizationId: panel, comment, ...given }, viewer)
    expect(await refusal({ comment: 'short' }, null)).toEqual([expect.stringContaining('is too short')])
    expect(await refusal({}, null)).toEqual([expect.stringContaining('must log in')])
    expect(await refusal({}, people.erik)).toEqual([expect.stringContaining('no active approvals')])
    expect(await refusal({ organizationId: null }, people.carl)).toEqual([
      expect.stringContaining('must specify'),
    ])
    await approve(id, panel)
    expect(await refusal({}, people.adam)).toEqual([expect.stringContaining('cannot manage approvals')])
    expect(await refusal({}, people.carl)).toEqual([expect.stringContaining('cannot perform actions')])
    await knowledge.ask(REVOKE, { id, organizationId: panel, comment }, people.erik)
    expect(await refusal({}, people.erik)).toEqual([expect.stringContaining('no active approvals')])
  })

  it('approves once when two members do at once', async () => {
    const id = await assertion()
    const request = { id, organizationId: panel }
    const answers = await Promise.all([1, 2].map(() => knowledge.errorsOf(APPROVE, request, people.edith)))
    expect(answers.flat()).toEqual([expect.stringContaining('already been approved')])
  })
})
