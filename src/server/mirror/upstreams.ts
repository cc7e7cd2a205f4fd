import type { Selectable } from 'kysely'
import { ClientError } from '#server/errors/client-error.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'

/** A service whose records are followed. */
export type Upstream = Selectable<Tables['upstreams']>

/** Requests that the public service allows in five minutes. */
export const ALLOWED_REQUESTS = 900

const DAY_MS = 86_400_000

/**
 * When all pages are to be read again, in ms since 1970 (0: at once): a day after the last time, and a week where the
 * complete list of changes is followed.
 */
export function sweepTime({
  swept_at,
  sweep_position,
  followed_version,
}: Pick<Upstream, 'swept_at' | 'sweep_position' | 'followed_version'>): number {
  if (sweep_position !== null || swept_at === null) return 0
  return Date.parse(swept_at) + (followed_version === null ? 1 : 7) * DAY_MS
}

/** Part of the allowed requests that reading all pages takes unless set: a tenth. */
export const SWEEP_REQUESTS = ALLOWED_REQUESTS / 10

/** Longest name of an upstream, in characters. */
export const LONGEST_NAME = 60

/** The address of an upstream without path, or null for a text that is none. */
function addressOf(text: string): string | null {
  const url = URL.parse(text)
  const isAddress =
    url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.search && url.pathname === '/'
  return isAddress ? url.origin : null
}

/**
 * Adds an upstream.
 * @param budget most requests in five minutes while all pages are read
 * @throws ClientError for an address or a name that cannot be used
 */
export async function addUpstream(
  storage: Pick<Storage, 'writeAside'>,
  { address, name, budget = SWEEP_REQUESTS }: { address: string; name: string; budget?: number },
): Promise<Upstream> {
  const url = addressOf(address)
  if (url === null)
    throw new ClientError(
      'BAD_USER_INPUT',
      `“${address}” is not the address of a service; write http or https, the host and nothing after it, such as https://civicdb.org`,
    )
  if (name.trim() === '' || name.length > LONGEST_NAME)
    throw new ClientError(
      'BAD_USER_INPUT',
      `The name of an upstream must have 1 to ${LONGEST_NAME} characters`,
    )
  if (!Number.isInteger(budget) || budget < 1 || budget > ALLOWED_REQUESTS)
    throw new ClientError(
      'BAD_USER_INPUT',
      `The budget must be a whole number from 1 to ${ALLOWED_REQUESTS} requests in five minutes`,
    )
  return storage.writeAside(async (tx) => {
    const added = await tx
      .insertInto('upstreams')
      .values({ name, url, budget, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (added) return added
    const same = await tx
      .selectFrom('upstreams')
      .select(['name', 'url'])
      .where((is) => is.or([is('name', '=', name), is('url', '=', url)]))
      .executeTakeFirstOrThrow()
    throw new ClientError('CONFLICT', `There is an upstream ${same.name} already (${same.url})`)
  })
}

/** All upstreams that are followed, paused ones among them, by id. */
export const allUpstreams = (db: Reading): Promise<Upstream[]> =>
  db.selectFrom('upstreams').selectAll().where('removed_at', 'is', null).orderBy('id').execute()

/** Seconds since a time (ISO 8601); null: there was none. */
export const lagOf = (time: string | null, now: number): number | null =>
  time === null ? null : Math.max(Math.round((now - Date.parse(time)) / 1000), 0)
