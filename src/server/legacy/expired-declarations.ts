import { sql } from 'kysely'
import type { LegacyReading } from './reading.ts'

/** Number of declarations of conflicts of interest that have expired: all that changes answers without a write. */
export async function expiredDeclarations({ db, now }: LegacyReading): Promise<number> {
  const row = await db
    .selectFrom('conflict_of_interest_statements')
    .select(sql<number>`count(*)`.as('count'))
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow()
  return row.count
}
