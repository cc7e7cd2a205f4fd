import { sql } from 'kysely'
import type { EventAction } from '#domain/vocabularies/curation.ts'
import type { SubjectType } from '#server/storage/tables/activity/subjects.ts'
import { manyForEach, oneForEach } from '#server/knowledge/paging/batch.ts'
import { perSubjectType } from '#server/knowledge/records/records.ts'

export interface LatestEvent {
  subject_id: number
  action: EventAction
  created_at: string
  user_id: number
  organization_id: number | null
}

/** What the legacy REST API tells of a record's history. */
const TOLD: EventAction[] = [
  'SUBMITTED',
  'ASSERTION_SUBMITTED',
  'REVISION_SUGGESTED',
  'REVISION_ACCEPTED',
  'COMMENTED',
  'ACCEPTED',
  'ASSERTION_ACCEPTED',
  'REJECTED',
  'ASSERTION_REJECTED',
]

/** The newest event of each kind about a record. */
export const latestEvents = perSubjectType((type: SubjectType) =>
  manyForEach<number, LatestEvent>(
    (db, ids) => sql<LatestEvent>`
        select subject_id, action, created_at, user_id, organization_id
        from (
          select subject_id, action, created_at, user_id, organization_id,
            row_number() over (partition by subject_id, action order by created_at desc, id desc) as recency
          from events
          where subject_type = ${type} and subject_id in (${sql.join(ids)})
            and action in (${sql.join(TOLD.map((action) => sql.lit(action)))})
        ) as told
        where recency = 1`,
    (row) => row.subject_id,
  ),
)

/** Number of open revisions of a record, field by field. */
export const openRevisions = perSubjectType((type: SubjectType) =>
  manyForEach<number, { subject_id: number; field_name: string; count: number }>(
    (db, ids) =>
      db
        .selectFrom('revisions')
        .select(['subject_id', 'field_name', sql<number>`count(*)`.as('count')])
        .where('subject_type', '=', type)
        .where('subject_id', 'in', ids)
        .where('status', '=', sql.lit('NEW'))
        .groupBy(['subject_id', 'field_name'])
        .orderBy('field_name'),
    (row) => row.subject_id,
  ),
)

/** The newest open revision of a record's description, or null; its value is JSON. */
export const openDescription = perSubjectType((type: SubjectType) =>
  oneForEach<number, { subject_id: number; id: number; suggested_value: string }>(
    // Of several rows with one subject the last one stays.
    (db, ids) =>
      db
        .selectFrom('revisions')
        .select(['subject_id', 'id', 'suggested_value'])
        .where('subject_type', '=', type)
        .where('subject_id', 'in', ids)
        .where('status', '=', sql.lit('NEW'))
        .where('field_name', '=', sql.lit('description'))
        .orderBy('created_at')
        .orderBy('id'),
    (row) => row.subject_id,
  ),
)
