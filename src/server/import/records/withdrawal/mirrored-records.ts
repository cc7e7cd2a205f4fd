import { sql } from 'kysely'
import type { Writing } from '#server/storage/database.ts'
import type { RecordKind } from '../../release/kinds.ts'
import { recordTypes } from '../../release/kinds.ts'
import { recordTables } from '../record-writer.ts'

/**
 * Row of a record that an upstream has, in a statement on the table of its kind: the mirror alone withdraws it, as the
 * upstream may be newer than the release.
 */
export const mirrored = (tx: Writing, kind: RecordKind) =>
  tx
    .selectFrom('upstream_records')
    .select('upstream_records.record_id')
    .where('upstream_records.record_type', '=', recordTypes[kind])
    .where('upstream_records.gone', '=', false)
    .where('upstream_records.record_id', '=', sql<number>`${sql.ref(`${recordTables[kind]}.id`)}`)
