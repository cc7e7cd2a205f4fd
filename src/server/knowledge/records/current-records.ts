import { sql } from 'kysely'
import type { recordTables } from '#server/storage/tables/record-tables.ts'
import type { RecordType } from '#server/storage/tables/activity/subjects.ts'
import { oneForEach } from '../paging/batch.ts'
import type { Load } from '../paging/batch.ts'
import { perSubjectType, recordById } from './records.ts'
import { recordTypes } from './rows.ts'
import type { RecordOf } from './rows.ts'

/** The tables of the records that a release holds. */
type ReleasedTable = (typeof recordTables)[RecordType]

/** Where an id leads that another one has taken over. */
const successor = perSubjectType((type) =>
  oneForEach<number, { old_id: number; new_id: number }>(
    (db, ids) =>
      db
        .selectFrom('record_redirects')
        .select(['old_id', 'new_id'])
        .where(sql<boolean>`record_type = ${type}`)
        .where('old_id', 'in', ids),
    (row) => row.old_id,
  ),
)

/** A release took over a local id, and a later one may have done so again; never more often than this. */
const MOST_SUCCESSIONS = 8

/** The record with the id, or the one that has taken its place; null when there is neither. */
export async function currentRecord<Table extends ReleasedTable>(
  load: Load,
  table: Table,
  id: number,
): Promise<RecordOf<Table> | null> {
  const byId = recordById[table] as Parameters<typeof load<number, RecordOf<Table> | null>>[0]
  let sought = id
  for (let followed = 0; followed <= MOST_SUCCESSIONS; followed += 1) {
    const found = await load(byId, sought)
    if (found) return found
    const next = await load(successor(recordTypes[table]), sought)
    if (!next) return null
    sought = next.new_id
  }
  return null
}
