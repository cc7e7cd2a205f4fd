import { afterAll, beforeAll, expect, it } from 'vitest'
import { addFeature, addProfile, addVariant } from '#tests/support/factories.ts'
import { CategoricalVariant, draftOf, extension } from '#tests/support/gks/categorical-variants.ts'
import { gksValidator } from '#tests/support/gks/gks-schemas.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { addFusion } from '#tests/support/variant-details.ts'

describeOnEachEngine('Complex profiles in GA4GH GKS', (engine) => {
  const [validate, validateDraft] = [gksValidator(), gksValidator('draft')]
  let database: TestDatabase
  let curia: TestApp
  let variants: Record<'fusion' | 'gatekeeper' | 'codon' | 'amplification', number>
  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url)
    variants = await curia.storage.write(async (tx) => {
      const [bcr, abl1, kit] = [
        await addFeature(tx, 'BCR'),
        await addFeature(tx, 'ABL1'),
        await addFeature(tx, 'KIT'),
      ]
      return {
        fusion: (await addVariant(tx, await addFusion(tx, 'BCR::ABL1', bcr, abl1), 'Fusion')).id,
        gatekeeper: (await addVariant(tx, abl1, 'T315I')).id,
        codon: (await addVariant(tx, kit, 'D816')).id,
        amplification: (await addVariant(tx, kit, 'Amplification')).id,
      }
    })
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })

  async function objectOf(expression: string, detail = '') {
    const id = await curia.storage.write((tx) => addProfile(tx, expression))
    const url = `/api/gks/molecular-profiles/${id}${detail}`
    const object: unknown = (await curia.app.inject({ method: 'GET', url })).json()
    expect(validate('CategoricalVariant', object)).toEqual([])
    return CategoricalVariant.parse(object)
  }

  async function compositeOf(expression: string) {
    const object = await objectOf(expression)
    expect(object).not.toHaveProperty('members')
    expect(object).not.toHaveProperty('constraints')
    expect(extension(object, 'categoricalVariationType')).toBe('CompositeCategoricalVariant')
    const draft = draftOf(object, 'compositeCategoricalVariant')
    expect(validateDraft('CompositeCategoricalVariant', draft)).toEqual([])
    return { object, draft }
  }

  const criterion = (
    variant: keyof typeof variants,
    presence: 'present' | 'absent',
    subject: object = {},
  ) => ({
    type: 'CategoricalVariantCriterion',
    presence,
    subject: { id: `curia.vid:${variants[variant]}`, type: 'CategoricalVariant', ...subject },
  })

  it('A AND B: a fusion and a substitution are criteria under AND', async () => {
    const { object, draft } = await compositeOf(`#VID${variants.fusion} AND #VID${variants.gatekeeper}`)
    expect(draft).toMatchObject({
      id: object.id,
      type: 'CompositeCategoricalVariant',
      name: 'BCR::ABL1 Fusion AND ABL1 T315I',
      operator: 'AND',
      elements: [
        criterion('fusion', 'present', {
          name: 'BCR::ABL1 Fusion',
          constraints: [
            {
              type: 'AdjacencyConstraint',
              orderKnown: true,
              adjoinedElements: [
                { type: 'MappableConcept', name: 'BCR' },
                { type: 'MappableConcept', name: 'ABL1' },
              ],
            },
          ],
        }),
        criterion('gatekeeper', 'present', { name: 'ABL1 T315I' }),
      ],
    })
    expect(JSON.stringify(draft)).not.toContain('"adjacencyConstraint"')
  })

  it('NOT A: one criterion, absent', async () => {
    const { draft } = await compositeOf(`NOT #VID${variants.codon}`)
    expect(draft).toMatchObject({
      name: 'NOT KIT D816',
      operator: 'AND',
      elements: [
        criterion('codon', 'absent', {
          constraints: [{ type: 'FeatureContextConstraint', featureContext: { type: 'MappableConcept' } }],
        }),
      ],
    })
  })

  it('nested groups are composites with their part of the name', async () => {
    const { fusion, gatekeeper, codon, amplification } = variants
    const { draft } = await compositeOf(
      `( #VID${fusion} AND #VID${gatekeeper} ) OR ( #VID${codon} AND NOT #VID${amplification} )`,
    )
    expect(draft).toMatchObject({
      operator: 'OR',
      elements: [
        {
          type: 'CompositeCategoricalVariant',
          name: 'BCR::ABL1 Fusion AND ABL1 T315I',
          operator: 'AND',
          elements: [criterion('fusion', 'present'), criterion('gatekeeper', 'present')],
        },
        {
          type: 'CompositeCategoricalVariant',
          name: 'KIT D816 AND NOT KIT Amplification',
          operator: 'AND',
          elements: [criterion('codon', 'present'), criterion('amplification', 'absent')],
        },
      ],
    })
  })

  it('plain objects have no draft', async () => {
    const object = await objectOf(`#VID${variants.codon} OR #VID${variants.amplification}`, '?detail=plain')
    expect(object.extensions.map(({ name }) => name)).toEqual(['molecularProfileScore'])
  })
})
