import type { Selectable } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { oneForEach } from '../paging/batch.ts'
import { perSubjectType } from '../records/records.ts'

export type ClaimRecord = Selectable<Tables['claims']>

/** The claim of each record of one kind, expired ones among them, or null. */
export const claimOf = perSubjectType((type) =>
  oneForEach<number, ClaimRecord>(
    (db, ids) =>
      db.selectFrom('claims').selectAll().where('subject_type', '=', type).where('subject_id', 'in', ids),
    (row) => row.subject_id,
  ),
)

/** Checks whether a claim stands at a time (ISO 8601). */
export const isStanding = (claim: ClaimRecord, time: string): boolean => claim.expires_at > time
