import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addFeature, addVariant, addVariantType } from '#tests/support/factories.ts'
import { addFusion, exons, transcripts } from '#tests/support/curation/fusion-variant.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { accept, suggest } from '#tests/support/curation/revising.ts'
import type { Writing } from '#server/storage/database.ts'

const FACTOR = ['suggestFactorVariantRevision', 'variant'] as const
const FUSION = ['suggestFusionVariantRevision', 'variant'] as const
const REGION = ['suggestRegionVariantRevision', 'variant'] as const

describeOnEachEngine('revising variants of fusions, factors and regions', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let missense: number
  let fusion: Awaited<ReturnType<typeof addFusion>>

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      missense = await addVariantType(tx, 'missense_variant')
      fusion = await addFusion(tx)
    })
  })
  afterAll(() => knowledge.close())

  const write = <T>(make: (tx: Writing) => Promise<T>) => knowledge.storage.write(make)
  const read = () => knowledge.storage.read
  const ids = (results: { id: number }[]) => results.map(({ id }) => id)

  it('moves a fusion variant to other exons: names follow, what was known of the old ones is forgotten', async () => {
    const { variant, profile } = fusion
    const plain = { aliases: ['Variant 1'], variantTypeIds: [] as number[] }
    const results = await suggest(
      knowledge,
      FUSION,
      {
        id: variant,
        fields: {
          ...plain,
          coordinates: {
            ...exons,
            fivePrimeExonEnd: 6,
            threePrimeOffset: 12,
            threePrimeOffsetDirection: 'NEGATIVE',
          },
        },
      },
      people.cora,
    )
    expect(results.map(({ fieldName }) => fieldName).sort()).toEqual([
      'exon',
      'exon_offset',
      'exon_offset_direction',
      'variant_alias_ids',
    ])
    await accept(knowledge, { revisionSetId: results[0]?.revisionSetId }, people.edith)
    const row = await read().selectFrom('variants').selectAll().where('id', '=', variant).executeTakeFirst()
    expect(row).toMatchObject({
      name: 'e6::e20-12',
      name_folded: 'e6::e20-12',
      vicc_name: `${transcripts.EML4}(EML4):e.6::${transcripts.ALK}(ALK):e.20-12`,
    })
    const rows = await read()
      .selectFrom('exon_coordinates')
      .select(['coordinate_type', 'curation_state', 'exon', 'exon_offset', 'start', 'ensembl_id', 'strand'])
      .where('variant_id', '=', variant)
      .orderBy('coordinate_type')
      .execute()
    expect(rows).toEqual([
      {
        coordinate_type: 'FIVE_PRIME_END_EXON_COORDINATE',
        curation_state: 'EXONS_PROVIDED',
        exon: 6,
        exon_offset: null,
        start: null,
        ensembl_id: null,
        strand: null,
      },
      {
        coordinate_type: 'FIVE_PRIME_START_EXON_COORDINATE',
        curation_state: 'FULLY_CURATED',
        exon: 1,
        exon_offset: null,
        start: 42396490,
        ensembl_id: 'ENSE00001239412',
        strand: 'POSITIVE',
      },
      {
        coordinate_type: 'THREE_PRIME_START_EXON_COORDINATE',
        curation_state: 'FULLY_CURATED',
        exon: 20,
        exon_offset: 12,
        start: 29446208,
        ensembl_id: 'ENSE00003493373',
        strand: 'NEGATIVE',
      },
    ])
    const sides = await read()
      .selectFrom('variant_coordinates')
      .select(['curation_state', 'chromosome', 'start', 'stop'])
      .where('variant_id', '=', variant)
      .execute()
    expect(sides).toEqual(
      Array.from({ length: 2 }, () => ({
        curation_state: 'STUB',
        chromosome: null,
        start: null,
        stop: null,
      })),
    )
    const moved = { ...exons, fivePrimeExonEnd: 6, fivePrimeTranscript: transcripts.other }
    const [transcript] = await suggest(
      knowledge,
      FUSION,
      {
        id: variant,
        fields: {
          ...plain,
          coordinates: { ...moved, threePrimeOffset: 12, threePrimeOffsetDirection: 'NEGATIVE' },
        },
      },
      people.cora,
    )
    expect(transcript?.fieldName).toBe('representative_transcript')
    await accept(knowledge, { ids: [transcript?.id] }, people.edith)
    const otherEnd = await read()
      .selectFrom('exon_coordinates')
      .select(['curation_state', 'exon', 'start', 'representative_transcript'])
      .where('variant_id', '=', variant)
      .where('coordinate_type', '=', 'FIVE_PRIME_START_EXON_COORDINATE')
      .executeTakeFirst()
    expect(otherEnd).toEqual({
      curation_state: 'STUB',
      exon: null,
      start: null,
      representative_transcript: transcripts.other,
    })
    const answer = await knowledge.ask(
      'query ($id: Int!) { molecularProfile(id: $id) { name molecularProfileAliases } }',
      {
        id: profile,
      },
    )
    expect(answer).toEqual({
      molecularProfile: { name: 'EML4::ALK e6::e20-12', molecularProfileAliases: ['VARIANT 1'] },
    })
  })

  it('changes variants of factors and regions', async () => {
    const { factor, feature, region } = await write(async (tx) => {
      const feature = await addFeature(tx, 'Ploidy', { kind: 'FACTOR' })
      const regionFeature = await addFeature(tx, '17p', { kind: 'REGION' })
      return {
        feature,
        factor: (await addVariant(tx, feature, 'Aneuploid')).id,
        region: (await addVariant(tx, regionFeature, 'Loss')).id,
      }
    })
    const ofFactor = await suggest(
      knowledge,
      FACTOR,
      {
        id: factor,
        fields: {
          featureId: feature,
          name: 'Aneuploidy',
          ncitId: { value: 'C2873' },
          aliases: ['Not euploid'],
          variantTypeIds: [missense],
        },
      },
      people.cora,
    )
    const ofRegion = await suggest(
      knowledge,
      REGION,
      { id: region, fields: { aliases: ['Del'], variantTypeIds: [missense] } },
      people.cora,
    )
    expect(ofFactor).toHaveLength(4)
    expect(ofRegion).toHaveLength(2)
    for (const results of [ofFactor, ofRegion]) await accept(knowledge, { ids: ids(results) }, people.edith)
    const names = 'name variantAliases variantTypes { id }'
    expect(
      await knowledge.ask(
        `query ($factor: Int!, $region: Int!) {
          factor: variant(id: $factor) { ${names} ... on FactorVariant { ncitId } }
          region: variant(id: $region) { ${names} }
        }`,
        { factor, region },
      ),
    ).toEqual({
      factor: {
        name: 'Aneuploidy',
        ncitId: 'C2873',
        variantAliases: ['Not euploid'],
        variantTypes: [{ id: missense }],
      },
      region: { name: 'Loss', variantAliases: ['Del'], variantTypes: [{ id: missense }] },
    })
  })
})
