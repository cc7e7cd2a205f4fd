import type { RecordFields } from './record-field.ts'

/** The fields that people may change of a molecular profile; aliases only of a complex one. */
export const molecularProfileFields = {
  description: { sort: 'text', empty: 'allowed' },
  sourceIds: { sort: 'records', of: 'SOURCE', document: 'sources' },
  molecularProfileAliasIds: {
    sort: 'terms',
    of: { table: 'molecular_profile_aliases', shows: 'name' },
    document: 'molecularProfileAliases',
  },
} as const satisfies RecordFields
