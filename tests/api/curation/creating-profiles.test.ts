import { afterAll, beforeAll, expect, it } from 'vitest'
import { curationState, latestActivity } from '#tests/support/curation/curation-state.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addFeature, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const CREATE = `mutation ($structure: MolecularProfileComponentInput!, $organizationId: Int) {
  createMolecularProfile(input: { structure: $structure, organizationId: $organizationId }) {
    molecularProfile {
      id name rawName isComplex isMultiVariant molecularProfileScore variants { id }
      complexMolecularProfileCreationActivity { user { username } }
    }
  }
}`

type Created = { createMolecularProfile: { molecularProfile: { id: number; rawName: string } } }

describeOnEachEngine('creating molecular profiles', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let one: { id: number; profile: number }
  let two: typeof one
  let three: typeof one
  let old: typeof one
  let gone: typeof one

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      const gene = await addFeature(tx, 'EGFR')
      one = await addVariant(tx, gene, 'L858R')
      two = await addVariant(tx, gene, 'T790M')
      three = await addVariant(tx, await addFeature(tx, 'KRAS'), 'Mutation')
      old = await addVariant(tx, gene, 'Old', { deprecated: true })
      gone = await addVariant(tx, gene, 'Gone', { withdrawn: true, origin: 'RELEASE' })
    })
  })
  afterAll(() => knowledge.close())

  const create = async (structure: object, viewer = people.cora) =>
    (await knowledge.ask<Created>(CREATE, { structure }, viewer)).createMolecularProfile.molecularProfile
  const refusal = (
    structure: object,
    viewer: Curators['cora'] | null = people.cora,
    organizationId?: number,
  ) => knowledge.errorsOf(CREATE, { structure, organizationId }, viewer)

  it('makes a profile from its logic, and gives it again', async () => {
    const structure = {
      booleanOperator: 'AND',
      variantComponents: [{ variantId: three.id, not: true }, { variantId: one.id }],
    }
    const profile = await create(structure)
    expect(profile).toEqual({
      id: expect.any(Number),
      name: 'EGFR L858R AND NOT KRAS Mutation',
      rawName: `#VID${one.id} AND NOT #VID${three.id}`,
      isComplex: true,
      isMultiVariant: true,
      molecularProfileScore: 0,
      variants: [{ id: one.id }, { id: three.id }],
      complexMolecularProfileCreationActivity: { user: { username: 'cora' } },
    })
    expect(await latestActivity(knowledge.storage)).toEqual({
      kind: 'CREATE_COMPLEX_MOLECULAR_PROFILE',
      verbiage: 'created molecular profile',
      note: null,
      user: people.cora.id,
      events: [`COMPLEX_MOLECULAR_PROFILE_CREATED MOLECULAR_PROFILE ${profile.id} from MOLECULAR_PROFILE`],
    })
    const negated = await knowledge.storage.read
      .selectFrom('molecular_profile_variants')
      .select(['variant_id', 'negated', 'position'])
      .where('molecular_profile_id', '=', profile.id)
      .orderBy('position')
      .execute()
    expect(negated).toEqual([
      { variant_id: one.id, negated: false, position: 0 },
      { variant_id: three.id, negated: true, position: 1 },
    ])
    const before = await curationState(knowledge.storage)
    const again = { ...structure, variantComponents: structure.variantComponents.toReversed() }
    expect((await create(again, people.carl)).id).toBe(profile.id)
    expect(await curationState(knowledge.storage)).toEqual(before)
    const { search } = await knowledge.ask<{ search: { id: number }[] }>(
      '{ search(query: "L858R AND NOT") { id resultType } }',
    )
    expect(search.map(({ id }) => id)).toContain(profile.id)
  })

  it('gives the own profile of a single variant, and a new one for its absence', async () => {
    expect((await create({ variantComponents: [{ variantId: one.id }] })).id).toBe(one.profile)
    expect(await create({ variantComponents: [{ variantId: one.id, not: true }] })).toMatchObject({
      name: 'NOT EGFR L858R',
      isComplex: true,
      isMultiVariant: false,
    })
  })

  it('makes nested profiles', async () => {
    const nested = {
      booleanOperator: 'OR',
      variantComponents: [{ variantId: two.id }, { variantId: three.id }],
    }
    expect(
      await create({
        booleanOperator: 'AND',
        variantComponents: [{ variantId: one.id }],
        complexComponents: [nested],
      }),
    ).toMatchObject({ rawName: `#VID${one.id} AND ( #VID${two.id} OR #VID${three.id} )` })
  })

  it.each<[string, () => object, string]>([
    ['nothing', () => ({}), 'must have at least one component'],
    [
      'two variants without operator',
      () => ({ variantComponents: [{ variantId: one.id }, { variantId: two.id }] }),
      'requires a boolean operator',
    ],
    [
      'a variant twice',
      () => ({
        booleanOperator: 'OR',
        variantComponents: [{ variantId: one.id }, { variantId: one.id, not: true }],
      }),
      'may occur once',
    ],
    [
      'variants that do not exist',
      () => ({
        booleanOperator: 'OR',
        variantComponents: [{ variantId: 7 }, { variantId: 8 }, { variantId: one.id }],
      }),
      "Variant ids: 7 doesn't exist, 8 doesn't exist",
    ],
    [
      'a deprecated variant',
      () => ({ booleanOperator: 'OR', variantComponents: [{ variantId: old.id }, { variantId: one.id }] }),
      'is deprecated',
    ],
    [
      'a withdrawn variant',
      () => ({ booleanOperator: 'OR', variantComponents: [{ variantId: gone.id }, { variantId: one.id }] }),
      'no longer in the current release',
    ],
    [
      'too many variants',
      () => ({
        booleanOperator: 'OR',
        variantComponents: Array.from({ length: 101 }, (_, id) => ({ variantId: id + 1 })),
      }),
      'at most 100 variants',
    ],
  ])('refuses %s', async (_what, structure, phrase) => {
    const before = await curationState(knowledge.storage)
    expect(await refusal(structure())).toEqual([expect.stringContaining(phrase)])
    expect(await curationState(knowledge.storage)).toEqual(before)
  })

  it('refuses the name of a profile of other variants', async () => {
    // Releases hold namesakes now and then.
    const twin = await knowledge.storage.write(async (tx) =>
      addVariant(tx, await addFeature(tx, 'EGFR', { origin: 'RELEASE' }), 'T790M'),
    )
    const without = (variantId: number) => ({ variantComponents: [{ variantId, not: true }] })
    const { id } = await create(without(two.id))
    expect(await refusal(without(twin.id))).toEqual([
      `MPID${id} already has the name NOT EGFR T790M, with other variants`,
    ])
  })

  it('needs somebody who is signed in and may act for the organization, after a sound structure', async () => {
    const structure = { variantComponents: [{ variantId: one.id }] }
    expect(await refusal({}, null)).toEqual([expect.stringContaining('at least one component')])
    expect(await refusal(structure, null)).toEqual([expect.stringContaining('must log in')])
    expect(await refusal(structure, people.cora, 5)).toEqual(["Organization 5 doesn't exist"])
  })
})
