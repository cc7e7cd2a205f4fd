import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { SearchableEntity } from '#domain/vocabularies/search.ts'
import type { Reading } from '#server/storage/database.ts'
import { hasStatus, statusesOf } from '../records/clinical/evidence-status.ts'
import { isVisible } from '../records/visibility.ts'

const id = sql.ref('found.record_id')
const counts = statusesOf.NON_REJECTED

const live = (table: string) =>
  sql`exists (select 1 from ${sql.table(table)} as r where r.id = ${id} and ${isVisible('r')})`

const there = (table: string) => sql`exists (select 1 from ${sql.table(table)} as r where r.id = ${id})`

const conditions: Record<SearchableEntity, RawBuilder<unknown>> = {
  FEATURE: live('features'),
  VARIANT: live('variants'),
  MOLECULAR_PROFILE: live('molecular_profiles'),
  EVIDENCE_ITEM: there('evidence_items'),
  ASSERTION: there('assertions'),
  REVISION: there('revisions'),
  VARIANT_GROUP: sql`exists (select 1 from variant_groups as r where r.id = ${id} and not r.withdrawn)`,
  // Terms that nothing names any more are of no use to a reader.
  THERAPY: sql`(
    exists (select 1 from evidence_item_therapies as l join evidence_items as e on e.id = l.evidence_item_id
      where l.therapy_id = ${id} and ${hasStatus('e.status', counts)})
    or exists (select 1 from assertion_therapies as l join assertions as a on a.id = l.assertion_id
      where l.therapy_id = ${id} and ${hasStatus('a.status', counts)}))`,
  DISEASE: sql`(
    exists (select 1 from evidence_items as e where e.disease_id = ${id} and ${hasStatus('e.status', counts)})
    or exists (select 1 from assertions as a where a.disease_id = ${id} and ${hasStatus('a.status', counts)}))`,
}

/**
 * True for a record that a search may find: `found.record_id` is the id of one of the type. Deprecated and
 * withdrawn records and unused terms are not, which is asked of the records themselves: the words say nothing of it.
 */
export const isFindable = (type: SearchableEntity): RawBuilder<SqlBool> =>
  conditions[type] as RawBuilder<SqlBool>

/**
 * The same where the type is `found.record_type`. No `or`: SQLite would look for each kind on its own and go through
 * all words of the kind.
 */
export const isFindableOfAny = (types: readonly SearchableEntity[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(case found.record_type ${sql.join(
    types.map((type) => sql`when ${sql.lit(type)} then ${isFindable(type)}`),
    sql` `,
  )} end)`

/** A record by its kind and id. */
export type RecordKey<Kind extends SearchableEntity = SearchableEntity> = {
  record_type: Kind
  record_id: number
}

/** Those of the records that exist and may be found. */
export async function findableAmong<Kind extends SearchableEntity>(
  db: Reading,
  candidates: readonly RecordKey<Kind>[],
): Promise<RecordKey<Kind>[]> {
  const current: RecordKey<Kind>[] = []
  for (const [type, records] of Map.groupBy(candidates, (candidate) => candidate.record_type)) {
    const rows = sql.join(
      [...new Set(records.map(({ record_id }) => record_id))].map(
        (record_id) => sql`select cast(${record_id} as integer) as record_id`,
      ),
      sql` union all `,
    )
    const { rows: there } = await sql<{ record_id: number }>`
      select found.record_id from (${rows}) as found where ${isFindable(type)}`.execute(db)
    current.push(...there.map(({ record_id }) => ({ record_type: type, record_id })))
  }
  return current
}
