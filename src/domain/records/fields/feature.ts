import type { RecordFields, RecordValues } from './record-field.ts'

/** The fields that people may change of a feature; which of it, its kind says. */
export const featureFields = {
  name: { sort: 'text', keys: ['folded'] },
  fullName: { sort: 'text', empty: 'allowed', keys: ['folded'] },
  description: { sort: 'text', empty: 'allowed' },
  /** Of a factor. */
  ncitId: { sort: 'text', empty: 'allowed' },
  sourceIds: { sort: 'records', of: 'SOURCE', document: 'sources' },
  featureAliasIds: {
    sort: 'terms',
    of: { table: 'feature_aliases', shows: 'name' },
    document: 'featureAliases',
  },
  /** Of a fusion with several partners: feature ids of the genes known among them. */
  knownPartnerGeneIds: {
    sort: 'records',
    of: 'FEATURE',
    document: 'knownPartnerGenes',
    link: { table: 'fusion_known_partner_genes', target: 'gene_id' },
  },
} as const satisfies RecordFields

/** All that people may say of a feature. */
export type FeatureFields = RecordValues<typeof featureFields>
