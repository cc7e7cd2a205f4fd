import { sql } from 'kysely'
import type { EventAction } from '#domain/vocabularies/curation.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Load } from '../paging/batch.ts'
import { existing } from '../records/records.ts'
import { about } from '../activity/subjects.ts'
import type { SubjectInput } from '../activity/subjects.ts'
import type { UserRecord } from '../records/terms.ts'
import { userById } from './users.ts'

/** Contributor to a record, with what they did. */
export interface Contributor {
  user: UserRecord
  /** The most frequent action first. */
  actions: { action: EventAction; count: number }[]
  total: number
  /** ISO 8601. */
  latest: string
}

/** Everyone with an event about the record, who acted most first; those who did as much, the latest first. */
export async function contributorsTo(db: Reading, load: Load, subject: SubjectInput): Promise<Contributor[]> {
  const rows = await db
    .selectFrom('events')
    .select([
      'user_id',
      'action',
      sql<number>`count(*)`.as('count'),
      sql<string>`max(created_at)`.as('latest'),
    ])
    .where(about(subject))
    .groupBy(['user_id', 'action'])
    .orderBy('count', 'desc')
    .orderBy('action')
    .execute()
  const contributors = await Promise.all(
    [...Map.groupBy(rows, (row) => row.user_id)].map(async ([id, actions]) => ({
      user: await existing(load(userById, id)),
      actions: actions.map(({ action, count }) => ({ action, count })),
      total: actions.reduce((sum, { count }) => sum + count, 0),
      latest: actions.map(({ latest }) => latest).reduce((one, other) => (one > other ? one : other)),
    })),
  )
  return contributors.toSorted(
    (one, other) =>
      other.total - one.total ||
      (one.latest < other.latest ? 1 : one.latest > other.latest ? -1 : one.user.id - other.user.id),
  )
}
