import type { Reading } from '#server/storage/database.ts'
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

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/**
 * The version of the knowledge that a text names: its number, a day (its end in UTC) or an imported release, such as
 * 01-Aug-2024. Null for a text that names none.
 */
export async function changePoint(db: Reading, text: string): Promise<number | null> {
  if (/^\d{1,9}$/.test(text)) {
    const version = Number(text)
    return version <= (await newestChange(db)) ? version : null
  }
  if (isDay(text)) return versionBefore(db, nextDay(text))
  return versionOfRelease(db, text)
}

/** The version of the knowledge that the import of a release made, the last where there were several. */
async function versionOfRelease(db: Reading, name: string): Promise<number | null> {
  const release = await db
    .selectFrom('releases')
    .select(['id', 'imported_at'])
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!release) return null
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

/** Names of the imported releases, the newest first. */
export async function releaseNames(db: Reading): Promise<string[]> {
  const rows = await db
    .selectFrom('releases')
    .select(['id', 'name'])
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  return [...new Set(rows.map(({ name }) => name))]
}
