import type { Dialect } from '../dialect.ts'
import { createIndex } from './ddl.ts'

/** Kinds of record in the order in which lists of changes end with them: evidence comes first. */
const KINDS = [
  'PHENOTYPE',
  'THERAPY',
  'DISEASE',
  'SOURCE',
  'VARIANT_GROUP',
  'FEATURE',
  'VARIANT',
  'MOLECULAR_PROFILE',
  'ASSERTION',
  'EVIDENCE_ITEM',
]

/** Order of the changes of one version of the knowledge: by kind of record, what readers look for at one end. */
export function changeOrder(dialect: Dialect): string[] {
  const ranks = KINDS.map((kind, rank) => `when '${kind}' then ${rank}`).join(' ')
  // SQLite adds no stored column to a table, PostgreSQL knows no other.
  const storage = dialect.spelling({ sqlite: 'virtual', postgres: 'stored' })
  return [
    `drop index record_versions_by_version_record_type_record_id`,
    `alter table record_versions add column record_type_rank integer
      generated always as (case record_type ${ranks} end) ${storage}`,
    createIndex('record_versions', 'version, record_type_rank, record_id', { unique: true }),
  ]
}
