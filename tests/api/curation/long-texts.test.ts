import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addFeature, addProfile, addVariant, addVariantGroup } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { numbersFrom } from '#tests/support/random-numbers.ts'

const number = numbersFrom(5)
/** Letters in no order, which a database cannot make shorter. */
const letters = (length: number) =>
  Array.from({ length }, () => String.fromCodePoint(0x4e00 + number(20_000))).join('')
const unset = { unset: true }

describeOnEachEngine('texts too long for an index', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let ids: { gene: number; factor: number; variant: number; group: number }
  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      const gene = await addFeature(tx, 'BRAF')
      const factor = await addFeature(tx, 'CIMP', { kind: 'FACTOR' })
      await tx.insertInto('factors').values({ feature_id: factor }).execute()
      const variants = []
      for (let index = 0; index < 8; index += 1) variants.push(await addVariant(tx, factor, letters(60)))
      await addProfile(tx, variants.map(({ id }) => `#VID${id}`).join(' AND '))
      const { id: variant } = await addVariant(tx, gene, 'V600E')
      ids = { gene, factor, variant, group: await addVariantGroup(tx) }
    })
  })
  afterAll(() => knowledge.close())

  const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
  const refusal = (mutation: string, input: object) =>
    knowledge.errorsOf(
      `mutation ($input: ${capitalised(mutation)}Input!) { ${mutation}(input: $input) { clientMutationId } }`,
      { input },
      people.cora,
    )
  const comment = 'For the test of long texts'
  const variantFields = (given: object) => ({
    id: ids.variant,
    comment,
    fields: {
      featureId: ids.gene,
      name: 'V600E',
      aliases: [],
      variantTypeIds: [],
      hgvsDescriptions: [],
      clinvarIds: { ids: [] },
      coordinates: { referenceBases: unset, variantBases: unset },
      ...given,
    },
  })
  const factorFields = (given: object) => ({
    id: ids.factor,
    comment,
    fields: {
      name: 'CIMP',
      fullName: unset,
      description: unset,
      ncitId: unset,
      sourceIds: [],
      aliases: [],
      ...given,
    },
  })
  const groupFields = (name: string) => ({
    id: ids.group,
    comment,
    fields: { name, description: unset, sourceIds: [], variantIds: [] },
  })

  it.each<[string, (text: string) => object, number]>([
    ['addDisease', (name) => ({ name }), 255],
    ['addTherapy', (name) => ({ name }), 255],
    ['submitVariantGroup', (name) => ({ name, sourceIds: [], variantIds: [] }), 255],
    ['createFeature', (name) => ({ name, featureType: 'FACTOR' }), 255],
    ['createVariant', (name) => ({ name, featureId: ids.gene }), 255],
    ['suggestGeneVariantRevision', (name) => variantFields({ name }), 255],
    ['suggestGeneVariantRevision', (alias) => variantFields({ aliases: [alias] }), 830],
    ['suggestGeneVariantRevision', (hgvs) => variantFields({ hgvsDescriptions: [hgvs] }), 830],
    ['suggestFactorRevision', (value) => factorFields({ fullName: { value } }), 255],
    ['suggestFactorRevision', (value) => factorFields({ ncitId: { value } }), 255],
    ['suggestVariantGroupRevision', (name) => groupFields(name), 255],
  ])('%s refuses them and takes the longest that fit', async (mutation, input, longest) => {
    expect(await refusal(mutation, input(letters(longest + 5)))).toEqual([
      expect.stringMatching(
        /has 260 characters and is too long \(maximum is 255 characters\)|takes 2505 bytes and is too long \(maximum is 2500 bytes\)/,
      ),
    ])
    expect(await refusal(mutation, input(letters(longest)))).toEqual([])
  })

  it('refuses a name that makes that of a molecular profile too long', async () => {
    expect(await refusal('suggestFactorRevision', factorFields({ name: letters(250) }))).toEqual([
      expect.stringMatching(/^Validation failed: The name of molecular profile \d+ would become too long$/),
    ])
    expect(await refusal('suggestFactorRevision', factorFields({ name: letters(20) }))).toEqual([])
  })

  it('writes the longest that fit when they are accepted', async () => {
    const waiting = await knowledge.storage.read
      .selectFrom('revisions')
      .select('id')
      .where('status', '=', 'NEW')
      .execute()
    expect(waiting.length).toBeGreaterThan(5)
    const source = `mutation ($ids: [Int!]!) { acceptRevisions(input: { ids: $ids }) { revisions { status } } }`
    for (const { id } of waiting)
      expect(await knowledge.errorsOf(source, { ids: [id] }, people.edith)).toEqual([])
  })
})
