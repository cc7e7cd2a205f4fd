import type { Dialect } from '../dialect.ts'
import { createIndex, createTable, oneOf } from './ddl.ts'

const KINDS = `FEATURE VARIANT MOLECULAR_PROFILE EVIDENCE_ITEM ASSERTION VARIANT_GROUP SOURCE DISEASE THERAPY
  PHENOTYPE`

/** Upstreams, their records as they said them last, conflicts with local curation, and records set aside. */
export function mirror(dialect: Dialect): string[] {
  const { id, text } = dialect.types
  const upstream = `upstream_id integer not null references upstreams (id)`
  const kind = `record_type ${text} not null ${oneOf('record_type', KINDS)}`
  return [
    ...createTable(dialect, 'upstreams', [
      `id ${id}`,
      `name ${text} not null unique`,
      `url ${text} not null unique`,
      `budget integer not null`,
      `created_at ${text} not null`,
      `followed_until ${text}`,
      `followed_version integer`,
      `sweep integer not null default 0`,
      `sweep_position ${text}`,
      `swept_at ${text}`,
      `run_at ${text}`,
      `run_requests integer not null default 0`,
      `succeeded_at ${text}`,
      `run_error ${text}`,
      `missing_fields ${text} not null default '[]'`,
    ]),
    ...createTable(dialect, 'upstream_records', [
      upstream,
      kind,
      `upstream_record_id integer not null`,
      `record_id integer not null`,
      `document ${text}`,
      `merged_version integer not null`,
      `sweep integer not null`,
      `gone boolean not null default false`,
      `changed_at ${text} not null`,
      `primary key (upstream_id, record_type, upstream_record_id)`,
    ]),
    createIndex('upstream_records', 'record_type, record_id'),
    createIndex('upstream_records', 'upstream_id, record_type, sweep, upstream_record_id'),
    ...createTable(dialect, 'upstream_conflicts', [
      `id ${id}`,
      upstream,
      kind,
      `record_id integer not null`,
      `field ${text} not null`,
      `base ${text}`,
      `theirs ${text} not null`,
      `opened_at ${text} not null`,
      `closed_at ${text}`,
    ]),
    createIndex('upstream_conflicts', 'upstream_id, record_type, record_id, field', {
      unique: true,
      where: 'closed_at is null',
    }),
    createIndex('upstream_conflicts', 'record_type, record_id'),
    ...createTable(dialect, 'upstream_set_aside', [
      upstream,
      kind,
      `upstream_record_id integer not null`,
      `reason ${text} not null`,
      `set_aside_at ${text} not null`,
      `primary key (upstream_id, record_type, upstream_record_id)`,
    ]),
    ...createTable(dialect, 'mirror_writes', [`id ${id}`, upstream, `written_at ${text} not null`]),
  ]
}
