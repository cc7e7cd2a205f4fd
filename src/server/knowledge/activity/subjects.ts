import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import type { SubjectType } from '#server/storage/tables/activity/subjects.ts'
import { inList } from '../paging/batch.ts'
import type { Batch, Load } from '../paging/batch.ts'
import type { RecordReference } from '../records/records.ts'
import type { SortKey } from '../paging/page.ts'

/** The record that something is about, as arguments of the interface name it. */
export interface SubjectInput {
  entityType: SubjectType
  id: number
}

/** By when a row was made or last changed. */
export interface DateSort {
  column: 'CREATED' | 'LAST_MODIFIED'
  direction: 'ASC' | 'DESC'
}

/** The order of a history: the newest first unless asked otherwise. */
export function byDate(
  sort: DateSort | null | undefined,
  modified: Expression<unknown> = sql.ref('created_at'),
): SortKey[] {
  const by = sort?.column === 'LAST_MODIFIED' ? modified : sql.ref('created_at')
  const descending = sort?.direction !== 'ASC'
  return [
    { by, text: true, descending },
    { by: sql.ref('id'), descending },
  ]
}

/** True where the row is about the record. */
export const about = ({ entityType, id }: SubjectInput): Expression<SqlBool> =>
  sql<SqlBool>`(subject_type = ${entityType} and subject_id = ${id})`

/** Record as a subject. */
export const asSubject = (record: RecordReference): SubjectInput => ({
  entityType: record.record_type,
  id: record.id,
})

/** Counts the rows about each of the records of one kind that pass the filter. */
export type CountBySubject<Filter> = (
  db: Reading,
  filter: Filter,
  type: SubjectType,
  ids: number[],
) => Promise<{ subject_id: number; count: number }[]>

/**
 * Counts for many records with one statement for each kind of record and each distinct filter.
 * Gives a function that counts for one record.
 */
export function countsBySubject<Filter extends object>(count: CountBySubject<Filter>) {
  const keyOf = (record: RecordReference, filter: Filter) =>
    `${record.id} ${record.record_type} ${JSON.stringify(filter)}`
  const batch: Batch<string, number> = async (db, keys) => {
    const groups = Map.groupBy(keys, (key) => key.slice(key.indexOf(' ') + 1))
    const counts = new Map<string, number>()
    for (const [group, members] of groups) {
      const [type] = group.split(' ', 1)
      const filter = JSON.parse(group.slice(group.indexOf(' ') + 1)) as Filter
      const ids = members.map((key) => Number.parseInt(key, 10))
      const rows = await count(db, filter, type as SubjectType, inList(ids))
      for (const row of rows) counts.set(`${row.subject_id} ${group}`, Number(row.count))
    }
    return keys.map((key) => counts.get(key) ?? 0)
  }
  return (load: Load, record: RecordReference, filter: Filter) => load(batch, keyOf(record, filter))
}

/** True where the row is about the record or about one of its children (see subscriptions in the curation rules). */
export const aboutWithChildren = (subject: SubjectInput): Expression<SqlBool> =>
  aboutGroup(subject.entityType, [subject.id], true)

/** True where the row is about one of the records, or about a child of one that asks for its children. */
export function aboutOneOf(
  subjects: readonly (SubjectInput & { includeChildren?: boolean | null })[],
): Expression<SqlBool> {
  if (subjects.length === 0) return sql<SqlBool>`1 = 0`
  // One condition for each kind, however many records: engines limit how deep conditions nest.
  const groups = [
    ...Map.groupBy(subjects, (subject) => `${subject.entityType} ${subject.includeChildren === true}`),
  ]
  const conditions = groups.flatMap(([, [first, ...others]]) =>
    first
      ? [
          aboutGroup(
            first.entityType,
            [first.id, ...others.map(({ id }) => id)],
            first.includeChildren === true,
          ),
        ]
      : [],
  )
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

function aboutGroup(type: SubjectType, among: number[], withChildren: boolean): Expression<SqlBool> {
  const ids = sql`(${sql.join(inList(among))})`
  const own = sql<SqlBool>`(subject_type = ${type} and subject_id in ${ids})`
  const children = withChildren ? childrenOf(type, ids) : []
  return children.length === 0 ? own : sql<SqlBool>`(${sql.join([own, ...children], sql` or `)})`
}

/** Conditions for rows about the children of the records of this kind; `ids` is a list in parentheses. */
function childrenOf(type: SubjectType, ids: Expression<unknown>): Expression<SqlBool>[] {
  const among = (child: SubjectType, found: Expression<unknown>) =>
    sql<SqlBool>`(subject_type = ${child} and subject_id in (${found}))`
  switch (type) {
    case 'FEATURE':
      return [among('VARIANT', sql`select v.id from variants as v where v.feature_id in ${ids}`)]
    case 'ASSERTION':
      return [
        among(
          'EVIDENCE_ITEM',
          sql`select l.evidence_item_id from assertion_evidence_items as l where l.assertion_id in ${ids}`,
        ),
      ]
    case 'MOLECULAR_PROFILE':
      return [
        among(
          'VARIANT',
          sql`select l.variant_id from molecular_profile_variants as l where l.molecular_profile_id in ${ids}`,
        ),
        among(
          'EVIDENCE_ITEM',
          sql`select e.id from evidence_items as e where e.molecular_profile_id in ${ids}`,
        ),
        among('ASSERTION', sql`select a.id from assertions as a where a.molecular_profile_id in ${ids}`),
      ]
    default:
      return []
  }
}
