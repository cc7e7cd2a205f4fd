import { createIndex } from './ddl.ts'

/** Lets genes be found by their ids in HGNC and Ensembl. */
export const geneIds = (): string[] => [createIndex('gene_external_ids', 'external_id, feature_id')]
