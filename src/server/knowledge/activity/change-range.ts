import { isCalendarDay } from '#domain/calendar-day.ts'
import type { Reading } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { invalidValue } from '#server/errors/invalid-value.ts'
import { newestChange } from './record-versions.ts'

/** The newest change of the knowledge that was made before a time (ISO 8601); 0 when there is none. */
async function versionBefore(db: Reading, time: string): Promise<number> {
  let [low, high] = [0, await newestChange(db)]
  // Times grow with versions, of which each step asks for one.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const found = await db
      .selectFrom('record_versions')
      .select(['version', 'at'])
      .where('version', '<=', middle)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!found || found.at < time) low = middle
    else high = found.version - 1
  }
  return low
}

const nextDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString()
}

/**
 * The version of the knowledge at the end of a day in UTC. Releases are of their day and not of that of their import, so
 * that the day of a release names it wherever it was imported later.
 */
async function versionOnDay(db: Reading, day: string): Promise<number> {
  let version = await versionBefore(db, nextDay(day))
  for (;;) {
    const next = await db
      .selectFrom('record_versions')
      .innerJoin('releases', 'releases.id', 'record_versions.cause_id')
      .select(['record_versions.version', 'record_versions.cause', 'releases.released_on'])
      .where('record_versions.version', '=', version + 1)
      .limit(1)
      .executeTakeFirst()
    if (next?.cause !== 'RELEASE' || next.released_on > day) return version
    ;({ version } = next)
  }
}

const releasesOf = (db: Reading) =>
  db.selectFrom('releases').select(['id', 'name', 'released_on', 'imported_at']).orderBy('id', 'desc')

/**
 * The version of the knowledge that a text names: its number, a day (its end in UTC) or an imported release, such as
 * 01-Aug-2024. Null for a text that names none.
 */
async function changeBound(db: Reading, text: string): Promise<number | null> {
  if (/^\d{1,9}$/.test(text)) {
    const version = Number(text)
    return version <= (await versionNow(db)) ? version : null
  }
  if (isCalendarDay(text)) return versionOnDay(db, text)
  const release = await releasesOf(db).where('name', '=', text).limit(1).executeTakeFirst()
  return release ? versionOfRelease(db, release) : null
}

/** Releases that an error names. */
const MOST_NAMED = 20

async function boundNamed(db: Reading, parameter: string, text: string): Promise<number> {
  const bound = await changeBound(db, text)
  if (bound !== null) return bound
  const names = (await releasesOf(db).limit(MOST_NAMED).execute()).map(({ name }) => name)
  const releases = [...new Set(names)].join(', ') || 'none'
  throw new ClientError(
    'BAD_REQUEST',
    invalidValue(
      parameter,
      text,
      `a version of the knowledge up to ${await versionNow(db)}, a day such as 2024-08-01, or an imported release (${releases})`,
    ),
  )
}

/**
 * The versions of the knowledge that two texts name: the beginning without `from`, the present without `to`.
 * @throws ClientError for a text that names none, and for a `from` later than `to`
 */
export async function changeRange(
  db: Reading,
  { from, to }: { from?: string | null | undefined; to?: string | null | undefined },
): Promise<{ from: number; to: number }> {
  const range = {
    from: from ? await boundNamed(db, 'from', from) : 0,
    to: to ? await boundNamed(db, 'to', to) : await versionNow(db),
  }
  if (range.from > range.to)
    throw new ClientError('BAD_REQUEST', `“from” (${from}) is later than “to” (${to || 'now'})`)
  return range
}

/** A release that was imported. */
export interface ImportedRelease {
  name: string
  /** Day of the release, as 2024-08-01. */
  releasedOn: string
  /** Version of the knowledge that its import made, or found where it changed nothing. */
  version: number
}

/** Releases that are listed: those of some years, of one a month. */
const MOST_LISTED = 60

/** The imported releases, the newest first, each name once: its last import. */
export async function importedReleases(db: Reading): Promise<ImportedRelease[]> {
  const rows = await releasesOf(db).limit(MOST_LISTED).execute()
  const last = rows.filter(({ name }, index) => rows.findIndex((other) => other.name === name) === index)
  return Promise.all(
    last.map(async (release) => ({
      name: release.name,
      releasedOn: release.released_on,
      version: await versionOfRelease(db, release),
    })),
  )
}

/** The version of the knowledge that the import of a release made. */
async function versionOfRelease(db: Reading, release: { id: number; imported_at: string }): Promise<number> {
  // The time is that at which the import began.
  const before = await versionBefore(db, release.imported_at)
  const made = await db
    .selectFrom('record_versions')
    .select('version')
    .where('version', '>', before)
    .where('cause', '=', 'RELEASE')
    .where('cause_id', '=', release.id)
    .orderBy('version')
    .limit(1)
    .executeTakeFirst()
  return made?.version ?? before
}
