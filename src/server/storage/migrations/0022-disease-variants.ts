import type { Dialect } from '../dialect.ts'
import { countTable, countTriggers } from './0020-evidence-counts.ts'
import { createIndex, createTable } from './ddl.ts'

const OWNERS = `features variants molecular_profiles variant_groups diseases therapies phenotypes sources
  clinical_trials publication_years`

const counted = (status: string) => `count(distinct case when item.status = '${status}' then item.id end)`
const counts = [counted('ACCEPTED'), counted('SUBMITTED'), counted('REJECTED')].join(', ')

/**
 * Numbers of evidence items of each year of publication, and of each disease and live variant: the home page and the
 * table of diseases sum these up instead of the evidence.
 */
export function diseaseVariants(dialect: Dialect): string[] {
  return [
    // The check of a column cannot be changed on SQLite.
    ...(['evidence_counts', 'touched_counts'] as const).flatMap((table) => [
      `create table former_counts as select * from ${table}`,
      `drop table ${table}`,
      ...countTable(dialect, table, OWNERS),
      `insert into ${table} select * from former_counts`,
      'drop table former_counts',
    ]),
    `insert into evidence_counts (owner_table, owner_id, accepted, submitted, rejected)
      select 'publication_years', source.publication_year, ${counts}
      from sources as source join evidence_items as item on item.source_id = source.id
      where source.publication_year is not null group by source.publication_year`,
    ...createTable(dialect, 'disease_variants', [
      'variant_id integer not null',
      'disease_id integer not null',
      'feature_id integer not null',
      'accepted integer not null',
      'submitted integer not null',
      'rejected integer not null',
      'primary key (variant_id, disease_id)',
    ]),
    createIndex('disease_variants', 'disease_id, feature_id, variant_id, accepted, submitted, rejected'),
    `insert into disease_variants (variant_id, disease_id, feature_id, accepted, submitted, rejected)
      select variant.id, item.disease_id, variant.feature_id, ${counts}
      from variants as variant
      join molecular_profile_variants as held on held.variant_id = variant.id
      join evidence_items as item on item.molecular_profile_id = held.molecular_profile_id
      where not variant.deprecated and not variant.withdrawn and item.disease_id is not null
      group by variant.id, item.disease_id, variant.feature_id`,
    ...countTriggers(dialect, [
      ['sources', 'publication_years', 'publication_year'],
      ['variants', 'variants', 'id'],
    ]),
  ]
}
