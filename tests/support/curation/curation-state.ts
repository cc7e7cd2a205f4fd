import type { Storage } from '#server/storage/database.ts'

const counted = [
  'activities',
  'events',
  'notifications',
  'flags',
  'approvals',
  'source_suggestions',
  'subscriptions',
  'revisions',
] as const

/** How many rows each table of curation has: unchanged after a refusal. */
export async function curationState({ read }: Pick<Storage, 'read'>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of counted) {
    const row = await read
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    counts[table] = Number(row.count)
  }
  return counts
}

/** The latest activity with its events, as curation wrote them. */
export async function latestActivity({ read }: Pick<Storage, 'read'>) {
  const activity = await read
    .selectFrom('activities')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const events = await read
    .selectFrom('events')
    .selectAll()
    .where('activity_id', '=', activity.id)
    .orderBy('id')
    .execute()
  return {
    kind: activity.kind,
    verbiage: activity.verbiage,
    note: activity.note,
    user: activity.user_id,
    events: events.map(
      ({ action, subject_type, subject_id, originating_object_type }) =>
        `${action} ${subject_type} ${subject_id} from ${originating_object_type}`,
    ),
  }
}
