import { afterAll, beforeAll, expect, it } from 'vitest'
import { addFeature, addVariant } from '#tests/support/factories.ts'
import { CategoricalVariant, draftOf, extension } from '#tests/support/gks/categorical-variants.ts'
import { gksValidator } from '#tests/support/gks/gks-schemas.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { addExon, addFusion } from '#tests/support/variant-details.ts'

describeOnEachEngine('Fusions in GA4GH GKS', (engine) => {
  const [validate, validateDraft] = [gksValidator(), gksValidator('draft')]
  let database: TestDatabase
  let curia: TestApp
  let genes: { EML4: number; ALK: number }
  let fusion: number
  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url)
    await curia.storage.write(async (tx) => {
      genes = { EML4: await addFeature(tx, 'EML4'), ALK: await addFeature(tx, 'ALK') }
      fusion = await addFusion(tx, 'EML4::ALK', genes.EML4, genes.ALK)
    })
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })

  async function objectOf(profile: number) {
    const url = `/api/gks/molecular-profiles/${profile}`
    const object: unknown = (await curia.app.inject({ method: 'GET', url })).json()
    expect(validate('CategoricalVariant', object)).toEqual([])
    return CategoricalVariant.parse(object)
  }

  const gene = (name: 'EML4' | 'ALK') => ({
    type: 'MappableConcept',
    conceptType: 'Gene',
    name,
    primaryCoding: {
      id: `ncbi:${genes[name]}`,
      system: 'https://www.ncbi.nlm.nih.gov/gene',
      code: String(genes[name]),
    },
  })

  it('name their partners, 5′ first, in a draft beside the released form', async () => {
    const { profile } = await curia.storage.write((tx) => addVariant(tx, fusion, 'Fusion'))
    const object = await objectOf(profile)
    expect(extension(object, 'categoricalVariationType')).toBe('GeneFusion')
    expect(object).not.toHaveProperty('constraints')
    expect(object).not.toHaveProperty('members')
    const draft = draftOf(object, 'adjacencyConstraint')
    expect(validateDraft('AdjacencyConstraint', draft)).toEqual([])
    expect(draft).toMatchObject({ orderKnown: true, adjoinedElements: [gene('EML4'), gene('ALK')] })
  })

  it.each([
    ['UNKNOWN', '?'],
    ['MULTIPLE', 'v'],
  ] as const)('have an unspecified element for a partner that is %s', async (status, name) => {
    const { profile } = await curia.storage.write(async (tx) =>
      addVariant(tx, await addFusion(tx, `${name}::ALK`, status, genes.ALK), 'Fusion'),
    )
    const draft = draftOf(await objectOf(profile), 'adjacencyConstraint')
    expect(validateDraft('AdjacencyConstraint', draft)).toEqual([])
    expect(draft).toMatchObject({
      adjoinedElements: [{ type: 'UnspecifiedElement', name }, gene('ALK')],
    })
  })

  type Exon = NonNullable<Parameters<typeof addExon>[3]>
  const FIVE: Exon = { chromosome: '2', start: 101, stop: 200 }
  const THREE: Exon = { chromosome: '2', start: 301, stop: 400 }

  async function withExons(five: Exon, three: Exon) {
    const profile = await curia.storage.write(async (tx) => {
      const variant = await addVariant(tx, fusion)
      await addExon(tx, variant.id, 'FIVE_PRIME_END_EXON_COORDINATE', { ...FIVE, ...five })
      await addExon(tx, variant.id, 'THREE_PRIME_START_EXON_COORDINATE', { ...THREE, ...three })
      return variant.profile
    })
    return objectOf(profile)
  }

  it.each([
    ['both on the plus strand', 'POSITIVE', 'POSITIVE', { end: 200 }, { start: 300 }],
    ['the 5′ one on the minus strand', 'NEGATIVE', 'POSITIVE', { start: 100 }, { start: 300 }],
    ['the 3′ one on the minus strand', 'POSITIVE', 'NEGATIVE', { end: 200 }, { end: 400 }],
    ['both on the minus strand', 'NEGATIVE', 'NEGATIVE', { start: 100 }, { end: 400 }],
  ] as const)('join the ends of their exons, %s', async (_what, five, three, left, right) => {
    const object = await withExons({ strand: five }, { strand: three })
    expect(validate('Adjacency', object.members?.[0])).toEqual([])
    expect(object.members).toMatchObject([
      {
        type: 'Adjacency',
        id: expect.stringMatching(/^ga4gh:AJ\.[\w-]{32}$/),
        adjoinedSequences: [left, right],
      },
    ])
    expect(extension(object, 'notExpressed')).toBeUndefined()
  })

  it.each([
    ['an offset', { exon_offset: 5, exon_offset_direction: 'POSITIVE' }, 'exon-offset'],
    ['another build on one side', { reference_build: 'GRCH38' }, 'several-builds'],
  ] as const)('with %s have no junction, and say so', async (_what, given, reason) => {
    const object = await withExons({}, given)
    expect(object.members).toBeUndefined()
    expect(extension(object, 'notExpressed')).toEqual([{ part: 'adjacency', reason }])
  })

  it('of which an exon is not curated in full have no junction', async () => {
    const object = await withExons({}, { curation_state: 'EXONS_PROVIDED', start: null, stop: null })
    expect(object.members).toBeUndefined()
    expect(extension(object, 'notExpressed')).toBeUndefined()
  })
})
