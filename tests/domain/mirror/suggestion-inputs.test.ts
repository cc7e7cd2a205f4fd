import { describe, expect, it } from 'vitest'
import { suggestedFields } from '#domain/mirror/suggestion-inputs.ts'
import type { RevisedType } from '#domain/mirror/suggestion-inputs.ts'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'

const without = (document: UpstreamDocument, field: string): UpstreamDocument =>
  Object.fromEntries(Object.entries(document).filter(([name]) => name !== field))

const PLACE = 'coordinates.GENE_VARIANT_COORDINATE'
const exons = ['FIVE_PRIME_END', 'THREE_PRIME_START'].map((side) => `exonCoordinates.${side}_EXON_COORDINATE`)

const emptyFields = (fields: readonly string[]): UpstreamDocument =>
  Object.fromEntries(fields.map((field) => [field, null]))

/** Records with empty fields: all that their input can empty. */
const empty: readonly [RevisedType, UpstreamDocument, Record<string, unknown>][] = [
  [
    'VARIANT_GROUP',
    { ...emptyFields(['description', 'sources', 'variants']), name: 'ALK fusions' },
    { description: { unset: true }, sourceIds: [], name: 'ALK fusions', variantIds: [] },
  ],
  ['REGION_VARIANT', emptyFields(['variantAliases', 'variantTypes']), { aliases: [], variantTypeIds: [] }],
  [
    'FUSION_VARIANT',
    emptyFields([
      'variantAliases',
      'variantTypes',
      ...exons.flatMap((exon) =>
        [
          'referenceBuild',
          'ensemblVersion',
          'representativeTranscript',
          'exon',
          'exonOffset',
          'exonOffsetDirection',
        ].map((cell) => `${exon}.${cell}`),
      ),
    ]),
    {
      aliases: [],
      variantTypeIds: [],
      coordinates: expect.objectContaining({ fivePrimeExonEnd: null, ensemblVersion: 0 }) as unknown,
    },
  ],
  [
    'GENE_VARIANT',
    {
      ...emptyFields(['variantAliases', 'variantTypes', 'hgvsDescriptions', 'clinvarIds']),
      ...emptyFields(
        [
          'referenceBuild',
          'ensemblVersion',
          'chromosome',
          'start',
          'stop',
          'representativeTranscript',
          'referenceBases',
          'variantBases',
        ].map((cell) => `${PLACE}.${cell}`),
      ),
      feature: { kind: 'FEATURE', id: 7, name: 'ALK' },
      name: 'F1174L',
    },
    {
      aliases: [],
      variantTypeIds: [],
      featureId: 7,
      name: 'F1174L',
      hgvsDescriptions: [],
      clinvarIds: { ids: [] },
      coordinates: expect.objectContaining({ start: null, variantBases: { unset: true } }) as unknown,
    },
  ],
]

describe('The input of a suggestion', () => {
  it.each(empty)('of a %s says which fields are empty', (type, document, fields) => {
    expect(suggestedFields(type, document, () => undefined)).toEqual({ fields, unsaid: [] })
  })

  it.each(empty)('of a %s empties no field that is not known', (type, document, fields) => {
    for (const field of Object.keys(document)) {
      const said = suggestedFields(type, without(document, field), () => undefined)
      expect([field, said.unsaid.length, Object.keys(said.fields).length]).toEqual([
        field,
        1,
        Object.keys(fields).length - 1,
      ])
    }
  })
})
