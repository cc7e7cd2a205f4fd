import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { addApproval, addOrganization, addSubmission } from '#tests/support/curation/curation-factories.ts'
import { curationState, latestActivity } from '#tests/support/curation/curation-state.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
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

const MODERATE = {
  EVIDENCE_ITEM: `mutation ($id: Int!, $newStatus: EvidenceStatus!, $comment: String) {
    moderateEvidenceItem(input: { evidenceItemId: $id, newStatus: $newStatus, comment: $comment }) {
      evidenceItem { id status molecularProfile { molecularProfileScore } assertions { id evidenceItemsCount } }
    }
  }`,
  ASSERTION: `mutation ($id: Int!, $newStatus: EvidenceStatus!, $comment: String) {
    moderateAssertion(input: { assertionId: $id, newStatus: $newStatus, comment: $comment }) {
      assertion { id status }
    }
  }`,
} as const
type Kind = keyof typeof MODERATE

const MAY = {
  EVIDENCE_ITEM: `query ($id: Int!) { record: evidenceItem(id: $id) { viewerMay {
    accept { allowed reason } reject { allowed reason } revert { allowed reason } } } }`,
  ASSERTION: `query ($id: Int!) { record: assertion(id: $id) { viewerMay {
    accept { allowed reason } reject { allowed reason } revert { allowed reason } } } }`,
} as const
type Abilities = Record<'accept' | 'reject' | 'revert', { allowed: boolean; reason: string | null }>

const abilities = { ACCEPTED: 'accept', REJECTED: 'reject', SUBMITTED: 'revert' } as const
const verbiage = { ACCEPTED: 'accepted', REJECTED: 'rejected', SUBMITTED: 'reopened review of' } as const
const reason = 'The study is about another variant'

