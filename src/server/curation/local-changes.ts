import type { RecordOrigin } from '#domain/vocabularies/records.ts'
import type { RecordType } from '#server/storage/tables/activity/subjects.ts'
import type { Curation } from './curate.ts'

/**
 * Remembers that people here changed fields of a record that came from a release, so that the next import keeps
 * what they wrote. Fields go by their column, lists of ids by the name of their revisions (`therapy_ids`).
 */
export async function keepLocalChanges(
  { tx, now }: Pick<Curation, 'tx' | 'now'>,
  record: { record_type: RecordType; id: number; origin: RecordOrigin },
  fields: readonly string[],
): Promise<void> {
  if (record.origin === 'LOCAL') return
  for (const field_name of fields)
    await tx
      .insertInto('local_changes')
      .values({ record_type: record.record_type, record_id: record.id, field_name, changed_at: now })
      .onConflict((conflict) =>
        conflict.columns(['record_type', 'record_id', 'field_name']).doUpdateSet({ changed_at: now }),
      )
      .execute()
}
