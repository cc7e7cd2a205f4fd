import { sql } from 'kysely'
import type { EvidenceLevel, EvidenceType } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { cachedForVersion } from '../version-cache.ts'
import type { VersionedReading } from '../version-cache.ts'

/** What reads much runs its statements on `scan`. */
type Scanning = VersionedReading & { scan: Reading }

/** Number of evidence items, rejected aside, of this type and level. */
export interface EvidenceShare {
  evidenceType: EvidenceType
  evidenceLevel: EvidenceLevel
  count: number
}

/** Number of evidence items, rejected aside, in a span of time. */
export interface EvidenceInTime {
  /** `2016` for a year, `2016-05` for a month (UTC). */
  period: string
  count: number
}

/** Partial indexes have this condition; withdrawn evidence is rejected, too. */
const held = sql`item.status <> 'REJECTED' and item.withdrawn = false`

/** Evidence by type and level, in the order of the names; pairs without evidence are left out. */
export const evidenceComposition = (of: Scanning): Promise<EvidenceShare[]> =>
  cachedForVersion(of, 'number', 'evidenceComposition', async () => {
    const { rows } = await sql<EvidenceShare>`
    select item.evidence_type as "evidenceType", item.evidence_level as "evidenceLevel", count(*) as count
    from evidence_items as item where ${held}
    group by item.evidence_type, item.evidence_level
    order by item.evidence_type, item.evidence_level`.execute(of.scan)
    return rows.map((row) => ({ ...row, count: Number(row.count) }))
  })

/** Evidence by the year in which its source was published; sources without a year are left out. */
export const evidenceByPublication = (of: Scanning): Promise<EvidenceInTime[]> =>
  cachedForVersion(of, 'number', 'evidenceByPublication', async () => {
    const { rows } = await sql<{ year: number; count: number }>`
    select owner_id as year, accepted + submitted as count from evidence_counts
    where owner_table = 'publication_years' and accepted + submitted > 0
    order by owner_id`.execute(of.scan)
    return rows.map(({ year, count }) => ({ period: String(year), count: Number(count) }))
  })

/**
 * Evidence by the month in which it was submitted here. What a release brought is left out: of its items it only says
 * when each was last reviewed.
 */
export const evidenceBySubmission = (of: Scanning): Promise<EvidenceInTime[]> =>
  cachedForVersion(of, 'number', 'evidenceBySubmission', async () => {
    const { rows } = await sql<EvidenceInTime>`
    select substr(event.created_at, 1, 7) as period, count(*) as count
    from events as event join evidence_items as item on item.id = event.subject_id
    where event.subject_type = 'EVIDENCE_ITEM' and event.action = 'SUBMITTED' and ${held}
      and item.origin = 'LOCAL'
    group by substr(event.created_at, 1, 7) order by substr(event.created_at, 1, 7)`.execute(of.scan)
    return rows.map((row) => ({ ...row, count: Number(row.count) }))
  })
