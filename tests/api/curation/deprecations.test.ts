import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { curationState, latestActivity } from '#tests/support/curation/curation-state.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { addAssertion, addEvidence, addFeature, addProfile, addVariant } from '#tests/support/factories.ts'
import { addSuggestion } from '#tests/support/curation/curation-factories.ts'

const comment = 'It is the same as another'
const FEATURE = `mutation ($id: Int!) {
  deprecateFeature(input: { featureId: $id, deprecationReason: DUPLICATE, comment: "${comment}" }) {
    feature { id deprecated deprecationReason }
    newlyDeprecatedVariants { id deprecated deprecationReason }
    newlyDeprecatedMolecularProfiles { id deprecated deprecationReason }
  }
}`
const VARIANT = `mutation ($id: Int!) {
  deprecateVariant(input: { variantId: $id, deprecationReason: INVALID, comment: "${comment}" }) {
    variant { id deprecated deprecationReason }
    newlyDeprecatedMolecularProfiles { id deprecationReason }
  }
}`
const PROFILE = `mutation ($id: Int!) {
  deprecateComplexMolecularProfile(
    input: { molecularProfileId: $id, deprecationReason: OTHER, comment: "${comment}" }
  ) { molecularProfile { id deprecated deprecationReason } }
}`

const PREVIEW = `query ($type: DeprecableEntities!, $id: Int!) {
  previewDeprecation(entityType: $type, id: $id) {
    name applies ability { allowed reason }
    variantCount variants { id } molecularProfileCount molecularProfiles { id }
    inTheWayCount inTheWay { __typename id name link }
  }
}`

const DUPLICATE = `mutation ($input: DeprecateVariantInput!) { deprecateVariant(input: $input) { clientMutationId } }`
const WHY = `query ($type: DeprecableEntities!, $id: Int!) {
  deprecation(entityType: $type, id: $id) {
    reason
    activity { __typename user { username } note subject { __typename id } }
    successor { __typename id name link }
  }
}`

