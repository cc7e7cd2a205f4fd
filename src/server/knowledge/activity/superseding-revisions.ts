import { oneForEach } from '../paging/batch.ts'
import { typed } from '../records/rows.ts'
import type { RecordOf } from '../records/rows.ts'

/** The revision whose acceptance superseded each revision: of the same field, accepted by the same act; or null. */
export const supersedingRevision = oneForEach<number, RecordOf<'revisions'> & { superseded_id: number }>(
  (db, ids) =>
    db
      .selectFrom('events as fell')
      .innerJoin('revisions as superseded', 'superseded.id', 'fell.originating_object_id')
      .innerJoin('events as stood', 'stood.activity_id', 'fell.activity_id')
      .innerJoin('revisions', 'revisions.id', 'stood.originating_object_id')
      .selectAll('revisions')
      .select([typed('revisions'), 'superseded.id as superseded_id'])
      .where('fell.action', '=', 'REVISION_SUPERSEDED')
      .where('fell.originating_object_type', '=', 'REVISION')
      .where('fell.originating_object_id', 'in', [...ids])
      .where('stood.action', '=', 'REVISION_ACCEPTED')
      .where('stood.originating_object_type', '=', 'REVISION')
      .whereRef('revisions.subject_type', '=', 'superseded.subject_type')
      .whereRef('revisions.subject_id', '=', 'superseded.subject_id')
      .whereRef('revisions.field_name', '=', 'superseded.field_name')
      .orderBy('revisions.id'),
  (row) => row.superseded_id,
)
