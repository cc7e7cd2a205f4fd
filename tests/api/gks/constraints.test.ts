import { afterAll, beforeAll, expect, it } from 'vitest'
import { regionVariantNames } from '#domain/vocabularies/features.ts'
import type { RegionVariantName } from '#domain/vocabularies/features.ts'
import { addCoordinates, addFeature, addVariant, addVariantType } from '#tests/support/factories.ts'
import { CategoricalVariant, extension } from '#tests/support/gks/categorical-variants.ts'
import { gksValidator } from '#tests/support/gks/gks-schemas.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { addHgvs, addRegion } from '#tests/support/variant-details.ts'

const PLACE = { chromosome: '17', start: 1001, stop: 2000 } as const
const SUBSTITUTION = { ...PLACE, stop: 1001, reference_bases: 'G', variant_bases: 'A' } as const

const COPY_CHANGES: Readonly<Record<RegionVariantName, string | null>> = {
  AMPLIFICATION: 'gain',
  ADDITION: 'gain',
  DUPLICATION: 'gain',
  TRIPLICATION: 'gain',
  TRISOMY: 'gain',
  TETRASOMY: 'gain',
  DELETION: 'loss',
  MONOSOMY: 'loss',
  HOMOZYGOUS_DELETION: 'complete genomic loss',
  NULLISOMY: 'complete genomic loss',
  CNLOH: null,
  DISOMY: null,
  RING: null,
  TRANSLOCATION: null,
}

