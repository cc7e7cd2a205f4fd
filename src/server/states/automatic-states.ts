import { rm } from 'node:fs/promises'
import type { Reading, Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { freeze } from './freeze.ts'
import { isNightlyState } from './state-names.ts'
import { storedStates } from './stored-states.ts'
import type { StoredState } from './stored-states.ts'

/** A name as states may have it. */
const allowed = (name: string) => name.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9.-]+/g, '-').slice(0, 40)

/** The name, or where another state has it, the name with the version of the knowledge. */
async function freeName(db: Reading, folder: string, name: string): Promise<string> {
  const names = new Set((await storedStates(folder)).map((state) => state.name))
  const preferred = allowed(name)
  return names.has(preferred) ? `${preferred}.v${await versionNow(db)}` : preferred
}

/**
 * Freezes what an import has left, under the name of the release. Its date is the day of the release, or now where
 * somebody has curated since that day.
 */
export async function freezeRelease(
  storage: Storage,
  folder: string,
  release: { name: string; releasedOn: string },
  now = new Date(),
): Promise<StoredState> {
  const later = await storage.read
    .selectFrom('activities')
    .innerJoin('users', 'users.id', 'activities.user_id')
    .select('activities.id')
    .where('users.automation', '=', false)
    .where('activities.created_at', '>', `${release.releasedOn}T23:59:59.999Z`)
    .limit(1)
    .executeTakeFirst()
  const date = later ? now : new Date(`${release.releasedOn}T00:00:00Z`)
  return freeze(storage, folder, { name: await freeName(storage.read, folder, release.name), date })
}

export interface NightOptions {
  now: Date
  /** Nights whose states stay; 0: none is made. */
  nights: number
  /** Name of the release of the month, where one was made now. */
  monthly: string | null
}

/**
 * Freezes the knowledge of a night and removes the states of nights before the last ones. A night in which the knowledge
 * is that of the newest state needs none: a date gives the newest state before it.
 */
export async function freezeNight(
  storage: Storage,
  folder: string,
  { now, nights, monthly }: NightOptions,
): Promise<StoredState[]> {
  const made: StoredState[] = []
  const before = await storedStates(folder)
  if (monthly !== null && !before.some(({ name }) => name === monthly))
    made.push(await freeze(storage, folder, { name: monthly, date: now }))
  const name = `nightly-${now.toISOString().slice(0, 10)}`
  const newest = [...before, ...made].at(-1)
  const isNew = newest?.version !== (await versionNow(storage.read))
  if (nights > 0 && isNew && !before.some((state) => state.name === name))
    made.push(await freeze(storage, folder, { name, date: now }))
  const nightly = (await storedStates(folder)).filter(({ name: each }) => isNightlyState(each))
  for (const { file } of nightly.slice(0, Math.max(0, nightly.length - nights)))
    await rm(file, { force: true })
  return made
}
