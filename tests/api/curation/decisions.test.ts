import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import '#tests/support/property-tests.ts'
import { addCoi, addCurators } from '#tests/support/curation/curators.ts'
import type { Curators, Person } from '#tests/support/curation/curators.ts'
import {
  addApproval,
  addFlag,
  addOrganization,
  addSourceSuggestion,
  addSubmission,
  addSuggestion,
  addUser,
} from '#tests/support/curation/curation-factories.ts'
import { curationState } from '#tests/support/curation/curation-state.ts'
import {
  addAssertion,
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
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

const comment = 'For reasons that both know of'

/** A mutation with its one input, and the state after it. */
const mutationOf = (name: string, type = name) =>
  `mutation ($input: ${type.charAt(0).toUpperCase()}${type.slice(1)}Input!) { ${name}(input: $input) { decisionState } }`

const stateQueries = {
  evidenceItem: 'evidenceItem(id: $id) { decisionState }',
  assertion: 'assertion(id: $id) { decisionState }',
  feature: 'feature(id: $id) { decisionState }',
  variant: 'variant(id: $id) { decisionState }',
  molecularProfile: 'molecularProfile(id: $id) { decisionState }',
  flag: 'flag(id: $id) { decisionState }',
  suggestion: 'sourceSuggestions(first: 100) { nodes { id decisionState } }',
  user: 'users(first: 100) { nodes { id decisionState } }',
  organization: 'organization(id: $id) { decisionState }',
}
type Kind = keyof typeof stateQueries

/** A decision: on what, how one person makes it, and how another makes theirs before. */
interface Case {
  kind: Kind
  /** Makes what is decided on and gives its id, with the input of the decision. */
  made: () => Promise<[id: number, ours: object, theirs: object]>
  ours: string
  theirs: string
  /** What they did, as the refusal says it. */
  says: string
}

describeOnEachEngine('decisions of two people', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let adam: Person
  let ada: Person
  let profile: number
  let valid: { disease_id: number; therapies: number[] }

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await write(async (tx) => {
      people = await addCurators(tx)
      adam = people.adam
      ada = await addUser(tx, 'ada', { role: 'ADMIN', email: 'ada@example.org' })
      await addCoi(tx, ada.id)
      profile = (await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')).profile
      valid = { disease_id: await addDisease(tx), therapies: [await addTherapy(tx)] }
    })
  })
  // Who is a member of several organizations must say for which they act.
  afterEach(() => write((tx) => tx.deleteFrom('affiliations').execute()))
  afterAll(() => knowledge.close())

  const write: TestInterface['storage']['write'] = (action) => knowledge.storage.write(action)
  const stateOf = async (kind: Kind, id: number, viewer: Person | null = adam): Promise<string> => {
    const isListed = stateQueries[kind].includes('nodes')
    type Stated = { id?: number; decisionState: string }
    const [found] = Object.values(
      await knowledge.ask<Record<string, Stated & { nodes?: Stated[] }>>(
        `query${isListed ? '' : ' ($id: Int!)'} { ${stateQueries[kind]} }`,
        isListed ? {} : { id },
        viewer,
      ),
    )
    return (found?.nodes?.find((node) => node.id === id) ?? found)?.decisionState ?? ''
  }
  const decide = async (source: string, input: object, viewer: Person): Promise<string> => {
    const [payload] = Object.values(
      await knowledge.ask<Record<string, { decisionState: string }>>(source, { input }, viewer),
    )
    return payload?.decisionState ?? ''
  }
  const refusal = (source: string, input: object, viewer: Person) =>
    knowledge.ask(source, { input }, viewer).then(
      () => null,
      ({ message, extensions }) => ({ message, code: extensions?.code }),
    )

  const evidence = (status: 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' = 'SUBMITTED') =>
    write(async (tx) => {
      const id = await addEvidence(tx, profile, { ...valid, status })
      await addSubmission(tx, 'EVIDENCE_ITEM', id, { user: people.cora.id })
      return id
    })
  const assertion = (status: 'SUBMITTED' | 'ACCEPTED' = 'SUBMITTED') =>
    write(async (tx) => {
      const cited = [await addEvidence(tx, profile, valid)]
      const given = { ...valid, status, variant_origin: 'SOMATIC', evidence: cited } as const
      const id = await addAssertion(tx, profile, given)
      await addSubmission(tx, 'ASSERTION', id, { user: people.cora.id })
      return id
    })
  const panel = () =>
    write((tx) =>
      addOrganization(tx, `Panel ${Math.random()}`, { can_approve: true, members: [adam.id, ada.id] }),
    )
  const revised = () =>
    write(async (tx) => {
      const id = await addEvidence(tx, profile, { ...valid, evidence_rating: 1 })
      const subject = { type: 'EVIDENCE_ITEM', id } as const
      const { set, revisions } = await addSuggestion(
        tx,
        subject,
        { evidence_rating: [1, 4] },
        { user: people.cora.id },
      )
      return { id, set, revision: revisions['evidence_rating'] ?? 0 }
    })
  const flagged = () =>
    write(async (tx) => {
      const subject = { type: 'EVIDENCE_ITEM', id: await addEvidence(tx, profile, valid) } as const
      return addFlag(tx, subject, { user: people.cora.id })
    })
  const suggestion = () =>
    write(async (tx) => addSourceSuggestion(tx, await addSource(tx), { user: people.cora.id }))
  const account = () =>
    write((tx) => {
      const username = `person${Math.random().toString(36).slice(2, 9)}`
      return addUser(tx, username, { email: `${username}@example.org` })
    })
  const factor = (name = `Factor ${Math.random()}`) => write((tx) => addFeature(tx, name, { kind: 'FACTOR' }))

  const EVIDENCE = mutationOf('moderateEvidenceItem')
  const ASSERTION = mutationOf('moderateAssertion')
  const APPROVE = mutationOf('approveAssertion')
  const REVOKE = mutationOf('revokeApproval')
  const ACCEPT = mutationOf('acceptRevisions')
  const REJECT = mutationOf('rejectRevisions')
  const RESOLVE = mutationOf('resolveFlag')
  const FLAG = `mutation ($input: FlagEntityInput!) { flagEntity(input: $input) { clientMutationId } }`
  const SUGGESTION = mutationOf('updateSourceSuggestionStatus')
  const FEATURE = mutationOf('deprecateFeature')
  const VARIANT = mutationOf('deprecateVariant')
  const PROFILE = mutationOf('deprecateComplexMolecularProfile')
  const ROLE = mutationOf('setUserRole')
  const OFF = mutationOf('deactivateUser')
  const ON = mutationOf('reactivateUser')
  const EDIT = mutationOf('editOrganization')
  const MEMBER = mutationOf('setOrganizationMember')
  const REMOVE = mutationOf('removeOrganizationMember')

  const moderated = (kind: 'evidenceItem' | 'assertion', id: number, newStatus: string) => ({
    [`${kind}Id`]: id,
    newStatus,
    ...(newStatus !== 'ACCEPTED' && { comment }),
  })
  const moderation = (
    kind: 'evidenceItem' | 'assertion',
    ours: string,
    theirs: string,
    says: string,
    from?: 'ACCEPTED',
  ): Case => ({
    kind,
    made: async () => {
      const id = await (kind === 'assertion' ? assertion(from) : evidence(from))
      return [id, moderated(kind, id, ours), moderated(kind, id, theirs)]
    },
    ours: kind === 'assertion' ? ASSERTION : EVIDENCE,
    theirs: kind === 'assertion' ? ASSERTION : EVIDENCE,
    says,
  })
  const deprecation = (
    kind: 'feature' | 'variant' | 'molecularProfile',
    source: string,
    make: () => Promise<number>,
    says: string,
  ): Case => ({
    kind,
    made: async () => {
      const id = await make()
      const input = (deprecationReason: string) => ({ [`${kind}Id`]: id, deprecationReason, comment })
      return [id, input('OTHER'), input(kind === 'variant' ? 'DUPLICATE' : 'OTHER')]
    },
    ours: source,
    theirs: source,
    says,
  })
  const onEvidence = async (input: (item: Awaited<ReturnType<typeof revised>>) => [object, object]) => {
    const item = await revised()
    return [item.id, ...input(item)] as [number, object, object]
  }

  const cases: [name: string, one: Case][] = [
    [
      'reject evidence that was accepted',
      moderation('evidenceItem', 'REJECTED', 'ACCEPTED', 'accepted evidence item'),
    ],
    [
      'accept evidence that was rejected',
      moderation('evidenceItem', 'ACCEPTED', 'REJECTED', 'rejected evidence item'),
    ],
    [
      'accept evidence that was accepted',
      moderation('evidenceItem', 'ACCEPTED', 'ACCEPTED', 'accepted evidence item'),
    ],
    [
      'reopen evidence that was rejected',
      moderation('evidenceItem', 'SUBMITTED', 'REJECTED', 'rejected evidence item', 'ACCEPTED'),
    ],
    [
      'reject an assertion that was accepted',
      moderation('assertion', 'REJECTED', 'ACCEPTED', 'accepted assertion'),
    ],
    [
      'accept an assertion that was rejected',
      moderation('assertion', 'ACCEPTED', 'REJECTED', 'rejected assertion'),
    ],
    [
      'reject an assertion that was approved',
      {
        kind: 'assertion',
        made: async () => {
          const [id, organizationId] = [await assertion('ACCEPTED'), await panel()]
          return [id, moderated('assertion', id, 'REJECTED'), { assertionId: id, organizationId }]
        },
        ours: ASSERTION,
        theirs: APPROVE,
        says: 'approved AID',
      },
    ],
    [
      'approve an assertion that was approved for another organization',
      {
        kind: 'assertion',
        made: async () => {
          const id = await assertion('ACCEPTED')
          const input = async () => ({ assertionId: id, organizationId: await panel() })
          return [id, await input(), await input()]
        },
        ours: APPROVE,
        theirs: APPROVE,
        says: 'approved AID',
      },
    ],
    [
      'revoke an approval that was revoked',
      {
        kind: 'assertion',
        made: async () => {
          const [id, organizationId] = [await assertion('ACCEPTED'), await panel()]
          await write((tx) => addApproval(tx, id, { user: adam.id, organization: organizationId }))
          const input = { assertionId: id, organizationId, comment }
          return [id, input, input]
        },
        ours: REVOKE,
        theirs: REVOKE,
        says: 'revoked the approval of AID',
      },
    ],
    [
      'accept revisions that were rejected',
      {
        kind: 'evidenceItem',
        made: () => onEvidence(({ revision }) => [{ ids: [revision] }, { ids: [revision], comment }]),
        ours: ACCEPT,
        theirs: REJECT,
        says: 'rejected revisions of EID',
      },
    ],
    [
      'reject a revision set that was accepted',
      {
        kind: 'evidenceItem',
        made: () => onEvidence(({ set }) => [{ revisionSetId: set, comment }, { revisionSetId: set }]),
        ours: REJECT,
        theirs: ACCEPT,
        says: 'accepted revisions of EID',
      },
    ],
    [
      'accept revisions of evidence that was rejected',
      {
        kind: 'evidenceItem',
        made: () =>
          onEvidence(({ id, revision }) => [{ ids: [revision] }, moderated('evidenceItem', id, 'REJECTED')]),
        ours: ACCEPT,
        theirs: EVIDENCE,
        says: 'rejected evidence item EID',
      },
    ],
    [
      'accept evidence that was flagged',
      {
        kind: 'evidenceItem',
        made: async () => {
          const id = await evidence()
          return [
            id,
            moderated('evidenceItem', id, 'ACCEPTED'),
            { subject: { entityType: 'EVIDENCE_ITEM', id }, comment },
          ]
        },
        ours: EVIDENCE,
        theirs: FLAG,
        says: 'flagged EID',
      },
    ],
    [
      'resolve a flag that was resolved',
      {
        kind: 'flag',
        made: async () => {
          const id = await flagged()
          return [id, { id, comment }, { id, comment }]
        },
        ours: RESOLVE,
        theirs: RESOLVE,
        says: 'resolved a flag on EID',
      },
    ],
    [
      'reject a source suggestion that was curated',
      {
        kind: 'suggestion',
        made: async () => {
          const id = await suggestion()
          return [id, { id, newStatus: 'REJECTED', reason: comment }, { id, newStatus: 'CURATED' }]
        },
        ours: SUGGESTION,
        theirs: SUGGESTION,
        says: 'curated the suggestion of source SID',
      },
    ],
    ['deprecate a factor', deprecation('feature', FEATURE, () => factor(), 'deprecated feature FID')],
    [
      'deprecate a variant',
      deprecation(
        'variant',
        VARIANT,
        () => write(async (tx) => (await addVariant(tx, await addFeature(tx))).id),
        'deprecated variant VID',
      ),
    ],
    [
      'deprecate a complex molecular profile',
      deprecation(
        'molecularProfile',
        PROFILE,
        () =>
          write(async (tx) => {
            const gene = await addFeature(tx)
            const [a, b] = [await addVariant(tx, gene), await addVariant(tx, gene)]
            return addProfile(tx, `#VID${a.id} AND #VID${b.id}`)
          }),
        'deprecated molecular profile MPID',
      ),
    ],
    [
      'set a role that was set',
      {
        kind: 'user',
        made: async () => {
          const { id } = await account()
          return [id, { userId: id, role: 'ADMIN' }, { userId: id, role: 'EDITOR' }]
        },
        ours: ROLE,
        theirs: ROLE,
        says: 'changed the role of this user',
      },
    ],
    [
      'set the role of an account that was deactivated',
      {
        kind: 'user',
        made: async () => {
          const { id } = await account()
          return [id, { userId: id, role: 'EDITOR' }, { userId: id }]
        },
        ours: ROLE,
        theirs: OFF,
        says: 'deactivated this user',
      },
    ],
    [
      'deactivate an account that was reactivated',
      {
        kind: 'user',
        made: async () => {
          const { id } = await account()
          return [id, { userId: id }, { userId: id }]
        },
        ours: OFF,
        theirs: ON,
        says: 'reactivated this user',
      },
    ],
    [
      'edit an organization that was edited',
      {
        kind: 'organization',
        made: async () => {
          const id = await panel()
          return [
            id,
            { id, name: `Ours ${id}`, canApprove: true },
            { id, name: `Theirs ${id}`, canApprove: true },
          ]
        },
        ours: EDIT,
        theirs: EDIT,
        says: 'changed this organization',
      },
    ],
    [
      'let a member approve who was removed',
      {
        kind: 'organization',
        made: async () => {
          const id = await panel()
          return [
            id,
            { organizationId: id, userId: adam.id, canApprove: true },
            { organizationId: id, userId: adam.id },
          ]
        },
        ours: MEMBER,
        theirs: REMOVE,
        says: 'changed the members of this organization',
      },
    ],
  ]

  it.each(cases)('nobody overrules unseen: %s', async (_name, { kind, made, ours, theirs, says }) => {
    const [id, mine, others] = await made()
    const seen = await stateOf(kind, id)
    expect(seen).toMatch(/^[A-Z_]+-\d+-\d+-\d+$/)
    await knowledge.ask(theirs, { input: others }, ada)
    const before = await curationState(knowledge.storage)
    const refused = await refusal(ours, { ...mine, decidedOn: seen }, adam)
    expect(refused).toEqual({
      message: expect.stringContaining(`Changed since: ada ${says}`),
      code: 'CHANGED_SINCE',
    })
    expect(refused?.message).toMatch(/ on \d{4}-\d\d-\d\d at \d\d:\d\d UTC$/)
    expect(await curationState(knowledge.storage)).toEqual(before)
    // Who looks again decides, or hears what the published rules say.
    const present = await stateOf(kind, id)
    expect(present).not.toBe(seen)
    expect((await refusal(ours, { ...mine, decidedOn: present }, adam))?.code ?? 'CONFLICT').toBe('CONFLICT')
  })

  const mutations = new Map(
    cases.filter(([, { ours, theirs }]) => ours === theirs).map((one) => [one[1].ours, one]),
  )
  it.each([...mutations.values()])(
    'one of two at once decides: %s',
    async (_name, { kind, made, ours, theirs }) => {
      const [id, mine, others] = await made()
      const decidedOn = await stateOf(kind, id)
      const refused = await Promise.all([
        refusal(ours, { ...mine, decidedOn }, adam),
        refusal(theirs, { ...others, decidedOn }, ada),
      ])
      expect(refused.filter((one) => one === null)).toHaveLength(1)
      expect(refused.find((one) => one !== null)?.code).toBe('CHANGED_SINCE')
    },
  )

  it('decides on whatever is there unless the caller says on what', async () => {
    const id = await evidence()
    await decide(EVIDENCE, moderated('evidenceItem', id, 'ACCEPTED'), ada)
    await decide(EVIDENCE, moderated('evidenceItem', id, 'REJECTED'), adam)
    await decide(EVIDENCE, { ...moderated('evidenceItem', id, 'ACCEPTED'), decidedOn: null }, ada)
  })

  it('is not in the way of comments, suggestions and other records', async () => {
    const { id, revision } = await revised()
    const seen = await stateOf('evidenceItem', id)
    const subject = { entityType: 'EVIDENCE_ITEM', id }
    await knowledge.ask(
      'mutation ($input: AddCommentInput!) { addComment(input: $input) { clientMutationId } }',
      { input: { subject, body: comment } },
      ada,
    )
    const other = await evidence()
    await decide(EVIDENCE, moderated('evidenceItem', other, 'ACCEPTED'), ada)
    expect(await stateOf('evidenceItem', id)).toBe(seen)
    await decide(ACCEPT, { ids: [revision], decidedOn: seen }, adam)
  })

  it('is in the way where the contents changed without a decision', async () => {
    const id = await evidence()
    const seen = await stateOf('evidenceItem', id)
    await write((tx) =>
      tx.updateTable('diseases').set({ name: 'Renamed' }).where('id', '=', valid.disease_id).execute(),
    )
    expect(
      await refusal(EVIDENCE, { ...moderated('evidenceItem', id, 'ACCEPTED'), decidedOn: seen }, adam),
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
        await refusal(EVIDENCE, { ...moderated('evidenceItem', id, 'ACCEPTED'), decidedOn }, adam),
      ).toEqual({
        message: `decidedOn “${decidedOn}” is not a decisionState of what is decided on (EVIDENCE_ITEM ${id})`,
        code: 'BAD_USER_INPUT',
      })
    expect(await stateOf('evidenceItem', id, null)).toBe('')
    expect(await stateOf('user', adam.id, people.edith)).toBe('')
    const FOLLOWED = 'query ($states: [String!]!) { followedDecisionStates(states: $states) { state since } }'
    const state = `USER-${adam.id}-0-0`
    expect(await knowledge.errorsOf(FOLLOWED, { states: [state] }, people.edith)).toEqual([
      'You must be an administrator to ask about accounts',
    ])
    expect(await knowledge.errorsOf(FOLLOWED, { states: [] })).toEqual([
      'You must log in to ask about decisions',
    ])
    const seen = await stateOf('evidenceItem', id)
    await decide(EVIDENCE, moderated('evidenceItem', id, 'ACCEPTED'), ada)
    const states = [seen, await stateOf('evidenceItem', other)]
    const { followedDecisionStates } = await knowledge.ask<{ followedDecisionStates: object[] }>(
      FOLLOWED,
      { states },
      ada,
    )
    expect(followedDecisionStates).toEqual([
      { state: seen, since: expect.stringContaining(`you accepted evidence item EID${id}`) },
    ])
  })

  it('can be undone until something follows, one’s own action, too', async () => {
    const [first, second] = [await assertion(), await assertion()]
    const undo = (id: number, decidedOn: string) =>
      refusal(ASSERTION, { ...moderated('assertion', id, 'SUBMITTED'), decidedOn }, adam)
    const accepted = await decide(ASSERTION, moderated('assertion', first, 'ACCEPTED'), adam)
    expect(await undo(first, accepted)).toBeNull()
    const approved = await decide(ASSERTION, moderated('assertion', second, 'ACCEPTED'), adam)
    await decide(APPROVE, { assertionId: second, organizationId: await panel() }, adam)
    expect(await undo(second, approved)).toMatchObject({
      message: expect.stringContaining('you approved AID'),
      code: 'CHANGED_SINCE',
    })
  })

  it('gives the state after the decision, also when it is asked for again later', async () => {
    const id = await evidence()
    const input = { ...moderated('evidenceItem', id, 'ACCEPTED'), clientMutationId: 'again' }
    const state = await decide(EVIDENCE, input, adam)
    await decide(EVIDENCE, moderated('evidenceItem', id, 'REJECTED'), ada)
    expect(await decide(EVIDENCE, input, adam)).toBe(state)
    const undo = { ...moderated('evidenceItem', id, 'SUBMITTED'), decidedOn: state }
    expect(await refusal(EVIDENCE, undo, adam)).toMatchObject({ code: 'CHANGED_SINCE' })
  })

  /** What people do: look at the record, decide on what they saw last, or undo their last decision. */
  const steps = fc.array(
    fc.record({
      by: fc.constantFrom('adam' as const, 'ada' as const),
      step: fc.oneof(
        { weight: 2, arbitrary: fc.constant({ does: 'look' as const }) },
        { weight: 2, arbitrary: fc.constant({ does: 'undo' as const }) },
        {
          weight: 3,
          arbitrary: fc
            .constantFrom('ACCEPTED', 'REJECTED', 'SUBMITTED')
            .map((to) => ({ does: 'decide' as const, to })),
        },
      ),
    }),
    { minLength: 4, maxLength: 12 },
  )

  it('end in the state that one of them chose last, on what they had seen', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (drawn) => {
        const id = await evidence()
        const initial = await stateOf('evidenceItem', id)
        /** Successful choices, the first being the submission; each on what the place before it says. */
        const choices = ['SUBMITTED']
        const seen = { adam: { at: 0, state: initial }, ada: { at: 0, state: initial } }
        const undoable: Record<'adam' | 'ada', { at: number; state: string } | null> = {
          adam: null,
          ada: null,
        }
        const choose = async (by: 'adam' | 'ada', to: string, on: { at: number; state: string }) => {
          const viewer = by === 'adam' ? adam : ada
          const input = { ...moderated('evidenceItem', id, to), decidedOn: on.state }
          const isPresent = on.at === choices.length - 1
          const refused = await decide(EVIDENCE, input, viewer).catch((error: unknown) => error)
          if (typeof refused !== 'string') {
            const expected = isPresent ? (to === choices.at(-1) ? 'CONFLICT' : null) : 'CHANGED_SINCE'
            expect(refused).toMatchObject({ extensions: { code: expected } })
            return null
          }
          expect(isPresent).toBe(true)
          choices.push(to)
          return (seen[by] = { at: choices.length - 1, state: refused })
        }
        for (const { by, step } of drawn) {
          if (step.does === 'look')
            seen[by] = { at: choices.length - 1, state: await stateOf('evidenceItem', id) }
          else if (step.does === 'decide')
            undoable[by] = (await choose(by, step.to, seen[by])) ?? undoable[by]
          else if (undoable[by]) {
            await choose(by, 'SUBMITTED', undoable[by])
            undoable[by] = null
          }
          const { status } = await knowledge.storage.read
            .selectFrom('evidence_items')
            .select('status')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
          expect(status).toBe(choices.at(-1))
        }
      }),
      { numRuns: 12 },
    )
  })
})
