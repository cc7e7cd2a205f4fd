import type { Dialect } from '../dialect.ts'
import { createIndex, createTable, oneOf } from './ddl.ts'

/** The records that deprecated ones are duplicates of, and moves of evidence items to another profile. */
export function duplicatesAndMoves(dialect: Dialect): string[] {
  const { id, text } = dialect.types
  return [
    ...createTable(dialect, 'duplicate_records', [
      `record_type ${text} not null ${oneOf('record_type', 'FEATURE VARIANT MOLECULAR_PROFILE')}`,
      'record_id integer not null',
      'duplicate_of_id integer not null',
      'primary key (record_type, record_id)',
      'check (record_id <> duplicate_of_id)',
    ]),
    ...createTable(dialect, 'evidence_moves', [
      `id ${id}`,
      'molecular_profile_id integer not null references molecular_profiles (id)',
      'user_id integer not null references users (id)',
      `created_at ${text} not null`,
      `undone_at ${text}`,
    ]),
    ...createTable(dialect, 'evidence_move_items', [
      'evidence_move_id integer not null references evidence_moves (id)',
      'evidence_item_id integer not null references evidence_items (id)',
      'from_profile_id integer not null references molecular_profiles (id)',
      // The last event that the move wrote about the item.
      'event_id integer not null references events (id)',
      'primary key (evidence_move_id, evidence_item_id)',
    ]),
    createIndex('evidence_move_items', 'evidence_item_id, evidence_move_id'),
  ]
}