describeOnEachEngine('Constraints of molecular profiles', (engine) => {
  const validate = gksValidator()
  let database: TestDatabase
  let curia: TestApp
  let types: Record<'gain' | 'loss' | 'missense' | 'regulatory', number>
  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url)
    types = await curia.storage.write(async (tx) => ({
      gain: await addVariantType(tx, 'gain_of_function_variant', {
        display_name: 'Gain of Function Variant',
        soid: 'SO:0002053',
      }),
      loss: await addVariantType(tx, 'loss_of_function_variant', {
        display_name: 'Loss of Function Variant',
        soid: 'SO:0002054',
      }),
      missense: await addVariantType(tx, 'missense_variant', { soid: 'SO:0001583' }),
      regulatory: await addVariantType(tx, 'regulatory_region_variant', { soid: 'SO:0001566' }),
    }))
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })

  async function objectOf(profile: number, detail = '') {
    const url = `/api/gks/molecular-profiles/${profile}${detail}`
    const object: unknown = (await curia.app.inject({ method: 'GET', url })).json()
    expect(validate('CategoricalVariant', object)).toEqual([])
    return CategoricalVariant.parse(object)
  }

  async function profileOf(
    name: string,
    {
      place,
      of = [],
      hgvs = [],
    }: { place?: object; of?: readonly (keyof typeof types)[]; hgvs?: readonly string[] } = {},
  ) {
    const profile = await curia.storage.write(async (tx) => {
      const variant = await addVariant(tx, await addFeature(tx), name, {
        types: of.map((type) => types[type]),
      })
      if (place) await addCoordinates(tx, variant.id, place)
      for (const each of hgvs) await addHgvs(tx, variant.id, each)
      return variant.profile
    })
    return objectOf(profile)
  }

  it.each(['R167Q (c.500G>A)', 'Splice Site (c.1641+2T>G)', 'c.790+1G>A', 'IVS2+1G>A'])(
    '%s is the change of bases that its record places',
    async (name) => {
      const profile = await profileOf(name, { place: SUBSTITUTION, hgvs: ['NC_000017.11:g.1100G>A'] })
      expect(validate('CanonicalAllele', profile)).toEqual([])
      expect(extension(profile, 'categoricalVariationType')).toBe('CanonicalAllele')
      expect(profile.members).toHaveLength(2)
      expect(profile.constraints).toMatchObject([
        {
          type: 'DefiningAlleleConstraint',
          allele: profile.members?.[0],
          relations: [
            { primaryCoding: { system: 'ga4gh-gks-term:allele-relation', code: 'liftover_to' } },
            { primaryCoding: { system: 'http://www.sequenceontology.org', code: 'transcribed_to' } },
          ],
        },
      ])
    },
  )

  it('C228T of a promoter counts bases, not residues', async () => {
    const profile = await profileOf('C228T', { place: SUBSTITUTION, of: ['regulatory'] })
    expect(extension(profile, 'categoricalVariationType')).toBe('CanonicalAllele')
    const residues = await profileOf('C228T', { place: SUBSTITUTION, of: ['missense'] })
    expect(extension(residues, 'categoricalVariationType')).toBe('Undefined')
  })

  it.each([
    ['Amplification', 'gain'],
    ['Copy Number Gain', 'gain'],
    ['Low-level gain', 'low-level gain'],
    ['Loss', 'loss'],
    ['Deletion', 'loss'],
    ['Homozygous Deletion', 'complete genomic loss'],
  ])('%s is a %s of the gene where its record places it', async (name, copyChange) => {
    const profile = await profileOf(name, { place: PLACE })
    expect(validate('CategoricalCnv', profile)).toEqual([])
    expect(extension(profile, 'categoricalVariationType')).toBe('CategoricalCnv')
    expect(profile.constraints).toMatchObject([
      {
        type: 'DefiningLocationConstraint',
        location: { start: 1000, end: 2000 },
        relations: [{ primaryCoding: { code: 'liftover_to' } }],
        matchCharacteristic: {
          primaryCoding: { system: 'ga4gh-gks-term:location-match', code: 'is_within' },
        },
      },
      { type: 'CopyChangeConstraint', copyChange },
    ])
    const elsewhere = await profileOf(name)
    expect(elsewhere.constraints).toBeUndefined()
    expect(extension(elsewhere, 'categoricalVariationType')).toBe('Undefined')
    expect(extension(elsewhere, 'notExpressed')).toEqual([{ part: 'copyChange', reason: 'no-coordinates' }])
  })

  it.each(['Copy Number Variation', 'LOH', 'Biallelic Inactivation'])('%s has no word', async (name) => {
    const profile = await profileOf(name, { place: PLACE })
    expect(profile.constraints).toBeUndefined()
    expect(extension(profile, 'notExpressed')).toEqual([{ part: 'copyChange', reason: 'no-term' }])
  })

  it('every alteration of a region is a copy change of its band, or has no word', async () => {
    expect(Object.keys(COPY_CHANGES).toSorted()).toEqual([...regionVariantNames.values].toSorted())
    const profiles = await curia.storage.write(async (tx) => {
      const region = await addRegion(tx, '5q31', { chromosome: '5', band: 'q31', start: 101, stop: 200 })
      const made = regionVariantNames.values.map(async (word) => {
        const { profile } = await addVariant(tx, region, regionVariantNames.label(word))
        return { word, profile }
      })
      return Promise.all(made)
    })
    for (const { word, profile } of profiles) {
      const object = await objectOf(profile)
      const copyChange = COPY_CHANGES[word]
      if (copyChange === null) {
        expect(object.constraints).toBeUndefined()
        expect(extension(object, 'notExpressed')).toEqual([{ part: 'copyChange', reason: 'no-term' }])
      } else {
        expect(validate('CategoricalCnv', object)).toEqual([])
        expect(object.constraints).toMatchObject([
          { location: { start: 100, end: 200 } },
          { type: 'CopyChangeConstraint', copyChange },
        ])
      }
    }
  })

  it.each([
    ['Activating Mutation', 'gain', 'SO:0002053'],
    ['Mutation', 'loss', 'SO:0002054'],
    ['Loss-of-function', 'loss', 'SO:0002054'],
  ] as const)('%s with the type %s is a class of functional effect', async (name, type, code) => {
    const profile = await profileOf(name, { of: [type, 'missense'] })
    expect(validate('FunctionVariant', profile)).toEqual([])
    expect(extension(profile, 'categoricalVariationType')).toBe('FunctionVariant')
    expect(profile.constraints).toMatchObject([
      { type: 'FeatureContextConstraint', featureContext: { conceptType: 'Gene' } },
      { type: 'FunctionConstraint', functionConsequence: { primaryCoding: { code } } },
    ])
  })

  it.each([
    ['Mutation', []],
    ['Mutation', ['gain', 'loss']],
    ['V600', ['gain']],
    ['Exon 19 Deletion', ['gain']],
    ['Truncating Mutation', ['loss']],
    ['Promoter Mutation', []],
    ['Overexpression', []],
    ['Promoter Hypermethylation', []],
    ['Rare Exon 18-21 Mutation', []],
  ] as const)('%s is a class in its gene', async (name, of) => {
    const profile = await profileOf(name, { of, place: PLACE })
    expect(profile.constraints).toMatchObject([{ type: 'FeatureContextConstraint' }])
    expect(profile.constraints).toHaveLength(1)
    expect(JSON.stringify(profile.constraints)).not.toContain('MappableConcept')
    expect(extension(profile, 'categoricalVariationType')).toBe('Undefined')
  })

  it.each(['S310F/Y', 'Wildtype', 'rs1045642', 'Alteration', 'V600E'])(
    'of %s nothing is certain',
    async (name) => {
      const profile = await profileOf(name, { of: ['gain'], place: SUBSTITUTION })
      expect(profile.constraints).toBeUndefined()
      expect(extension(profile, 'categoricalVariationType')).toBe('Undefined')
    },
  )

  it('a factor has none, and plain objects have none of this', async () => {
    const { factor, gene } = await curia.storage.write(async (tx) => ({
      factor: (await addVariant(tx, await addFeature(tx, 'MSI', { kind: 'FACTOR' }), 'High')).profile,
      gene: (await addVariant(tx, await addFeature(tx), 'Mutation')).profile,
    }))
    const object = await objectOf(factor)
    expect(object.constraints).toBeUndefined()
    expect(extension(object, 'categoricalVariationType')).toBe('Undefined')
    const plain = await objectOf(gene, '?detail=plain')
    expect(plain.constraints).toBeUndefined()
    expect(plain.extensions.map(({ name }) => name)).toEqual(['molecularProfileScore'])
  })
})
