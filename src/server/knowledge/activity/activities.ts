import { sql } from 'kysely'
import type { ActivityType } from '#domain/vocabularies/curation.ts'
import type { SubjectType } from '#server/storage/tables/activity/subjects.ts'
import { manyForEach, oneForEach } from '../paging/batch.ts'
import type { Batch } from '../paging/batch.ts'
import type { RecordReference } from '../records/records.ts'
import type { ActivityRecord } from '../records/terms.ts'
import { rowBy } from '../records/rows.ts'

/** The activity with the id, or null. */
export const activityById = rowBy('activities', 'id')

const remembered = new Map<string, Batch<number, ActivityRecord | null>>()

function remember(key: string, make: () => Batch<number, ActivityRecord | null>) {
  const batch = remembered.get(key) ?? make()
  remembered.set(key, batch)
  return batch
}

/** The latest activity of the kind about each record of the type, or null. */
export const latestActivity = (kind: ActivityType, type: SubjectType) =>
  remember(`${kind} about ${type}`, () =>
    oneForEach(
      (db, ids) =>
        db
          .selectFrom('activities')
          .selectAll()
          .where('subject_type', '=', type)
          .where('subject_id', 'in', ids)
          .where('kind', '=', kind)
          .orderBy('created_at')
          .orderBy('id'),
      (row) => row.subject_id,
    ),
  )

/**
 * The latest activity of the kind that had to do with each record of the type, or null: it is linked to the
 * record, or one of its events originated in it.
 */
export const latestActivityWith = (kind: ActivityType, type: SubjectType) =>
  remember(`${kind} with ${type}`, () => async (db, ids) => {
    const linked = db
      .selectFrom('activity_linked_entities')
      .select(['activity_id', 'entity_id'])
      .where('entity_type', '=', type)
      .where('entity_id', 'in', [...ids])
      .union(
        db
          .selectFrom('events')
          .select([
            sql<number>`activity_id`.as('activity_id'),
            sql<number>`originating_object_id`.as('entity_id'),
          ])
          .where('originating_object_type', '=', type)
          .where('originating_object_id', 'in', [...ids])
          .where('activity_id', 'is not', null),
      )
    const rows = await db
      .selectFrom(linked.as('link'))
      .innerJoin('activities', 'activities.id', 'link.activity_id')
      .selectAll('activities')
      .select('link.entity_id')
      .where('activities.kind', '=', kind)
      .orderBy('activities.created_at')
      .orderBy('activities.id')
      .execute()
    const latest = new Map(rows.map((row) => [row.entity_id, row]))
    return ids.map((id) => latest.get(id) ?? null)
  })

/** Entities that an activity had to do with besides its subject, by id. */
export const linkedEntities = manyForEach<number, RecordReference & { activity_id: number }>(
  (db, ids) =>
    db
      .selectFrom('activity_linked_entities')
      .select(['activity_id', 'entity_type as record_type', 'entity_id as id'])
      .where('activity_id', 'in', ids)
      .union(
        db
          .selectFrom('events')
          .select([
            sql<number>`activity_id`.as('activity_id'),
            sql<SubjectType>`originating_object_type`.as('record_type'),
            sql<number>`originating_object_id`.as('id'),
          ])
          .where('activity_id', 'in', ids)
          .where('originating_object_id', 'is not', null),
      )
      .orderBy('id'),
  (row) => row.activity_id,
)
