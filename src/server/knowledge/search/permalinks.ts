import { createHash, randomUUID } from 'node:crypto'
import type { Reading, Writing } from '#server/storage/database.ts'

/** A search as it was asked, to be run again. */
export interface SavedSearch {
  /** The query of the interface, such as `searchEvidenceItems`. */
  searchEndpoint: string
  /** The filter that the query was given, as JSON. */
  filter: unknown
  originalQuery: string
  originalVariables: unknown
}

/** Bytes of a search that can be kept. */
export const LARGEST_PERMALINK = 8192

/** Permalinks of readers without an account leave when nobody has opened them for so long, in days. */
const ANONYMOUS_DAYS = 90
/** So many of them are kept at most; those opened longest ago leave first. */
const MOST_ANONYMOUS = 20_000

const DAY_MS = 86_400_000

/** JSON with the members of objects in the order of their names, so that the same value gives the same text. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`)
  return `{${members.join(',')}}`
}

/** The same search has the same digest, however the request was written. */
const digestOf = ({ searchEndpoint, filter }: SavedSearch): string =>
  createHash('sha256')
    .update(canonicalJson([searchEndpoint, filter]))
    .digest('base64url')

/** Bytes of the search as it is stored. */
export const permalinkBytes = (search: SavedSearch): number => Buffer.byteLength(JSON.stringify(search))

/** Who makes or opens a permalink, and when. */
interface PermalinkUse {
  isAnonymous: boolean
  now: Date
}

/** Notes the use of a permalink; one that somebody signed in has used stays. */
export async function noteUse(tx: Writing, id: string, { isAnonymous, now }: PermalinkUse): Promise<void> {
  await tx
    .updateTable('search_permalinks')
    .set({ opened_at: now.toISOString(), ...(!isAnonymous && { is_anonymous: 0 }) })
    .where('id', '=', id)
    .execute()
}

/** Keeps a search, and gives its id: that of the same search where one is kept, else a new UUID of version 4. */
export async function saveSearch(tx: Writing, search: SavedSearch, use: PermalinkUse): Promise<string> {
  const digest = digestOf(search)
  const now = use.now.toISOString()
  const row = {
    id: randomUUID(),
    search_endpoint: search.searchEndpoint,
    filter: JSON.stringify(search.filter),
    original_query: search.originalQuery,
    original_variables: JSON.stringify(search.originalVariables ?? null),
    created_at: now,
    digest,
    is_anonymous: Number(use.isAnonymous),
    opened_at: now,
  }
  await dropExpired(tx, use.now)
  const saved = await tx
    .insertInto('search_permalinks')
    .values(row)
    // Not one that is removed at this moment.
    .onConflict((on) => on.column('digest').where('digest', 'is not', null).doUpdateSet({ digest }))
    .returning('id')
    .executeTakeFirstOrThrow()
  if (saved.id !== row.id) await noteUse(tx, saved.id, use)
  return saved.id
}

/** Removes anonymous permalinks that nobody has opened for long, and those above their greatest number. */
async function dropExpired(tx: Writing, now: Date): Promise<void> {
  const expired = new Date(now.getTime() - ANONYMOUS_DAYS * DAY_MS).toISOString()
  await tx
    .deleteFrom('search_permalinks')
    .where('is_anonymous', '=', 1)
    .where('opened_at', '<', expired)
    .execute()
  await tx
    .deleteFrom('search_permalinks')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('search_permalinks')
        .select('id')
        .where('is_anonymous', '=', 1)
        .orderBy('opened_at', 'desc')
        .orderBy('id')
        .limit(MOST_ANONYMOUS)
        .offset(MOST_ANONYMOUS - 1),
    )
    .execute()
}

/** The search kept under an id, and whether this use of it is to be noted: once a day is enough. */
interface FoundPermalink {
  id: string
  search: SavedSearch
  isUseNew: boolean
}

const rowOf = (db: Reading, permalink: string) =>
  db
    .selectFrom('search_permalinks')
    .selectAll()
    .where('id', '=', permalink.trim().toLowerCase())
    .executeTakeFirst()

/** The filter of a saved search; null when there is none. */
export async function savedFilter(db: Reading, permalink: string): Promise<unknown> {
  const row = await rowOf(db, permalink)
  return row ? JSON.parse(row.filter) : null
}

/** Finds the search kept under the id; null when there is none. */
export async function findPermalink(
  db: Reading,
  permalink: string,
  { isAnonymous, now }: PermalinkUse,
): Promise<FoundPermalink | null> {
  const row = await rowOf(db, permalink)
  if (!row) return null
  const { id } = row
  const lastDay = new Date(now.getTime() - DAY_MS).toISOString()
  return {
    id,
    search: {
      searchEndpoint: row.search_endpoint,
      filter: JSON.parse(row.filter),
      originalQuery: row.original_query,
      originalVariables: JSON.parse(row.original_variables),
    },
    isUseNew: row.is_anonymous === 1 && (!isAnonymous || (row.opened_at ?? '') < lastDay),
  }
}