describeOnEachEngine('moderating', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let profile: number
  let deprecated: number
  let valid: { disease_id: number; therapies: number[] }

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      profile = (await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')).profile
      deprecated = (await addVariant(tx, await addFeature(tx, 'KIT'), 'D816V')).profile
      await tx
        .updateTable('molecular_profiles')
        .set({ deprecated: true })
        .where('id', '=', deprecated)
        .execute()
      valid = { disease_id: await addDisease(tx), therapies: [await addTherapy(tx)] }
    })
  })
  afterAll(() => knowledge.close())

  /** A record that cora submitted. */
  const record = (kind: Kind, status: EvidenceStatus, given: object = {}, submitter = people.cora.id) =>
    knowledge.storage.write(async (tx) => {
      const id =
        kind === 'EVIDENCE_ITEM'
          ? await addEvidence(tx, profile, { ...valid, status, ...given })
          : await addAssertion(tx, profile, {
              ...valid,
              status,
              variant_origin: 'SOMATIC',
              evidence: [await addEvidence(tx, profile, valid)],
              ...given,
            })
      await addSubmission(tx, kind, id, { user: submitter })
      return id
    })
  const moderate = (
    kind: Kind,
    id: number,
    newStatus: EvidenceStatus,
    viewer: Curators['cora'] = people.edith,
    comment: string | null = newStatus === 'ACCEPTED' ? null : reason,
  ) => knowledge.ask(MODERATE[kind], { id, newStatus, comment }, viewer)
  const refusal = (
    kind: Kind,
    id: number,
    newStatus: EvidenceStatus,
    viewer: Curators['cora'] | null = people.edith,
    comment: string | null = newStatus === 'ACCEPTED' ? null : reason,
  ) => knowledge.errorsOf(MODERATE[kind], { id, newStatus, comment }, viewer)

  const EDITOR = 'must be an editor'
  const COI = 'must have a valid conflict of interest statement'
  type Who = keyof Curators
  /** Who may: null, or the refusal's phrase. */
  const rules: [Who, EvidenceStatus, EvidenceStatus, string | null][] = [
    ['cora', 'SUBMITTED', 'REJECTED', null],
    ['cora', 'ACCEPTED', 'REJECTED', null],
    ['cora', 'SUBMITTED', 'ACCEPTED', EDITOR],
    ['cora', 'REJECTED', 'SUBMITTED', EDITOR],
    ['carl', 'SUBMITTED', 'REJECTED', EDITOR],
    ['carl', 'SUBMITTED', 'ACCEPTED', EDITOR],
    ['carl', 'ACCEPTED', 'SUBMITTED', EDITOR],
    ['erik', 'SUBMITTED', 'ACCEPTED', COI],
    ['erik', 'SUBMITTED', 'REJECTED', COI],
    ['ella', 'ACCEPTED', 'SUBMITTED', COI],
    ['ella', 'REJECTED', 'ACCEPTED', COI],
    ['edith', 'SUBMITTED', 'ACCEPTED', null],
    ['edith', 'SUBMITTED', 'REJECTED', null],
    ['edith', 'ACCEPTED', 'REJECTED', null],
    ['edith', 'ACCEPTED', 'SUBMITTED', null],
    ['edith', 'REJECTED', 'ACCEPTED', null],
    ['edith', 'REJECTED', 'SUBMITTED', null],
    ['adam', 'SUBMITTED', 'ACCEPTED', null],
    ['edith', 'ACCEPTED', 'ACCEPTED', 'already has status accepted'],
    ['cora', 'REJECTED', 'REJECTED', 'already has status rejected'],
    ['carl', 'SUBMITTED', 'SUBMITTED', 'already has status submitted'],
  ]
  const cases = (['EVIDENCE_ITEM', 'ASSERTION'] as const).flatMap((kind) =>
    rules.map((rule) => [kind, ...rule] as const),
  )

  it.each(cases)('%s: %s, %s to %s: %s', async (kind, who, from, to, refused) => {
    const id = await record(kind, from)
    const viewer = people[who]
    const before = await curationState(knowledge.storage)
    const { record: asked } = await knowledge.ask<{ record: { viewerMay: Abilities } }>(
      MAY[kind],
      { id },
      viewer,
    )
    const told = asked.viewerMay[abilities[to]]
    if (refused !== null) {
      const errors = await refusal(kind, id, to, viewer)
      expect(errors).toEqual([expect.stringContaining(refused)])
      expect(told).toEqual({ allowed: false, reason: errors[0] })
      expect(await curationState(knowledge.storage)).toEqual(before)
      return
    }
    expect(told).toEqual({ allowed: true, reason: null })
    await moderate(kind, id, to, viewer)
    const table = kind === 'EVIDENCE_ITEM' ? 'evidence_items' : 'assertions'
    const row = await knowledge.storage.read
      .selectFrom(table)
      .select(['status', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.status).toBe(to)
    expect(row.updated_at > people.cora.created_at).toBe(true)
    const name = kind === 'EVIDENCE_ITEM' ? 'evidence item' : 'assertion'
    const action = to === 'SUBMITTED' ? 'REVERTED' : to
    expect(await latestActivity(knowledge.storage)).toEqual({
      kind: `MODERATE_${kind}`,
      verbiage: `${verbiage[to]} ${name}`,
      note: to === 'ACCEPTED' ? null : reason,
      user: viewer.id,
      events: [`${kind === 'ASSERTION' ? 'ASSERTION_' : ''}${action} ${kind} ${id} from ${kind}`],
    })
    const subscribed = await knowledge.storage.read
      .selectFrom('subscriptions')
      .select('user_id')
      .where('subscribable_type', '=', kind)
      .where('subscribable_id', '=', id)
      .execute()
    expect(subscribed).toEqual([{ user_id: viewer.id }])
  })

  it.each(['EVIDENCE_ITEM', 'ASSERTION'] as const)(
    'says nothing of abilities to the anonymous (%s)',
    async (kind) => {
      const id = await record(kind, 'SUBMITTED')
      expect(await knowledge.ask(MAY[kind], { id })).toEqual({ record: { viewerMay: null } })
      expect(await refusal(kind, id, 'ACCEPTED', null)).toEqual([expect.stringContaining('must log in')])
      expect(await refusal(kind, 5, 'ACCEPTED', people.carl)).toEqual([
        expect.stringContaining("doesn't exist"),
      ])
    },
  )

  it.each([
    ['EVIDENCE_ITEM', 'may not accept their own submitted evidence'],
    ['ASSERTION', 'may not accept their own submitted assertions'],
  ] as const)('lets no editor accept an own %s, but reject and revert it', async (kind, phrase) => {
    const id = await record(kind, 'SUBMITTED', {}, people.edith.id)
    expect(await refusal(kind, id, 'ACCEPTED')).toEqual([expect.stringContaining(phrase)])
    await moderate(kind, id, 'REJECTED')
    await moderate(kind, id, 'SUBMITTED')
    const unstated = await record(kind, 'SUBMITTED', {}, people.erik.id)
    await moderate(kind, unstated, 'REJECTED', people.erik)
    expect(await refusal(kind, unstated, 'SUBMITTED', people.erik)).toEqual([expect.stringContaining(COI)])
  })

  it.each(['EVIDENCE_ITEM', 'ASSERTION'] as const)(
    'takes a comment exactly for no or back (%s)',
    async (kind) => {
      const id = await record(kind, 'SUBMITTED')
      expect(await refusal(kind, id, 'ACCEPTED', people.edith, 'Well done')).toEqual([
        expect.stringContaining('do not supply a comment when accepting'),
      ])
      for (const comment of [null, '', '  '])
        expect(await refusal(kind, id, 'REJECTED', people.edith, comment)).toEqual([
          'A comment is required when rejecting or reverting',
        ])
      await moderate(kind, id, 'ACCEPTED', people.edith, ' ')
      expect(await refusal(kind, id, 'SUBMITTED', people.edith, '')).toEqual([
        'A comment is required when rejecting or reverting',
      ])
      await moderate(kind, id, 'SUBMITTED', people.edith, 'Hm')
    },
  )

  it('tells the state before the missing role', async () => {
    const id = await record('EVIDENCE_ITEM', 'ACCEPTED')
    expect(await refusal('EVIDENCE_ITEM', id, 'ACCEPTED', people.carl)).toEqual([
      expect.stringContaining('already has status'),
    ])
  })

  it('accepts what is valid only; invalid evidence may be rejected, invalid assertions not', async () => {
    const item = await record('EVIDENCE_ITEM', 'SUBMITTED', { disease_id: null })
    expect(await refusal('EVIDENCE_ITEM', item, 'ACCEPTED')).toEqual([
      'Validation failed: Predictive evidence items need a disease',
    ])
    await moderate('EVIDENCE_ITEM', item, 'REJECTED')
    const assertion = await record('ASSERTION', 'SUBMITTED', { disease_id: null })
    for (const to of ['ACCEPTED', 'REJECTED'] as const)
      expect(await refusal('ASSERTION', assertion, to)).toEqual([
        'Validation failed: Predictive assertions need a disease',
      ])
    expect(await refusal('ASSERTION', assertion, 'REJECTED', people.cora)).toHaveLength(1)
  })

  it.each(['EVIDENCE_ITEM', 'ASSERTION'] as const)(
    'takes back to submitted only what could be submitted (%s)',
    async (kind) => {
      const withoutDisease = await record(kind, 'REJECTED', { disease_id: null })
      const onDeprecated = await record(kind, 'REJECTED', { molecular_profile_id: deprecated })
      const before = await curationState(knowledge.storage)
      expect(await refusal(kind, withoutDisease, 'SUBMITTED')).toEqual([
        expect.stringContaining('need a disease'),
      ])
      expect(await refusal(kind, onDeprecated, 'SUBMITTED')).toEqual([
        'Validation failed: The molecular profile is deprecated',
      ])
      expect(await curationState(knowledge.storage)).toEqual(before)
    },
  )

  it('does not bring back evidence that says what other evidence says meanwhile', async () => {
    const original = await record('EVIDENCE_ITEM', 'REJECTED')
    const { source_id } = await knowledge.storage.read
      .selectFrom('evidence_items')
      .select('source_id')
      .where('id', '=', original)
      .executeTakeFirstOrThrow()
    const again = await record('EVIDENCE_ITEM', 'SUBMITTED', { source_id })
    for (const to of ['SUBMITTED', 'ACCEPTED'] as const)
      expect(await refusal('EVIDENCE_ITEM', original, to)).toEqual([
        `An identical evidence item already exists: EID${again}`,
      ])
    await moderate('EVIDENCE_ITEM', again, 'ACCEPTED')
  })

  it('accepts and reverts an assertion only with valid evidence, which does not keep it from being rejected', async () => {
    const assertion = await knowledge.storage.write(async (tx) => {
      const item = await addEvidence(tx, profile, { ...valid, disease_id: null })
      const given = {
        ...valid,
        status: 'SUBMITTED' as const,
        variant_origin: 'SOMATIC' as const,
        evidence: [item],
      }
      return addAssertion(tx, profile, given)
    })
    expect(await refusal('ASSERTION', assertion, 'ACCEPTED')).toEqual([
      expect.stringMatching(
        /^Validation failed: EID\d+ is not valid itself: Predictive evidence items need a disease$/,
      ),
    ])
    await moderate('ASSERTION', assertion, 'REJECTED')
    expect(await refusal('ASSERTION', assertion, 'SUBMITTED')).toEqual([
      expect.stringContaining('is not valid itself'),
    ])
  })

  it('computes the score and the evidence counts with the status', async () => {
    const { variant, item, assertion } = await knowledge.storage.write(async (tx) => {
      const made = await addVariant(tx, await addFeature(tx), 'scored')
      await addEvidence(tx, made.profile, { ...valid, evidence_level: 'D', evidence_rating: 3 })
      const id = await addEvidence(tx, made.profile, {
        ...valid,
        status: 'SUBMITTED',
        evidence_level: 'B',
        evidence_rating: 4,
      })
      await addSubmission(tx, 'EVIDENCE_ITEM', id, { user: people.cora.id })
      return { variant: made, item: id, assertion: await addAssertion(tx, made.profile, { evidence: [id] }) }
    })
    const after = (score: number, count: number, status: EvidenceStatus) => ({
      moderateEvidenceItem: {
        evidenceItem: {
          id: item,
          status,
          molecularProfile: { molecularProfileScore: score },
          assertions: [{ id: assertion, evidenceItemsCount: count }],
        },
      },
    })
    expect(variant.profile).toBeGreaterThan(0)
    expect(await moderate('EVIDENCE_ITEM', item, 'ACCEPTED')).toEqual(after(23, 1, 'ACCEPTED'))
    expect(await moderate('EVIDENCE_ITEM', item, 'REJECTED')).toEqual(after(3, 0, 'REJECTED'))
    expect(await moderate('EVIDENCE_ITEM', item, 'SUBMITTED')).toEqual(after(3, 1, 'SUBMITTED'))
  })

  it('puts active approvals up for review when the assertion or its evidence is rejected', async () => {
    const { item, assertion, statuses } = await knowledge.storage.write(async (tx) => {
      const evidence = await addEvidence(tx, profile, valid)
      await addSubmission(tx, 'EVIDENCE_ITEM', evidence, { user: people.cora.id })
      const asserted = await addAssertion(tx, profile, {
        ...valid,
        variant_origin: 'SOMATIC',
        evidence: [evidence],
      })
      const unrelated = await addAssertion(tx, profile, valid)
      const ids: number[] = []
      for (const [about, status] of [
        [asserted, 'ACTIVE'],
        [asserted, 'REVOKED'],
        [unrelated, 'ACTIVE'],
      ] as const) {
        const organization = await addOrganization(tx, `Panel ${about} ${status}`)
        ids.push(await addApproval(tx, about, { user: people.adam.id, organization, status }))
      }
      const read = async () => {
        const rows = await knowledge.storage.read
          .selectFrom('approvals')
          .select('status')
          .where('id', 'in', ids)
          .orderBy('id')
          .execute()
        return rows.map(({ status }) => status)
      }
      return { item: evidence, assertion: asserted, statuses: read }
    })
    await moderate('EVIDENCE_ITEM', item, 'SUBMITTED')
    expect(await statuses()).toEqual(['ACTIVE', 'REVOKED', 'ACTIVE'])
    await moderate('EVIDENCE_ITEM', item, 'REJECTED')
    expect(await statuses()).toEqual(['REQUIRES_REVIEW', 'REVOKED', 'ACTIVE'])
    await knowledge.storage.write((tx) =>
      tx
        .updateTable('approvals')
        .set({ status: 'ACTIVE' })
        .where('assertion_id', '=', assertion)
        .where('status', '=', 'REQUIRES_REVIEW')
        .execute(),
    )
    await moderate('ASSERTION', assertion, 'REJECTED')
    expect(await statuses()).toEqual(['REQUIRES_REVIEW', 'REVOKED', 'ACTIVE'])
  })

  it('tells the submitter, and remembers the change of a released record', async () => {
    const id = await record('EVIDENCE_ITEM', 'SUBMITTED', { origin: 'RELEASE' })
    await knowledge.storage.write((tx) =>
      tx
        .insertInto('subscriptions')
        .values({
          user_id: people.cora.id,
          subscribable_type: 'EVIDENCE_ITEM',
          subscribable_id: id,
          created_at: people.cora.created_at,
        })
        .execute(),
    )
    await moderate('EVIDENCE_ITEM', id, 'ACCEPTED')
    const told = await knowledge.storage.read
      .selectFrom('notifications')
      .innerJoin('events', 'events.id', 'notifications.event_id')
      .select(['notified_user_id', 'reason', 'action'])
      .where('subject_id', '=', id)
      .where('subject_type', '=', 'EVIDENCE_ITEM')
      .execute()
    expect(told).toEqual([{ notified_user_id: people.cora.id, reason: 'SUBSCRIPTION', action: 'ACCEPTED' }])
    const changes = await knowledge.storage.read
      .selectFrom('local_changes')
      .select(['record_type', 'field_name'])
      .where('record_id', '=', id)
      .execute()
    expect(changes).toEqual([{ record_type: 'EVIDENCE_ITEM', field_name: 'status' }])
    await moderate('EVIDENCE_ITEM', id, 'SUBMITTED')
    const local = await record('ASSERTION', 'SUBMITTED')
    await moderate('ASSERTION', local, 'ACCEPTED')
    const all = await knowledge.storage.read.selectFrom('local_changes').selectAll().execute()
    expect(all).toHaveLength(1)
  })

  it('asks for the abilities of many records in as many statements as for one', async () => {
    const LIST = `query ($first: Int!) { evidenceItems(first: $first) { nodes { viewerMay { accept { allowed } } } } }`
    const asked = async (first: number) => {
      knowledge.statements.length = 0
      await knowledge.ask(LIST, { first }, people.edith)
      return knowledge.statements.length
    }
    expect(await asked(20)).toBe(await asked(1))
  })

  it('lets one of two moderators decide', async () => {
    const id = await record('EVIDENCE_ITEM', 'SUBMITTED')
    const answers = await Promise.all(
      [people.edith, people.adam].map((viewer) => refusal('EVIDENCE_ITEM', id, 'ACCEPTED', viewer)),
    )
    expect(answers.flat()).toEqual([expect.stringContaining('already has status accepted')])
    const events = await knowledge.storage.read
      .selectFrom('events')
      .select('action')
      .where('subject_id', '=', id)
      .where('subject_type', '=', 'EVIDENCE_ITEM')
      .where('action', '=', 'ACCEPTED')
      .execute()
    expect(events).toHaveLength(1)
  })
})
