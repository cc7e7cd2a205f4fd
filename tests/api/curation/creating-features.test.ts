import { afterAll, beforeAll, expect, it } from 'vitest'
import { curationState, latestActivity } from '#tests/support/curation/curation-state.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addFeature } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const FACTOR = `mutation ($input: CreateFeatureInput!) {
  createFeature(input: $input) { new feature { id name featureType creationActivity { user { username } } } }
}`
const FUSION = `mutation ($input: CreateFusionFeatureInput!) {
  createFusionFeature(input: $input) { new feature {
    id name featureType
    variants { nodes {
      id name singleVariantMolecularProfile { id name rawName molecularProfileScore }
      ... on FusionVariant {
        viccCompliantName fivePrimeCoordinates { start } threePrimeCoordinates { start }
        fivePrimeEndExonCoordinates { exon } threePrimeStartExonCoordinates { exon }
      }
    } }
  } }
}`
const REGION = `mutation ($input: CreateRegionFeatureInput!) {
  createRegionFeature(input: $input) { new feature { id name featureType } }
}`
const SEARCH = `query ($query: String!) { search(query: $query) { id resultType } }`

type Created = { new: boolean; feature: { id: number; name: string; variants?: { nodes: unknown[] } } }

describeOnEachEngine('creating features', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let genes: { eml4: number; alk: number; factor: number }
  let bands: number[]

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      genes = {
        eml4: await addFeature(tx, 'EML4'),
        alk: await addFeature(tx, 'ALK'),
        factor: await addFeature(tx, 'Methylation', { kind: 'FACTOR', aliases: ['CpG state'] }),
      }
      await tx.insertInto('factors').values({ feature_id: genes.factor }).execute()
      bands = []
      for (const [name, chromosome, band] of [
        ['5q31', '5', 'q31'],
        ['8', '8', null],
      ] as const) {
        const { id } = await tx
          .insertInto('cytogenetic_regions')
          .values({ name, chromosome, band })
          .returning('id')
          .executeTakeFirstOrThrow()
        bands.push(id)
      }
    })
  })
  afterAll(() => knowledge.close())

  const create = async (source: string, input: object): Promise<Created> => {
    const answer = await knowledge.ask<Record<string, Created>>(source, { input }, people.cora)
    const [created] = Object.values(answer)
    if (!created) throw new Error('no answer')
    return created
  }
  const refusal = (source: string, input: object, viewer: Curators['cora'] | null = people.cora) =>
    knowledge.errorsOf(source, { input }, viewer)

  const factor = (name: string) => ({ name, featureType: 'FACTOR' })

  it('makes a factor that is found at once, and gives it again', async () => {
    const { new: isNew, feature } = await create(FACTOR, factor('  Tumor mutational   burden '))
    expect(isNew).toBe(true)
    expect(feature).toEqual({
      id: expect.any(Number),
      name: 'Tumor mutational burden',
      featureType: 'FACTOR',
      creationActivity: { user: { username: 'cora' } },
    })
    expect(await latestActivity(knowledge.storage)).toEqual({
      kind: 'CREATE_FEATURE',
      verbiage: 'created feature',
      note: null,
      user: people.cora.id,
      events: [`FEATURE_CREATED FEATURE ${feature.id} from FEATURE`],
    })
    expect(await knowledge.ask(SEARCH, { query: 'mutational' })).toEqual({
      search: [{ id: feature.id, resultType: 'FEATURE' }],
    })
    const before = await curationState(knowledge.storage)
    expect(await create(FACTOR, factor('tumor MUTATIONAL burden'))).toMatchObject({
      new: false,
      feature: { id: feature.id },
    })
    expect(await create(FACTOR, factor('cpg STATE'))).toMatchObject({
      new: false,
      feature: { id: genes.factor },
    })
    expect(await curationState(knowledge.storage)).toEqual(before)
    expect(before['subscriptions']).toBe(0)
  })

  it('makes a factor anew when the one of that name is out of use', async () => {
    const first = await create(FACTOR, factor('Old factor'))
    await knowledge.storage.write((tx) =>
      tx
        .updateTable('features')
        .set({ deprecated: true, deprecation_reason: 'INVALID' })
        .where('id', '=', first.feature.id)
        .execute(),
    )
    expect(await create(FACTOR, factor('Old factor'))).toMatchObject({ new: true })
  })

  it.each<[string, object, string]>([
    ['a blank name', factor('  '), "name can't be blank"],
    [
      'a name that is too long',
      factor('x'.repeat(256)),
      'name has 256 characters and is too long (maximum is 255 characters)',
    ],
    [
      'a name that grows when folded',
      factor('\uFDFA'.repeat(100)),
      'name takes 3300 bytes and is too long (maximum is 1200 bytes)',
    ],
    ['an organization that does not exist', { ...factor('Any'), organizationId: 5 }, "doesn't exist"],
    ['another kind', { name: 'Any', featureType: 'GENE' }, 'does not exist in "CreateableFeatureTypes"'],
  ])('refuses %s', async (_what, input, phrase) => {
    expect(await refusal(FACTOR, input)).toEqual([expect.stringContaining(phrase)])
  })

  const known = (geneId: number) => ({ partnerStatus: 'KNOWN', geneId })
  const unknown = { partnerStatus: 'UNKNOWN' }
  const multiple = { partnerStatus: 'MULTIPLE' }

  it('makes a fusion with the variant that stands for it', async () => {
    const partners = { fivePrimeGene: known(genes.eml4), threePrimeGene: known(genes.alk) }
    const { new: isNew, feature } = await create(FUSION, partners)
    expect(isNew).toBe(true)
    expect(feature).toEqual({
      id: expect.any(Number),
      name: 'EML4::ALK',
      featureType: 'FUSION',
      variants: {
        nodes: [
          {
            id: expect.any(Number),
            name: 'Fusion',
            viccCompliantName: `EML4(entrez:${genes.eml4})::ALK(entrez:${genes.alk})`,
            singleVariantMolecularProfile: {
              id: expect.any(Number),
              name: 'EML4::ALK Fusion',
              rawName: expect.stringMatching(/^#VID\d+$/),
              molecularProfileScore: 0,
            },
            fivePrimeCoordinates: { start: null },
            threePrimeCoordinates: { start: null },
            fivePrimeEndExonCoordinates: { exon: null },
            threePrimeStartExonCoordinates: { exon: null },
          },
        ],
      },
    })
    const { events } = await latestActivity(knowledge.storage)
    expect(events).toEqual([
      `FEATURE_CREATED FEATURE ${feature.id} from FEATURE`,
      expect.stringMatching(/^VARIANT_CREATED VARIANT \d+ from VARIANT$/),
    ])
    expect(await create(FUSION, partners)).toMatchObject({ new: false, feature: { id: feature.id } })
    const { fivePrimeGene: threePrimeGene, threePrimeGene: fivePrimeGene } = partners
    expect(await create(FUSION, { fivePrimeGene, threePrimeGene })).toMatchObject({
      new: true,
      feature: { name: 'ALK::EML4' },
    })
  })

  it.each([
    ['several partners', multiple, 'v::ALK', `v::ALK(entrez:`],
    ['an unknown partner', unknown, '?::ALK', `?::ALK(entrez:`],
  ])('makes a fusion with %s', async (_what, fivePrimeGene, name, vicc) => {
    const input = { fivePrimeGene, threePrimeGene: known(genes.alk) }
    const { feature } = await create(FUSION, input)
    expect(feature).toMatchObject({
      name,
      variants: {
        nodes: [
          {
            viccCompliantName: expect.stringContaining(vicc),
            fivePrimeCoordinates: null,
            fivePrimeEndExonCoordinates: null,
            threePrimeCoordinates: { start: null },
          },
        ],
      },
    })
    expect(await create(FUSION, input)).toMatchObject({ new: false, feature: { id: feature.id } })
  })

  it.each<[string, () => object, string]>([
    ['no gene', () => ({ fivePrimeGene: unknown, threePrimeGene: multiple }), 'One or both fusion partners'],
    [
      'twice the same gene',
      () => ({ fivePrimeGene: known(genes.alk), threePrimeGene: known(genes.alk) }),
      'cannot be identical',
    ],
    [
      'a gene of an unknown partner',
      () => ({ fivePrimeGene: { ...unknown, geneId: genes.alk }, threePrimeGene: known(genes.eml4) }),
      "status needs to be 'known'",
    ],
    [
      'a known partner without gene',
      () => ({ fivePrimeGene: { partnerStatus: 'KNOWN' }, threePrimeGene: known(genes.alk) }),
      "status can't be 'known'",
    ],
    [
      'a gene that does not exist',
      () => ({ fivePrimeGene: unknown, threePrimeGene: known(7) }),
      "Gene id 7 doesn't exist",
    ],
    [
      'a factor for a gene',
      () => ({ fivePrimeGene: unknown, threePrimeGene: known(genes.factor) }),
      "doesn't exist: feature Methylation is a Factor",
    ],
  ])('refuses a fusion with %s', async (_what, input, phrase) => {
    const before = await curationState(knowledge.storage)
    expect(await refusal(FUSION, input())).toEqual([expect.stringContaining(phrase)])
    expect(await curationState(knowledge.storage)).toEqual(before)
  })

  it('makes a region of cytogenetic regions in their order', async () => {
    const { new: isNew, feature } = await create(REGION, { cytogeneticRegionIds: bands })
    expect({ isNew, feature }).toEqual({
      isNew: true,
      feature: { id: expect.any(Number), name: '5q31 8', featureType: 'REGION' },
    })
    expect(await create(REGION, { cytogeneticRegionIds: bands })).toMatchObject({
      new: false,
      feature: { id: feature.id },
    })
    const reversed = await create(REGION, { cytogeneticRegionIds: bands.toReversed() })
    expect(reversed).toMatchObject({ new: true, feature: { name: '8 5q31' } })
    const one = await create(REGION, { cytogeneticRegionIds: bands.slice(0, 1) })
    expect(one).toMatchObject({ new: true, feature: { name: '5q31' } })
  })

  it.each<[string, () => number[], string]>([
    ['none', () => [], 'at least one cytogenetic region'],
    ['one twice', () => [bands[0] ?? 0, bands[0] ?? 0], 'must be distinct'],
    ['one that does not exist', () => [bands[0] ?? 0, 7], "Cytogenetic region ids: 7 doesn't exist"],
    ['too many', () => Array.from({ length: 21 }, (_, id) => id), 'at most 20 are allowed'],
  ])('refuses a region of %s', async (_what, ids, phrase) => {
    expect(await refusal(REGION, { cytogeneticRegionIds: ids() })).toEqual([expect.stringContaining(phrase)])
  })

  it('needs somebody who is signed in, after the arguments', async () => {
    for (const [source, right, wrong] of [
      [FACTOR, factor('Any'), factor('')],
      [
        FUSION,
        { fivePrimeGene: unknown, threePrimeGene: known(7) },
        { fivePrimeGene: unknown, threePrimeGene: unknown },
      ],
      [REGION, { cytogeneticRegionIds: [7] }, { cytogeneticRegionIds: [] }],
    ] as const) {
      expect(await refusal(source, right, null)).toEqual([expect.stringContaining('must log in')])
      expect(await refusal(source, wrong, null)).not.toEqual([expect.stringContaining('must log in')])
    }
  })

  it('makes one when two people ask at once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => create(FACTOR, factor('At once'))))
    expect(made.filter((each) => each.new)).toHaveLength(1)
    expect(new Set(made.map(({ feature }) => feature.id)).size).toBe(1)
  })
})
