import { afterAll, beforeAll, expect, it } from 'vitest'
import { curationState, latestActivity } from '#tests/support/curation/curation-state.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addFeature, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const PAYLOAD = `new molecularProfile { id name rawName isComplex variants { id } variantCreationActivity { id } }`
const VARIANT = `mutation ($input: CreateVariantInput!) {
  createVariant(input: $input) { ${PAYLOAD} variant { id name feature { id } creationActivity { user { username } } } }
}`
const FUSION = `mutation ($input: CreateFusionVariantInput!) {
  createFusionVariant(input: $input) { ${PAYLOAD} variant { id name ... on FusionVariant {
    viccCompliantName
    fivePrimeEndExonCoordinates { exon exonOffset exonOffsetDirection representativeTranscript ensemblVersion }
    fivePrimeStartExonCoordinates { exon } threePrimeStartExonCoordinates { exon referenceBuild }
    fivePrimeCoordinates { representativeTranscript start }
  } } }
}`
const REGION = `mutation ($input: CreateRegionVariantInput!) {
  createRegionVariant(input: $input) { ${PAYLOAD} variant { id name variantAliases ... on RegionVariant { iscnName } } }
}`
const SEARCH = `query ($query: String!) { search(query: $query) { id resultType } }`

interface Created {
  new: boolean
  variant: { id: number; name: string }
  molecularProfile: { id: number }
}

