import type { Dialect } from '../dialect.ts'
import { createIndex, createTable } from './ddl.ts'

/** Ids of genes (HGNC, Ensembl) and of diseases (NCI Thesaurus) in other databases, by which files name them. */
export function externalIds(dialect: Dialect): string[] {
  const { text } = dialect.types
  return [
    ...createTable(dialect, 'gene_external_ids', [
      `feature_id integer not null references genes (feature_id)`,
      `external_id ${text} not null`,
      `primary key (feature_id, external_id)`,
    ]),
    ...createTable(dialect, 'disease_external_ids', [
      `disease_id integer not null references diseases (id)`,
      `external_id ${text} not null`,
      `primary key (disease_id, external_id)`,
    ]),
    createIndex('disease_external_ids', 'external_id, disease_id'),
  ]
}
