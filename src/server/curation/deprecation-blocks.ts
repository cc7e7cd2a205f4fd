import { recordTag } from '#domain/tags.ts'
import type { Reading } from '#server/storage/database.ts'

/** Tags of the evidence, and if asked for of the assertions, not rejected, that profiles have. */
export async function profilesInUse(
  db: Reading,
  profileIds: number[],
  withAssertions: boolean,
): Promise<string[]> {
  if (profileIds.length === 0) return []
  const inUse = (table: 'evidence_items' | 'assertions') =>
    // Both tables have these columns.
    db
      .selectFrom(table as 'evidence_items')
      .select('id')
      .where('molecular_profile_id', 'in', profileIds)
      .where('status', '<>', 'REJECTED')
      .orderBy('id')
      .execute()
  const evidence = await inUse('evidence_items')
  const assertions = withAssertions ? await inUse('assertions') : []
  return [
    ...evidence.map(({ id }) => recordTag('EVIDENCE_ITEM', id)),
    ...assertions.map(({ id }) => recordTag('ASSERTION', id)),
  ]
}

/** Tags of the pending revisions that would move evidence or assertions to one of the profiles. */
export async function openRevisionTo(db: Reading, profileIds: number[]): Promise<string[]> {
  if (profileIds.length === 0) return []
  const rows = await db
    .selectFrom('revisions')
    .select('id')
    .where('status', '=', 'NEW')
    .where('field_name', '=', 'molecular_profile_id')
    .where('suggested_value', 'in', profileIds.map(String))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => recordTag('REVISION', id))
}