describeOnEachEngine('creating variants', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let features: Record<
    'gene' | 'other' | 'factor' | 'old' | 'fusion' | 'loose' | 'band' | 'whole' | 'two',
    number
  >

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      const gene = await addFeature(tx, 'BRAF')
      const other = await addFeature(tx, 'ALK')
      const fusion = async (name: string, five: number | null) => {
        const id = await addFeature(tx, name, { kind: 'FUSION' })
        await tx
          .insertInto('fusions')
          .values({
            feature_id: id,
            five_prime_gene_id: five,
            three_prime_gene_id: other,
            five_prime_partner_status: five === null ? 'MULTIPLE' : 'KNOWN',
            three_prime_partner_status: 'KNOWN',
          })
          .execute()
        return id
      }
      const region = async (...parts: (readonly [string, string, string | null])[]) => {
        const id = await addFeature(tx, parts.map(([name]) => name).join(' '), { kind: 'REGION' })
        for (const [position, [name, chromosome, band]] of parts.entries()) {
          const known = await tx
            .selectFrom('cytogenetic_regions')
            .select('id')
            .where('name', '=', name)
            .executeTakeFirst()
          const part =
            known ??
            (await tx
              .insertInto('cytogenetic_regions')
              .values({ name, chromosome, band })
              .returning('id')
              .executeTakeFirstOrThrow())
          await tx
            .insertInto('region_cytogenetic_regions')
            .values({ feature_id: id, position, cytogenetic_region_id: part.id })
            .execute()
        }
        return id
      }
      const band = ['5q31', '5', 'q31'] as const
      const whole = ['X', 'X', null] as const
      features = {
        gene,
        other,
        factor: await addFeature(tx, 'Methylation', { kind: 'FACTOR' }),
        old: await addFeature(tx, 'OLD', { deprecated: true }),
        fusion: await fusion('BRAF::ALK', gene),
        loose: await fusion('v::ALK', null),
        band: await region(band),
        whole: await region(whole),
        two: await region(band, whole),
      }
    })
  })
  afterAll(() => knowledge.close())

  const create = async (source: string, input: object, viewer = people.cora): Promise<Created> => {
    const answer = await knowledge.ask<Record<string, Created>>(source, { input }, viewer)
    const [created] = Object.values(answer)
    if (!created) throw new Error('no answer')
    return created
  }
  const refusal = (source: string, input: object, viewer: Curators['cora'] | null = people.cora) =>
    knowledge.errorsOf(source, { input }, viewer)

  it('gives the variant that is the same change in another notation', async () => {
    const made = await create(VARIANT, { name: 'G464R', featureId: features.gene })
    const stop = await create(VARIANT, { name: 'R603*', featureId: features.gene })
    for (const name of ['p.G464R', 'Gly464Arg', 'p.(Gly464Arg)', ' P.GLY464ARG ']) {
      const again = await create(VARIANT, { name, featureId: features.gene })
      expect(again, name).toMatchObject({ new: false, variant: { id: made.variant.id, name: 'G464R' } })
    }
    for (const name of ['R603X', 'p.Arg603Ter'])
      expect(await create(VARIANT, { name, featureId: features.gene })).toMatchObject({
        new: false,
        variant: { id: stop.variant.id },
      })
    // Another change, another gene and other words for a class are others.
    for (const [name, featureId] of [
      ['p.G464V', features.gene],
      ['p.G464R', features.other],
      ['Amplification', features.gene],
      ['amp', features.gene],
    ] as const)
      expect(await create(VARIANT, { name, featureId }), name).toMatchObject({ new: true })
  })

  it('asks which variant is meant where several have the change as an alias', async () => {
    const ids = await Promise.all(
      ['First', 'Second'].map(
        async (name) => (await create(VARIANT, { name, featureId: features.gene })).variant.id,
      ),
    )
    await knowledge.storage.write(async (tx) => {
      const { id } = await tx
        .insertInto('variant_aliases')
        .values({ name: 'G469A', name_folded: 'g469a' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('variant_variant_aliases')
        .values(ids.map((variant_id) => ({ variant_id, variant_alias_id: id })))
        .execute()
    })
    expect(await refusal(VARIANT, { name: 'p.Gly469Ala', featureId: features.gene })).toEqual([
      `BRAF has several variants that may be p.Gly469Ala: First (VID${ids[0]}), Second (VID${ids[1]}); use one of them`,
    ])
  })

  it('makes a variant with its profile, findable at once, and gives it again', async () => {
    const created = await create(VARIANT, { name: ' K601E ', featureId: features.gene })
    const { variant, molecularProfile } = created
    expect(created).toEqual({
      new: true,
      variant: {
        id: expect.any(Number),
        name: 'K601E',
        feature: { id: features.gene },
        creationActivity: { user: { username: 'cora' } },
      },
      molecularProfile: {
        id: expect.any(Number),
        name: 'BRAF K601E',
        rawName: `#VID${variant.id}`,
        isComplex: false,
        variants: [{ id: variant.id }],
        variantCreationActivity: { id: expect.any(Number) },
      },
    })
    const { variant: shown } = await knowledge.ask<{ variant: object }>(
      `query ($id: Int!) { variant(id: $id) { ... on GeneVariant {
        coordinates { id coordinateType referenceBuild chromosome start stop representativeTranscript }
        primaryCoordinates { name } } } }`,
      { id: variant.id },
    )
    expect(shown).toEqual({
      coordinates: {
        id: expect.any(Number),
        coordinateType: 'GENE_VARIANT_COORDINATE',
        referenceBuild: null,
        chromosome: null,
        start: null,
        stop: null,
        representativeTranscript: null,
      },
      primaryCoordinates: { name: 'K601E Coordinates' },
    })
    expect(await latestActivity(knowledge.storage)).toEqual({
      kind: 'CREATE_VARIANT',
      verbiage: 'created variant',
      note: null,
      user: people.cora.id,
      events: [`VARIANT_CREATED VARIANT ${variant.id} from VARIANT`],
    })
    const { search } = await knowledge.ask<{ search: { id: number; resultType: string }[] }>(SEARCH, {
      query: 'k601e',
    })
    expect(search).toEqual(
      expect.arrayContaining([
        { id: variant.id, resultType: 'VARIANT' },
        { id: molecularProfile.id, resultType: 'MOLECULAR_PROFILE' },
      ]),
    )
    const before = await curationState(knowledge.storage)
    expect(await create(VARIANT, { name: 'k601e', featureId: features.gene }, people.carl)).toMatchObject({
      new: false,
      variant: { id: variant.id },
      molecularProfile: { id: molecularProfile.id },
    })
    expect(await curationState(knowledge.storage)).toEqual(before)
    expect(await create(VARIANT, { name: 'K601E', featureId: features.other })).toMatchObject({ new: true })
  })

  it('gives the variant with the name as an alias, but none that is out of use', async () => {
    const [aliased, old] = await knowledge.storage.write(async (tx) => [
      await addVariant(tx, features.gene, 'V600E', { aliases: ['Val600Glu'] }),
      await addVariant(tx, features.gene, 'D594G', { deprecated: true }),
    ])
    expect(await create(VARIANT, { name: 'VAL600GLU', featureId: features.gene })).toMatchObject({
      new: false,
      variant: { id: aliased.id },
      molecularProfile: { id: aliased.profile },
    })
    const anew = await create(VARIANT, { name: 'D594G', featureId: features.gene })
    expect(anew.new).toBe(true)
    expect(anew.variant.id).not.toBe(old.id)
  })

  it('makes variants of factors, with any name', async () => {
    expect(await create(VARIANT, { name: 'Fusion of arms', featureId: features.factor })).toMatchObject({
      new: true,
      molecularProfile: { name: 'Methylation Fusion of arms' },
    })
  })

  const exons = {
    ensemblVersion: 75,
    referenceBuild: 'GRCH37',
    fivePrimeTranscript: 'ENST00000288602.6',
    fivePrimeExonEnd: 8,
    fivePrimeOffset: 5,
    fivePrimeOffsetDirection: 'POSITIVE',
    threePrimeTranscript: 'ENST00000389048.3',
    threePrimeExonStart: 20,
  }
  const loose = {
    ensemblVersion: 75,
    referenceBuild: 'GRCH37',
    threePrimeTranscript: 'ENST00000389048.3',
    threePrimeExonStart: 20,
  }

  it('makes a fusion variant named by its exons, and gives it again', async () => {
    const created = await create(FUSION, { coordinates: exons, featureId: features.fusion })
    expect(created).toMatchObject({
      new: true,
      variant: {
        name: 'e8+5::e20',
        viccCompliantName: 'ENST00000288602.6(BRAF):e.8+5::ENST00000389048.3(ALK):e.20',
        fivePrimeEndExonCoordinates: {
          exon: 8,
          exonOffset: 5,
          exonOffsetDirection: 'POSITIVE',
          representativeTranscript: 'ENST00000288602.6',
          ensemblVersion: 75,
        },
        fivePrimeStartExonCoordinates: { exon: null },
        threePrimeStartExonCoordinates: { exon: 20, referenceBuild: 'GRCH37' },
        fivePrimeCoordinates: { representativeTranscript: 'ENST00000288602.6', start: null },
      },
      molecularProfile: { name: 'BRAF::ALK e8+5::e20' },
    })
    const states = await knowledge.storage.read
      .selectFrom('exon_coordinates')
      .select(['coordinate_type', 'curation_state'])
      .where('variant_id', '=', created.variant.id)
      .orderBy('coordinate_type')
      .execute()
    expect(states).toEqual([
      { coordinate_type: 'FIVE_PRIME_END_EXON_COORDINATE', curation_state: 'EXONS_PROVIDED' },
      { coordinate_type: 'FIVE_PRIME_START_EXON_COORDINATE', curation_state: 'STUB' },
      { coordinate_type: 'THREE_PRIME_END_EXON_COORDINATE', curation_state: 'STUB' },
      { coordinate_type: 'THREE_PRIME_START_EXON_COORDINATE', curation_state: 'EXONS_PROVIDED' },
    ])
    expect(await create(FUSION, { coordinates: exons, featureId: features.fusion })).toMatchObject({
      new: false,
      variant: { id: created.variant.id },
    })
    expect(await create(FUSION, { coordinates: loose, featureId: features.loose })).toMatchObject({
      new: true,
      variant: {
        name: 'v::e20',
        viccCompliantName: 'v::ENST00000389048.3(ALK):e.20',
        fivePrimeEndExonCoordinates: null,
      },
    })
  })

  it.each<[string, object, 'fusion' | 'loose', string]>([
    ['no exon on a known side', loose, 'fusion', "5' side of BRAF::ALK needs its transcript and exon"],
    ['an exon without a gene', exons, 'loose', "5' side of v::ALK has no known gene"],
    [
      'a malformed transcript',
      { ...loose, threePrimeTranscript: 'NM_004304.5' },
      'loose',
      'must be ENST, 11 digits',
    ],
    ['no reference build', { ...loose, referenceBuild: null }, 'loose', 'need a reference build'],
    ['exon 0', { ...loose, threePrimeExonStart: 0 }, 'loose', 'must be 1 or more'],
    ['an offset without direction', { ...loose, threePrimeOffset: 3 }, 'loose', 'needs its direction'],
    [
      'a negative offset',
      { ...loose, threePrimeOffset: -3, threePrimeOffsetDirection: 'NEGATIVE' },
      'loose',
      'must be 0 or more',
    ],
    [
      'the exons of another transcript',
      { ...exons, threePrimeTranscript: 'ENST00000389048.4' },
      'fusion',
      'already has a variant named e8+5::e20',
    ],
  ])('refuses a fusion variant with %s', async (_what, coordinates, feature, phrase) => {
    const before = await curationState(knowledge.storage)
    expect(await refusal(FUSION, { coordinates, featureId: features[feature] })).toEqual([
      expect.stringContaining(phrase),
    ])
    expect(await curationState(knowledge.storage)).toEqual(before)
  })

  it('makes region variants with their ISCN name and usual alias', async () => {
    const created = await create(REGION, { name: 'DELETION', featureId: features.band })
    expect(created).toMatchObject({
      new: true,
      variant: { name: 'Deletion', iscnName: 'del(5q31)', variantAliases: ['Loss'] },
      molecularProfile: { name: '5q31 Deletion' },
    })
    expect(await create(REGION, { name: 'DELETION', featureId: features.band })).toMatchObject({
      new: false,
      variant: { id: created.variant.id },
    })
    expect(await create(REGION, { name: 'CNLOH', featureId: features.whole })).toMatchObject({
      variant: { name: 'cnLOH', iscnName: '(X)x2 hmz' },
    })
    expect(await create(REGION, { name: 'HOMOZYGOUS_DELETION', featureId: features.band })).toMatchObject({
      variant: { iscnName: 'del(5q31),del(5q31)', variantAliases: ['Homozygous Loss'] },
    })
  })

  it.each<[string, string, 'band' | 'whole' | 'two', string]>([
    ['a name that is not offered', 'DELETION', 'whole', 'is not possible for X; allowed are'],
    ['a translocation', 'TRANSLOCATION', 'band', 'Translocation is not possible for 5q31'],
    ['several cytogenetic regions', 'DELETION', 'two', 'made of 2 cytogenetic regions'],
  ])('refuses a region variant for %s', async (_what, name, feature, phrase) => {
    expect(await refusal(REGION, { name, featureId: features[feature] })).toEqual([
      expect.stringContaining(phrase),
    ])
  })

  it('refuses features that do not exist, are of another kind or out of use', async () => {
    const given = { name: 'Any', featureId: 7 }
    const fusion = { coordinates: exons, featureId: features.gene }
    expect(await refusal(VARIANT, given)).toEqual(["Feature id 7 doesn't exist"])
    expect(await refusal(VARIANT, { ...given, featureId: features.fusion })).toEqual([
      expect.stringContaining('is a Fusion, not a Gene or Factor; use createFusionVariant'),
    ])
    expect(await refusal(VARIANT, { ...given, featureId: features.old })).toEqual([
      expect.stringContaining('is deprecated'),
    ])
    expect(await refusal(FUSION, fusion)).toEqual([expect.stringContaining('is a Gene, not a Fusion')])
    expect(await refusal(REGION, { name: 'DELETION', featureId: features.gene })).toEqual([
      expect.stringContaining('is a Gene, not a Region'),
    ])
  })

  it.each([
    ['a blank name', '  ', "name can't be blank"],
    ['fusion syntax', 'EML4::ALK', 'fusion syntax'],
    ['the word fusion', 'ALK Fusion', 'fusion syntax'],
    ['a name that is too long', 'x'.repeat(256), 'is too long (maximum is 255'],
  ])('refuses %s for a gene variant', async (_what, name, phrase) => {
    expect(await refusal(VARIANT, { name, featureId: features.gene })).toEqual([
      expect.stringContaining(phrase),
    ])
  })

  it('needs somebody who is signed in', async () => {
    for (const [source, input] of [
      [VARIANT, { name: 'Any', featureId: 7 }],
      [FUSION, { coordinates: exons, featureId: 7 }],
      [REGION, { name: 'DELETION', featureId: 7 }],
    ] as const)
      expect(await refusal(source, input, null)).toEqual([expect.stringContaining('must log in')])
  })

  it('makes one when several people ask at once', async () => {
    const input = { name: 'L597R', featureId: features.gene }
    const made = await Promise.all(
      [people.cora, people.carl, people.edith].map((viewer) => create(VARIANT, input, viewer)),
    )
    expect(made.filter((each) => each.new)).toHaveLength(1)
    expect(new Set(made.map(({ variant }) => variant.id)).size).toBe(1)
  })
})
