import type { RecordFields, RecordValues } from './record-field.ts'

/** The fields of a variant group. */
export const variantGroupFields = {
  name: { sort: 'text', keys: ['folded'] },
  description: { sort: 'text', empty: 'allowed' },
  sourceIds: { sort: 'records', of: 'SOURCE', document: 'sources' },
  variantIds: { sort: 'records', of: 'VARIANT', document: 'variants' },
} as const satisfies RecordFields

/** All that people may say of a variant group. */
export type VariantGroupFields = RecordValues<typeof variantGroupFields>
