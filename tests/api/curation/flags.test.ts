import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { automationAccount } from '#server/accounts/automation-account.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { addOrganization } from '#tests/support/curation/curation-factories.ts'
import { curationState, latestActivity } from '#tests/support/curation/curation-state.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { addAssertion, addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'

const FLAG = `mutation ($type: FlaggableEntities!, $id: Int!, $comment: String!) {
  flagEntity(input: { subject: { entityType: $type, id: $id }, comment: $comment }) {
    flag { id state flaggable { id flagged } flaggingUser { username } }
  }
}`
const RESOLVE = `mutation ($id: Int!, $comment: String!) {
  resolveFlag(input: { id: $id, comment: $comment }) {
    flag { id state flaggable { flagged } resolvingUser { username } }
  }
}`
const comment = 'The therapy is another one'

describeOnEachEngine('flagging', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let evidence: number
  let assertion: number
  let profile: number
  let feature: number

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      feature = await addFeature(tx)
      profile = (await addVariant(tx, feature, 'V600E')).profile
      evidence = await addEvidence(tx, profile)
      assertion = await addAssertion(tx, profile, { evidence: [evidence] })
    })
  })
  afterAll(() => knowledge.close())

  const flag = async (type: string, id: number, viewer = people.cora) => {
    type Flagged = { flagEntity: { flag: { id: number; flaggable: { flagged: boolean } } } }
    const { flagEntity } = await knowledge.ask<Flagged>(FLAG, { type, id, comment }, viewer)
    return flagEntity.flag
  }
  const resolve = (id: number, viewer: Curators[keyof Curators]) =>
    knowledge.ask(RESOLVE, { id, comment: 'It was right as it was' }, viewer)

  it('marks the record, writes down who and why, and lets several flags stand', async () => {
    const first = await flag('EVIDENCE_ITEM', evidence)
    expect(first).toMatchObject({ state: 'OPEN', flaggable: { id: evidence, flagged: true } })
    expect(await latestActivity(knowledge.storage)).toEqual({
      kind: 'FLAG_ENTITY',
      verbiage: 'flagged',
      note: comment,
      user: people.cora.id,
      events: [`FLAGGED EVIDENCE_ITEM ${evidence} from FLAG`],
    })
    const second = await flag('EVIDENCE_ITEM', evidence, people.carl)
    expect(await resolve(first.id, people.cora)).toMatchObject({
      resolveFlag: { flag: { state: 'RESOLVED', flaggable: { flagged: true } } },
    })
    expect(await resolve(second.id, people.edith)).toMatchObject({
      resolveFlag: { flag: { flaggable: { flagged: false }, resolvingUser: { username: 'edith' } } },
    })
    expect((await latestActivity(knowledge.storage)).events).toEqual([
      `FLAG_RESOLVED EVIDENCE_ITEM ${evidence} from FLAG`,
    ])
  })

  it.each([
    ['EVIDENCE_ITEM', () => evidence],
    ['ASSERTION', () => assertion],
    ['MOLECULAR_PROFILE', () => profile],
  ] as const)('puts approvals that rest on the %s up for review', async (type, id) => {
    const { storage } = knowledge
    await storage.write(async (tx) => {
      await tx.deleteFrom('approvals').execute()
      const organization = await addOrganization(tx, `Approvers of ${type}`)
      const times = { created_at: people.cora.created_at, updated_at: people.cora.created_at }
      await tx
        .insertInto('approvals')
        .values({
          assertion_id: assertion,
          organization_id: organization,
          user_id: people.edith.id,
          status: 'ACTIVE',
          last_reviewed_at: times.created_at,
          ...times,
        })
        .execute()
    })
    const raised = await flag(type, id())
    const status = () => storage.read.selectFrom('approvals').select('status').execute()
    expect(await status()).toEqual([{ status: 'REQUIRES_REVIEW' }])
    await resolve(raised.id, people.cora)
    expect(await status()).toEqual([{ status: 'REQUIRES_REVIEW' }])
  })

  it('lists those of releases apart from those of people, by the kind of record', async () => {
    const ofPerson = await flag('FEATURE', feature)
    const ofRelease = await flag('MOLECULAR_PROFILE', profile)
    await knowledge.storage.write(async (tx) => {
      const flagging_user_id = await automationAccount(tx, new Date().toISOString())
      await tx.updateTable('flags').set({ flagging_user_id }).where('id', '=', ofRelease.id).execute()
    })
    type Listed = { flags: { totalCount: number; nodes: { id: number }[] } }
    const listed = async (args: string) => {
      const { flags } = await knowledge.ask<Listed>(`{ flags(${args}) { totalCount nodes { id } } }`)
      const ids = flags.nodes.map(({ id }) => id)
      expect(flags.totalCount, args).toBe(ids.length)
      return ids
    }
    expect(await listed('imported: true')).toEqual([ofRelease.id])
    expect(await listed('imported: false')).not.toContain(ofRelease.id)
    expect(await listed('imported: false')).toContain(ofPerson.id)
    expect(await listed('flaggableType: FEATURE')).toEqual([ofPerson.id])
    expect(await listed('flaggableType: FEATURE, imported: true')).toEqual([])
    expect(await listed('flaggableType: MOLECULAR_PROFILE, imported: true, state: OPEN')).toEqual([
      ofRelease.id,
    ])
  })

  it('refuses what the rules refuse, and writes nothing', async () => {
    const raised = await flag('ASSERTION', assertion)
    const before = await curationState(knowledge.storage)
    const refusal = (viewer: Curators[keyof Curators] | null, id = raised.id, text = comment) =>
      knowledge.errorsOf(RESOLVE, { id, comment: text }, viewer)
    expect(await refusal(null, raised.id, 'short')).toEqual([
      expect.stringContaining('too short (minimum is 10)'),
    ])
    expect(await refusal(null)).toEqual([expect.stringContaining('must log in')])
    expect(await refusal(people.carl)).toEqual([expect.stringContaining('must be an editor')])
    for (const editor of [people.erik, people.ella])
      expect(await refusal(editor)).toEqual([
        expect.stringContaining('must have a valid conflict of interest statement'),
      ])
    expect(await refusal(people.edith, 99)).toEqual([expect.stringContaining("doesn't exist")])
    expect(await knowledge.errorsOf(FLAG, { type: 'VARIANT', id: 99, comment }, people.cora)).toEqual([
      "Variant 99 doesn't exist",
    ])
    expect(await curationState(knowledge.storage)).toEqual(before)
    await resolve(raised.id, people.adam)
    expect(await refusal(people.carl)).toEqual([expect.stringContaining('already resolved')])
  })
  it('tells who may resolve a flag what the deed itself would say', async () => {
    const raised = await flag('ASSERTION', assertion)
    const MAY = 'query ($id: Int!) { flag(id: $id) { viewerMay { resolve { allowed reason } } } }'
    const may = async (viewer: Curators[keyof Curators] | null) => {
      type Read = { flag: { viewerMay: { resolve: { allowed: boolean; reason: string | null } } | null } }
      return (await knowledge.ask<Read>(MAY, { id: raised.id }, viewer)).flag.viewerMay?.resolve
    }
    expect(await may(null)).toBeUndefined()
    expect(await may(people.cora)).toEqual({ allowed: true, reason: null })
    expect(await may(people.edith)).toEqual({ allowed: true, reason: null })
    for (const other of [people.carl, people.erik, people.ella]) {
      const [reason] = await knowledge.errorsOf(RESOLVE, { id: raised.id, comment }, other)
      expect(await may(other)).toEqual({ allowed: false, reason })
    }
    await resolve(raised.id, people.edith)
    const settled = { allowed: false, reason: `Flag FID${raised.id} is already resolved` }
    expect(await may(people.edith)).toEqual(settled)
  })
})
