import type { Dialect } from '../dialect.ts'
import { createIndex, createTable, oneOf } from './ddl.ts'

const KINDS = 'FEATURE VARIANT MOLECULAR_PROFILE EVIDENCE_ITEM ASSERTION VARIANT_GROUP'

/** Suggestions that were sent to upstreams, and what was decided of possible doubles. */
export function mirrorOutbox(dialect: Dialect): string[] {
  const { id, text } = dialect.types
  const kind = `record_type ${text} not null ${oneOf('record_type', KINDS)}`
  const user = 'user_id integer references users (id)'
  return [
    ...createTable(dialect, 'upstream_suggestions', [
      `id ${id}`,
      'upstream_id integer not null references upstreams (id)',
      kind,
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
    ...createTable(dialect, 'mirror_doubles', [
      kind,
      'local_id integer not null',
      'record_id integer not null',
      `decision ${text} not null ${oneOf('decision', 'SAME DIFFERENT')}`,
      user,
      `decided_at ${text} not null`,
      'primary key (record_type, local_id, record_id)',
    ]),
    createIndex('mirror_doubles', 'user_id'),
  ]
}
