import type { Dialect } from '../dialect.ts'
import { createIndex, createTable, oneOf } from './ddl.ts'

const KINDS = `FEATURE VARIANT MOLECULAR_PROFILE EVIDENCE_ITEM ASSERTION VARIANT_GROUP SOURCE DISEASE THERAPY
  PHENOTYPE`
const CURATED_KINDS = 'FEATURE VARIANT MOLECULAR_PROFILE EVIDENCE_ITEM ASSERTION VARIANT_GROUP'

/**
 * Upstreams, their records as they said them last, conflicts with local curation, records set aside, suggestions that were
 * sent, and decisions on possible duplicates.
 */
export function mirror(dialect: Dialect): string[] {
  const { id, text } = dialect.types
  const upstream = `upstream_id integer not null references upstreams (id)`
  const kind = `record_type ${text} not null ${oneOf('record_type', KINDS)}`
  const curatedKind = `record_type ${text} not null ${oneOf('record_type', CURATED_KINDS)}`
  const user = 'user_id integer references users (id)'
  return [
    ...createTable(dialect, 'upstreams', [
      `id ${id}`,
      `name ${text} not null unique`,
      `url ${text} not null unique`,
      `budget integer not null`,
      `created_at ${text} not null`,
      `followed_until ${text}`,
      `followed_version integer`,
      `followed_at ${text}`,
      `sweep integer not null default 0`,
      `sweep_position ${text}`,
      `swept_at ${text}`,
      `run_at ${text}`,
      `run_requests integer not null default 0`,
      `paused_at ${text}`,
      `removed_at ${text}`,
      `requested_run ${text}`,
      `run_started_at ${text}`,
      `run_seen_at ${text}`,
      `run_read integer not null default 0`,
      `run_written integer not null default 0`,
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
      `decision ${text}`,
      `ours ${text}`,
      `chosen ${text}`,
      `activity_id integer references activities (id)`,
    ]),
    createIndex('upstream_conflicts', 'activity_id', { where: 'activity_id is not null' }),
    createIndex('upstream_conflicts', 'id', { where: 'closed_at is null' }),
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
    ...createTable(dialect, 'upstream_suggestions', [
      `id ${id}`,
      upstream,
      curatedKind,
      'record_id integer not null',
      'upstream_record_id integer not null',
      `digest ${text} not null`,
      `fields ${text} not null`,
      `state ${text} not null ${oneOf('state', 'SENDING SENT FAILED UNCERTAIN REPEATED')}`,
      user,
      `sent_at ${text} not null`,
      'revision_set_id integer',
      `revision_ids ${text} not null default '[]'`,
      `reason ${text}`,
    ]),
    createIndex('upstream_suggestions', 'upstream_id, record_type, record_id, digest', {
      unique: true,
      where: `state in ('SENDING', 'SENT', 'UNCERTAIN')`,
    }),
    createIndex('upstream_suggestions', 'user_id'),
    ...createTable(dialect, 'mirror_duplicates', [
      curatedKind,
      'local_id integer not null',
      'record_id integer not null',
      `decision ${text} not null ${oneOf('decision', 'SAME DIFFERENT')}`,
      user,
      `decided_at ${text} not null`,
      'primary key (record_type, local_id, record_id)',
    ]),
    createIndex('mirror_duplicates', 'user_id'),
  ]
}
