import type { Dialect } from '../dialect.ts'
import { createTable, oneOf } from './ddl.ts'

const KINDS = 'FEATURE VARIANT MOLECULAR_PROFILE EVIDENCE_ITEM ASSERTION VARIANT_GROUP'

/** The identity of the installation, and the installations in which mirrored records were created. */
export function recordOrigins(dialect: Dialect): string[] {
  const { text } = dialect.types
  const identity = dialect.spelling({
    sqlite: 'lower(hex(randomblob(16)))',
    postgres: `replace(cast(gen_random_uuid() as text), '-', '')`,
  })
  return [
    ...createTable(dialect, 'installation', [`id ${text} primary key`]),
    `insert into installation (id) values (${identity})`,
    ...createTable(dialect, 'record_origins', [
      `record_type ${text} not null ${oneOf('record_type', KINDS)}`,
      'record_id integer not null',
      `installation ${text} not null`,
      // Its id there.
      'origin_id integer not null',
      'primary key (record_type, record_id)',
      'unique (record_type, installation, origin_id)',
    ]),
    // Whether the record was created here and came back from the upstream.
    'alter table upstream_records add column own boolean not null default false',
  ]
}
