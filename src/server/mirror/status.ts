import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { Reading } from '#server/storage/database.ts'
import { allUpstreams, lagOf } from './upstreams.ts'
import type { Upstream } from './upstreams.ts'

/** Records of an upstream of one kind. */
export interface KindStatus {
  kind: VersionedKind
  /** Records that the upstream has. */
  there: number
  /** Records that it no longer has. */
  gone: number
}

/** A record that could not be read or written, and why. */
export interface SetAsideStatus {
  kind: VersionedKind
  id: number
  reason: string
}

/** State of the mirror of one upstream. */
export interface MirrorStatus {
  upstream: Upstream
  kinds: KindStatus[]
  openConflicts: number
  setAside: SetAsideStatus[]
  missingFields: string[]
  /** Seconds since the last complete run; null: there was none. */
  lag: number | null
}

/** Records set aside that a status names. */
const MOST_NAMED = 20

async function statusOf(db: Reading, upstream: Upstream, now: number): Promise<MirrorStatus> {
  const kinds = await db
    .selectFrom('upstream_records')
    .select(({ fn }) => ['record_type as kind', 'gone', fn.countAll<number | string>().as('count')])
    .where('upstream_id', '=', upstream.id)
    .groupBy(['record_type', 'gone'])
    .orderBy('record_type')
    .execute()
  const { count } = await db
    .selectFrom('upstream_conflicts')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('upstream_id', '=', upstream.id)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  const setAside = await db
    .selectFrom('upstream_set_aside')
    .select(['record_type as kind', 'upstream_record_id as id', 'reason'])
    .where('upstream_id', '=', upstream.id)
    .orderBy('record_type')
    .orderBy('upstream_record_id')
    .limit(MOST_NAMED)
    .execute()
  const counted = Map.groupBy(kinds, ({ kind }) => kind)
  const sum = (rows: typeof kinds, isGone: boolean) =>
    rows.filter(({ gone }) => gone === isGone).reduce((total, row) => total + Number(row.count), 0)
  return {
    upstream,
    kinds: [...counted].map(([kind, rows]) => ({ kind, there: sum(rows, false), gone: sum(rows, true) })),
    openConflicts: Number(count),
    setAside,
    missingFields: JSON.parse(upstream.missing_fields) as string[],
    lag: lagOf(upstream.succeeded_at, now),
  }
}

/** The state of the mirrors of all upstreams. */
export async function mirrorStatus(db: Reading, now = Date.now()): Promise<MirrorStatus[]> {
  const statuses: MirrorStatus[] = []
  for (const upstream of await allUpstreams(db)) statuses.push(await statusOf(db, upstream, now))
  return statuses
}
