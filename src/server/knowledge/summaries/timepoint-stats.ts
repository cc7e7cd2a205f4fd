import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { startOfWindow } from '#domain/time-windows.ts'
import type { Reading } from '#server/storage/database.ts'

/** Number of all, and of those that are new in the last week, month and year. */
export interface TimepointCounts {
  newThisWeek: number
  newThisMonth: number
  newThisYear: number
  allTime: number
}

const variantsWithEvidence = sql`evidence_items as item
  join molecular_profile_variants as held on held.molecular_profile_id = item.molecular_profile_id`

/** When each of the things first had evidence that is not rejected. */
const firstEvidence = (from: RawBuilder<unknown>, thing: string) => sql`
  select min(item.created_at) as moment from ${from}
  where item.status <> 'REJECTED' and ${sql.ref(thing)} is not null group by ${sql.ref(thing)}`

/** For each kind of thing: rows with the `moment` that decides whether a thing is new. */
const moments = {
  features: firstEvidence(
    sql`${variantsWithEvidence} join variants as variant on variant.id = held.variant_id`,
    'variant.feature_id',
  ),
  variants: firstEvidence(variantsWithEvidence, 'held.variant_id'),
  molecularProfiles: firstEvidence(sql`evidence_items as item`, 'item.molecular_profile_id'),
  evidenceItems: sql`select created_at as moment from evidence_items where status <> 'REJECTED'`,
  assertions: sql`select created_at as moment from assertions where status <> 'REJECTED'`,
  therapies: firstEvidence(
    sql`evidence_items as item join evidence_item_therapies as link on link.evidence_item_id = item.id`,
    'link.therapy_id',
  ),
  diseases: firstEvidence(sql`evidence_items as item`, 'item.disease_id'),
  sources: firstEvidence(sql`evidence_items as item`, 'item.source_id'),
  // A user counts while active: by the latest event.
  users: sql`select max(created_at) as moment from events group by user_id`,
  comments: sql`select created_at as moment from comments`,
  revisions: sql`select coalesce(resolved_at, updated_at) as moment from revisions where status = 'ACCEPTED'`,
} satisfies Record<string, RawBuilder<unknown>>

export type CountedKind = keyof typeof moments

/** Counts the things of a kind by when they became what is counted (GraphQL behaviour, section 6). */
export async function timepointCounts(db: Reading, kind: CountedKind, now: Date): Promise<TimepointCounts> {
  const since = (start: string | null) => sql`count(case when moment >= ${start} then 1 end)`
  const { rows } = await sql<{ week: number; month: number; year: number; ever: number }>`
    select ${since(startOfWindow('LAST_WEEK', now))} as week, ${since(startOfWindow('LAST_MONTH', now))} as month,
      ${since(startOfWindow('LAST_YEAR', now))} as year, count(*) as ever
    from (${moments[kind]}) as counted`.execute(db)
  const [counts] = rows
  return {
    newThisWeek: counts?.week ?? 0,
    newThisMonth: counts?.month ?? 0,
    newThisYear: counts?.year ?? 0,
    allTime: counts?.ever ?? 0,
  }
}
