import { afterAll, beforeAll, expect, it } from 'vitest'
import { curationState } from '#tests/support/curation/curation-state.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addFeature, addSource, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const SUBMIT = `mutation ($input: SubmitVariantGroupInput!) {
  submitVariantGroup(input: $input) {
    variantGroup { id name description variants { nodes { id } } sources { id } }
  }
}`

describeOnEachEngine('submitting variant groups', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let variants: number[]
  let source: number

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      const gene = await addFeature(tx)
      variants = [(await addVariant(tx, gene, 'A1')).id, (await addVariant(tx, gene, 'B2')).id]
      source = await addSource(tx)
    })
  })
  afterAll(() => knowledge.close())

  const input = (given: object = {}) => ({
    input: { name: 'Motesanib resistance', variantIds: variants, sourceIds: [source], ...given },
  })

  it('makes a group at once, findable, without an event', async () => {
    const before = await curationState(knowledge.storage)
    const { submitVariantGroup } = await knowledge.ask<{
      submitVariantGroup: { variantGroup: { id: number } }
    }>(
      SUBMIT,
      input({ name: ' Motesanib  resistance ', description: 'Exons before the kinase domain' }),
      people.cora,
    )
    const { variantGroup } = submitVariantGroup
    expect(variantGroup).toEqual({
      id: expect.any(Number),
      name: 'Motesanib resistance',
      description: 'Exons before the kinase domain',
      variants: { nodes: variants.map((id) => ({ id })) },
      sources: [{ id: source }],
    })
    // Whoever submits it follows it.
    expect(await curationState(knowledge.storage)).toEqual({
      ...before,
      subscriptions: (before['subscriptions'] ?? 0) + 1,
    })
    const found = await knowledge.ask('{ search(query: "motesanib") { id resultType } }')
    expect(found).toEqual({ search: [{ id: variantGroup.id, resultType: 'VARIANT_GROUP' }] })
  })

  it.each<[string, object, string, boolean?]>([
    ['a short name', { name: ' four ' }, 'is too short (minimum is 5'],
    ['a short description', { description: 'short' }, 'is too short (minimum is 10)'],
    ['nobody signed in', {}, 'must log in', true],
    ['an unknown organization', { organizationId: 5 }, "doesn't exist"],
    [
      'what does not exist',
      { variantIds: [5, 6], sourceIds: [7] },
      "Variant ids: 5 doesn't exist, 6 doesn't exist | Source ids: 7 doesn't exist",
    ],
    ['a name in use, whatever its case', { name: 'motesanib RESISTANCE' }, 'already exists'],
  ])('refuses %s', async (_what, given, phrase, anonymous) => {
    const viewer = anonymous ? null : people.cora
    expect(await knowledge.errorsOf(SUBMIT, input(given), viewer)).toEqual([expect.stringContaining(phrase)])
  })
})
