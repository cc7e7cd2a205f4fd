import { sql } from 'kysely'
import { z } from 'zod'
import { upstreamAddress } from '#domain/mirror/upstream-address.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { Reading } from '#server/storage/database.ts'
import { namedIn } from '#server/storage/versions/record-shapes.ts'
import { isRunning } from './runs/run-progress.ts'
import { allUpstreams, lagOf, sweepTime } from './upstreams.ts'
import type { Upstream } from './upstreams.ts'

/** Records of one kind. */
export interface KindStatus {
  kind: VersionedKind
  /** Records that the upstream has. */
  there: number
  /** Records that it no longer has. */
  gone: number
  /** Records here, local ones among them. */
  here: number
  /** Those of the upstream that the sweep under way, or else the last one, has found. */
  swept: number
}

/** A record that could not be read or written, and why. */
export interface SetAsideStatus {
  kind: VersionedKind
  id: number
  /** Its page at the upstream. */
  url: string
  reason: string
  /** ISO 8601. */
  at: string
}

/** State of the mirror of one upstream. */
export interface MirrorStatus {
  upstream: Upstream
  kinds: KindStatus[]
  openConflicts: number
  /** The first of the records set aside. */
  setAside: SetAsideStatus[]
  setAsideCount: number
  missingFields: string[]
  /** Seconds since the last complete run; null: there was none. */
  lag: number | null
  /** Whether a run is under way. */
  isRunning: boolean
}

/** Records set aside that a status names. */
const MOST_NAMED = 20

const counted = (count: string | number | bigint | null): number => Number(count ?? 0)

async function kindStatuses(db: Reading, { id, sweep }: Upstream): Promise<KindStatus[]> {
  const rows = await db
    .selectFrom('upstream_records')
    .select(({ fn, eb }) => [
      'record_type as kind',
      'gone',
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string>(eb.case().when('sweep', '=', sweep).then(1).else(0).end()).as('swept'),
    ])
    .where('upstream_id', '=', id)
    .groupBy(['record_type', 'gone'])
    .orderBy('record_type')
    .execute()
  const kinds: KindStatus[] = []
  for (const [kind, some] of Map.groupBy(rows, (row) => row.kind)) {
    const there = some.find(({ gone }) => !gone)
    const [table] = namedIn[kind]
    const here = await sql<{
      count: number | string
    }>`select count(*) as count from ${sql.table(table)}`.execute(db)
    kinds.push({
      kind,
      there: counted(there?.count ?? null),
      gone: counted(some.find(({ gone }) => gone)?.count ?? null),
      here: counted(here.rows[0]?.count ?? null),
      swept: counted(there?.swept ?? null),
    })
  }
  return kinds.toSorted((left, right) => versionedKinds.compare(left.kind, right.kind))
}

async function statusOf(db: Reading, upstream: Upstream, now: number): Promise<MirrorStatus> {
  const total = <Row extends { count: number | string }>(row: Row) => counted(row.count)
  const openConflicts = await db
    .selectFrom('upstream_conflicts')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('upstream_id', '=', upstream.id)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  const setAside = db.selectFrom('upstream_set_aside').where('upstream_id', '=', upstream.id)
  const setAsideCount = await setAside
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const named = await setAside
    .select(['record_type as kind', 'upstream_record_id as id', 'reason', 'set_aside_at as at'])
    .orderBy('record_type')
    .orderBy('upstream_record_id')
    .limit(MOST_NAMED)
    .execute()
  return {
    upstream,
    kinds: await kindStatuses(db, upstream),
    openConflicts: total(openConflicts),
    setAside: named.map((one) => ({ ...one, url: upstreamAddress(upstream.url, one.kind, one.id) })),
    setAsideCount: total(setAsideCount),
    missingFields: z.array(z.string()).parse(JSON.parse(upstream.missing_fields)),
    lag: lagOf(upstream.succeeded_at, now),
    isRunning: isRunning(upstream, now),
  }
}

/** The state of the mirrors of all upstreams. */
export async function mirrorStatus(db: Reading, now = Date.now()): Promise<MirrorStatus[]> {
  const statuses: MirrorStatus[] = []
  for (const upstream of await allUpstreams(db)) statuses.push(await statusOf(db, upstream, now))
  return statuses
}

/**
 * When the next run begins and when all pages are read next, ISO 8601; null: not by itself.
 * @param minutes between two runs; 0: only on request
 */
export function nextRuns(
  { upstream, isRunning }: Pick<MirrorStatus, 'upstream' | 'isRunning'>,
  minutes: number,
): { run: string | null; sweep: string | null } {
  const { run_at, paused_at } = upstream
  if (minutes === 0 || paused_at !== null || isRunning) return { run: null, sweep: null }
  const now = Date.now()
  const run = Math.max(now, run_at === null ? 0 : Date.parse(run_at) + minutes * 60_000)
  return {
    run: new Date(run).toISOString(),
    sweep: new Date(Math.max(run, sweepTime(upstream))).toISOString(),
  }
}
