import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  addDisease,
  addEvidence,
  addFeature,
  addProfile,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

describeOnEachEngine('Evidence by treatment, subtype and presence', (engine) => {
  let curia: TestInterface
  let feature = 0
  let variant = 0
  const diseases = { melanoma: 0, skin: 0, lentigo: 0, other: 0 }
  const therapies = { one: 0, two: 0 }
  const items = { single: 0, pair: 0, either: 0, skin: 0, lentigo: 0, absent: 0 }

  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      feature = await addFeature(tx, 'GEN')
      const made = await addVariant(tx, feature, 'A1B')
      const other = await addVariant(tx, await addFeature(tx, 'OTHER'), 'C2D')
      variant = made.id
      for (const name of ['melanoma', 'skin', 'lentigo', 'other'] as const)
        diseases[name] = await addDisease(tx, `Disease ${name}`)
      const edges = [
        { disease_id: diseases.skin, parent_id: diseases.melanoma },
        { disease_id: diseases.lentigo, parent_id: diseases.skin },
        // A circle must not run for ever.
        { disease_id: diseases.melanoma, parent_id: diseases.lentigo },
      ]
      await tx.insertInto('disease_parents').values(edges).execute()
      therapies.one = await addTherapy(tx, 'Therapy one')
      therapies.two = await addTherapy(tx, 'Therapy two')
      const both = [therapies.one, therapies.two]
      const melanoma = { disease_id: diseases.melanoma }
      items.single = await addEvidence(tx, made.profile, { ...melanoma, therapies: [therapies.one] })
      items.pair = await addEvidence(tx, made.profile, {
        ...melanoma,
        therapies: both,
        therapy_interaction_type: 'COMBINATION',
      })
      items.either = await addEvidence(tx, made.profile, {
        ...melanoma,
        therapies: both,
        therapy_interaction_type: 'SUBSTITUTES',
      })
      items.skin = await addEvidence(tx, made.profile, { disease_id: diseases.skin })
      items.lentigo = await addEvidence(tx, made.profile, { disease_id: diseases.lentigo })
      const without = await addProfile(tx, `#VID${other.id} AND NOT #VID${made.id}`)
      items.absent = await addEvidence(tx, without, { disease_id: diseases.other })
    })
  })
  afterAll(() => curia.close())

  const idsOf = async (filter: string): Promise<number[]> => {
    type Answer = { evidenceItems: { totalCount: number; nodes: { id: number }[] } }
    const { evidenceItems } = await curia.ask<Answer>(
      `{ evidenceItems(${filter}, sortBy: {column: ID, direction: ASC}) { totalCount nodes { id } } }`,
    )
    const ids = evidenceItems.nodes.map(({ id }) => id)
    expect(evidenceItems.totalCount).toBe(ids.length)
    return ids
  }

  it('is found by exactly its therapies and their interaction', async () => {
    const { one, two } = therapies
    expect(await idsOf(`therapyIds: [${one}]`)).toEqual([items.single])
    expect(await idsOf(`therapyIds: [${two}]`)).toEqual([])
    expect(await idsOf(`therapyIds: [${two}, ${one}]`)).toEqual([items.pair, items.either])
    expect(await idsOf(`therapyIds: [${one}, ${two}], therapyInteractionType: COMBINATION`)).toEqual([
      items.pair,
    ])
    expect(await idsOf('therapyIds: []')).toEqual([items.skin, items.lentigo, items.absent])
  })

  it('is found with the subtypes of a disease, by its id or its name', async () => {
    const ofMelanoma = [items.single, items.pair, items.either]
    expect(await idsOf(`diseaseId: ${diseases.melanoma}`)).toEqual(ofMelanoma)
    const withSubtypes = [...ofMelanoma, items.skin, items.lentigo]
    expect(await idsOf(`diseaseId: ${diseases.melanoma}, includeSubtypes: true`)).toEqual(withSubtypes)
    expect(await idsOf('diseaseName: "disease mel", includeSubtypes: true')).toEqual(withSubtypes)
    expect(await idsOf('diseaseName: "disease other", includeSubtypes: true')).toEqual([items.absent])
  })

  it('can leave out profiles in which the variant or gene must be absent', async () => {
    expect(await idsOf(`variantId: ${variant}`)).toContain(items.absent)
    expect(await idsOf(`variantId: ${variant}, excludeNegated: true`)).not.toContain(items.absent)
    expect(await idsOf(`featureId: ${feature}`)).toContain(items.absent)
    expect(await idsOf(`featureId: ${feature}, excludeNegated: true`)).toHaveLength(5)
  })
})