describeOnEachEngine('deprecating', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let gene: number
  let factor: number
  let one: { id: number; profile: number }
  let two: { id: number; profile: number }
  let both: number

  beforeEach(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      gene = await addFeature(tx, 'BRAF')
      factor = await addFeature(tx, 'MSI', { kind: 'FACTOR' })
      await tx.insertInto('factors').values({ feature_id: factor }).execute()
      one = await addVariant(tx, factor, 'High')
      two = await addVariant(tx, gene, 'V600E')
      both = await addProfile(tx, `#VID${one.id} AND #VID${two.id}`)
    })
  })
  afterEach(() => knowledge.close())

  const refusal = async (query: string, id: number, viewer = people.edith) => {
    const before = await curationState(knowledge.storage)
    const [message] = await knowledge.errorsOf(query, { id }, viewer)
    expect(await curationState(knowledge.storage)).toEqual(before)
    return message
  }

  it('takes a feature out of use with its variants and their profiles', async () => {
    expect(await knowledge.ask(FEATURE, { id: factor }, people.edith)).toEqual({
      deprecateFeature: {
        feature: { id: factor, deprecated: true, deprecationReason: 'DUPLICATE' },
        newlyDeprecatedVariants: [{ id: one.id, deprecated: true, deprecationReason: 'FEATURE_DEPRECATED' }],
        newlyDeprecatedMolecularProfiles: [one.profile, both].map((id) => ({
          id,
          deprecated: true,
          deprecationReason: 'VARIANT_DEPRECATED',
        })),
      },
    })
    expect(await latestActivity(knowledge.storage)).toMatchObject({
      kind: 'DEPRECATE_FEATURE',
      note: comment,
      events: [
        `DEPRECATED_FEATURE FEATURE ${factor} from FEATURE`,
        `DEPRECATED_VARIANT VARIANT ${one.id} from VARIANT`,
        `DEPRECATED_MOLECULAR_PROFILE MOLECULAR_PROFILE ${one.profile} from MOLECULAR_PROFILE`,
        `DEPRECATED_MOLECULAR_PROFILE MOLECULAR_PROFILE ${both} from MOLECULAR_PROFILE`,
      ],
    })
    expect(await refusal(FEATURE, factor)).toContain('already deprecated')
  })

  it('takes a variant and a complex profile out of use', async () => {
    expect(await knowledge.ask(PROFILE, { id: both }, people.adam)).toEqual({
      deprecateComplexMolecularProfile: {
        molecularProfile: { id: both, deprecated: true, deprecationReason: 'OTHER' },
      },
    })
    // What was out of use before keeps its reason and is not named again.
    expect(await knowledge.ask(VARIANT, { id: two.id }, people.edith)).toEqual({
      deprecateVariant: {
        variant: { id: two.id, deprecated: true, deprecationReason: 'INVALID' },
        newlyDeprecatedMolecularProfiles: [{ id: two.profile, deprecationReason: 'VARIANT_DEPRECATED' }],
      },
    })
    const { search } = await knowledge.ask<{ search: { id: number }[] }>(
      '{ search(query: "V600E", types: [VARIANT, MOLECULAR_PROFILE]) { id } }',
    )
    expect(search).toEqual([])
  })

  it('is for editors with a statement about conflicts of interest', async () => {
    for (const [query, id] of [
      [FEATURE, factor],
      [VARIANT, one.id],
      [PROFILE, both],
    ] as const) {
      expect(await refusal(query, id, people.cora)).toContain('must be an editor')
      expect(await refusal(query, id, people.erik)).toContain('valid conflict of interest statement')
      expect(await refusal(query, id, people.ella)).toContain('valid conflict of interest statement')
      expect(await refusal(query, 99)).toContain("doesn't exist")
      expect(await knowledge.errorsOf(query, { id })).toEqual([expect.stringContaining('must log in')])
    }
  })

  it('refuses genes and single-variant profiles', async () => {
    expect(await refusal(FEATURE, gene)).toContain('genes cannot be deprecated')
    expect(await refusal(PROFILE, one.profile)).toContain('is not complex')
  })

  it('refuses what is in use, and names by what', async () => {
    const { storage } = knowledge
    const evidence = await storage.write((tx) => addEvidence(tx, both, { status: 'SUBMITTED' }))
    for (const [query, id] of [
      [FEATURE, factor],
      [VARIANT, one.id],
      [PROFILE, both],
    ] as const)
      expect(await refusal(query, id)).toContain(`EID${evidence}`)
    await storage.write((tx) => tx.updateTable('evidence_items').set({ status: 'REJECTED' }).execute())
    const assertion = await storage.write((tx) => addAssertion(tx, one.profile))
    expect(await refusal(FEATURE, factor)).toContain(`AID${assertion}`)
    await storage.write((tx) => tx.updateTable('assertions').set({ status: 'REJECTED' }).execute())
    const { revisions } = await storage.write((tx) =>
      addSuggestion(
        tx,
        { type: 'EVIDENCE_ITEM', id: evidence },
        { molecular_profile_id: [both, one.profile] },
        { user: people.cora.id },
      ),
    )
    for (const [query, id] of [
      [FEATURE, factor],
      [VARIANT, one.id],
    ] as const)
      expect(await refusal(query, id)).toContain(`RID${revisions['molecular_profile_id']}`)
    await knowledge.ask(PROFILE, { id: both }, people.edith)
  })
  const preview = async (type: string, id: number, viewer: Curators['cora'] | null = people.edith) => {
    const answer = await knowledge.ask<{ previewDeprecation: unknown }>(PREVIEW, { type, id }, viewer)
    return answer.previewDeprecation
  }
  const nothing = { variantCount: 0, variants: [], molecularProfileCount: 0, molecularProfiles: [] }

  it('is previewed with what goes out of use too and what stands in the way', async () => {
    const before = await curationState(knowledge.storage)
    expect(await preview('FEATURE', factor)).toEqual({
      name: 'MSI',
      applies: true,
      ability: { allowed: true, reason: null },
      variantCount: 1,
      variants: [{ id: one.id }],
      molecularProfileCount: 2,
      molecularProfiles: [{ id: one.profile }, { id: both }],
      inTheWayCount: 0,
      inTheWay: [],
    })
    expect(await preview('VARIANT', one.id)).toMatchObject({ variantCount: 0, molecularProfileCount: 2 })
    expect(await preview('MOLECULAR_PROFILE', both)).toMatchObject(nothing)
    expect(await curationState(knowledge.storage)).toEqual(before)
    const evidence = await knowledge.storage.write((tx) => addEvidence(tx, both, { status: 'SUBMITTED' }))
    const way = { __typename: 'EvidenceItem', id: evidence, name: `EID${evidence}` }
    for (const [type, id] of [
      ['FEATURE', factor],
      ['VARIANT', one.id],
      ['MOLECULAR_PROFILE', both],
    ] as const)
      expect(await preview(type, id)).toMatchObject({
        inTheWayCount: 1,
        inTheWay: [{ ...way, link: `/evidence/${evidence}` }],
      })
    expect(await preview('FEATURE', 99)).toBeNull()
    expect(await preview('FEATURE', factor, null)).toBeNull()
  })

  it('is offered to whom and for what it would not be refused', async () => {
    const reason = async (type: string, id: number, viewer = people.edith) =>
      ((await preview(type, id, viewer)) as { ability: { reason: string | null } }).ability.reason
    expect(await reason('VARIANT', one.id, people.cora)).toBe('You must be an editor to deprecate records')
    expect(await reason('VARIANT', one.id, people.erik)).toContain('valid conflict of interest statement')
    expect(await reason('FEATURE', gene)).toContain('genes cannot be deprecated')
    expect(await preview('FEATURE', gene)).toMatchObject({ applies: false })
    expect(await reason('MOLECULAR_PROFILE', one.profile)).toContain('is not complex')
    await knowledge.ask(PROFILE, { id: both }, people.edith)
    expect(await reason('MOLECULAR_PROFILE', both)).toContain('already deprecated')
  })

  it('is refused when something goes with the record that its preview did not show', async () => {
    const preview = async (type: string, id: number) => {
      const { previewDeprecation } = await knowledge.ask<{ previewDeprecation: { decisionState: string } }>(
        'query ($type: DeprecableEntities!, $id: Int!) { previewDeprecation(entityType: $type, id: $id) { decisionState } }',
        { type, id },
        people.edith,
      )
      return previewDeprecation.decisionState
    }
    const deprecate = (field: string, rest: string) =>
      `mutation ($id: Int!, $state: String) { ${field}(input: { ${rest}, comment: "${comment}", decidedOn: $state }) { clientMutationId } }`
    const feature = deprecate('deprecateFeature', 'featureId: $id, deprecationReason: DUPLICATE')
    const variant = deprecate('deprecateVariant', 'variantId: $id, deprecationReason: INVALID')
    const tried = (query: string, id: number, state: string) =>
      knowledge.errorsOf(query, { id, state }, people.edith)

    let state = await preview('FEATURE', factor)
    const three = await knowledge.storage.write((tx) => addVariant(tx, factor, 'Low'))
    expect(await tried(feature, factor, state)).toEqual([
      expect.stringMatching(/^Changed since: VID\d+ was changed on /),
    ])
    state = await preview('FEATURE', factor)
    await knowledge.storage.write((tx) => addProfile(tx, `#VID${three.id} AND #VID${two.id}`))
    expect(await tried(feature, factor, state)).toEqual([expect.stringMatching(/^Changed since: /)])
    state = await preview('VARIANT', three.id)
    await knowledge.storage.write((tx) => addProfile(tx, `#VID${three.id} AND NOT #VID${two.id}`))
    expect(await tried(variant, three.id, state)).toEqual([expect.stringMatching(/^Changed since: /)])
    // What has nothing to do with it changes nothing.
    state = await preview('FEATURE', factor)
    await knowledge.storage.write((tx) => addVariant(tx, gene, 'G12D'))
    expect(await knowledge.errorsOf(feature, { id: factor, state }, people.edith)).toEqual([])
  })

  const why = async (type: string, id: number): Promise<object | null> =>
    (await knowledge.ask<{ deprecation: object | null }>(WHY, { type, id })).deprecation

  it('says why, by whom and with what, on all that went with it, to anybody', async () => {
    expect(await why('FEATURE', factor)).toBeNull()
    expect(await why('VARIANT', 99)).toBeNull()
    await knowledge.ask(FEATURE, { id: factor }, people.edith)
    const activity = {
      __typename: 'DeprecateFeatureActivity',
      user: { username: 'edith' },
      note: comment,
      subject: { id: factor },
    }
    expect(await why('FEATURE', factor)).toMatchObject({ reason: 'DUPLICATE', activity, successor: null })
    expect(await why('VARIANT', one.id)).toMatchObject({
      reason: 'FEATURE_DEPRECATED',
      activity,
      successor: null,
    })
    for (const profile of [one.profile, both])
      expect(await why('MOLECULAR_PROFILE', profile)).toMatchObject({
        reason: 'VARIANT_DEPRECATED',
        activity,
      })
    await knowledge.storage.write((tx) =>
      tx.updateTable('features').set({ deprecated: true }).where('id', '=', gene).execute(),
    )
    expect(await why('FEATURE', gene)).toEqual({ reason: null, activity: null, successor: null })
  })

  it('leads from a duplicate and its profile to the other variant and its profile, and on from there', async () => {
    const made = await knowledge.storage.write(async (tx) => [
      await addVariant(tx, gene, 'Val600Glu'),
      await addVariant(tx, gene, 'p.V600E'),
    ])
    const [first, second] = made as [{ id: number; profile: number }, { id: number; profile: number }]
    const duplicate = (variantId: number, duplicateOfId: number) =>
      knowledge.ask(
        DUPLICATE,
        { input: { variantId, duplicateOfId, deprecationReason: 'DUPLICATE', comment } },
        people.edith,
      )
    await duplicate(first.id, second.id)
    expect(await why('VARIANT', first.id)).toMatchObject({
      successor: { id: second.id, name: 'p.V600E', link: `/variants/${second.id}` },
    })
    await duplicate(second.id, two.id)
    for (const each of [first, second]) {
      expect(await why('VARIANT', each.id)).toMatchObject({ successor: { id: two.id } })
      expect(await why('MOLECULAR_PROFILE', each.profile)).toMatchObject({
        reason: 'VARIANT_DEPRECATED',
        successor: { __typename: 'MolecularProfile', id: two.profile },
      })
    }
  })

  it.each([
    ['itself', 'one', 'DUPLICATE', 'cannot be a duplicate of itself'],
    ['what does not exist', 'nobody', 'DUPLICATE', "Variant 99 doesn't exist"],
    ['another reason', 'two', 'INVALID', 'goes with the reason DUPLICATE, not with INVALID'],
    ['a deprecated one', 'two', 'DUPLICATE', 'is deprecated itself'],
  ] as const)(
    'refuses a duplicate of %s, and nothing is deprecated',
    async (what, of, deprecationReason, message) => {
      if (what === 'a deprecated one')
        await knowledge.storage.write((tx) =>
          tx.updateTable('variants').set({ deprecated: true }).where('id', '=', two.id).execute(),
        )
      const input = {
        variantId: one.id,
        duplicateOfId: { one: one.id, two: two.id, nobody: 99 }[of],
        deprecationReason,
        comment,
      }
      expect(await knowledge.errorsOf(DUPLICATE, { input }, people.edith)).toEqual([
        expect.stringContaining(message),
      ])
      expect(await why('VARIANT', one.id)).toBeNull()
    },
  )
})
