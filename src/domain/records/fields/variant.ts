import type { RecordFields, RecordValues } from './record-field.ts'

/** The fields that people may change of a variant besides its coordinates; which of it, its kind says. */
export const variantFields = {
  featureId: { sort: 'record', of: 'FEATURE', document: 'feature' },
  name: { sort: 'text', keys: ['folded'] },
  /** Of a factor's variant. */
  ncitId: { sort: 'text', empty: 'allowed' },
  variantAliasIds: {
    sort: 'terms',
    of: { table: 'variant_aliases', shows: 'name' },
    document: 'variantAliases',
  },
  variantTypeIds: {
    sort: 'terms',
    of: { table: 'variant_types', shows: 'display_name' },
    document: 'variantTypes',
  },
  hgvsDescriptionIds: {
    sort: 'terms',
    of: { table: 'hgvs_descriptions', shows: 'name' },
    document: 'hgvsDescriptions',
  },
  clinvarEntryIds: {
    sort: 'terms',
    of: { table: 'clinvar_entries', shows: 'clinvar_id' },
    document: 'clinvarIds',
  },
} as const satisfies RecordFields

/** All that people may say of a variant. */
export type VariantFields = RecordValues<typeof variantFields>
