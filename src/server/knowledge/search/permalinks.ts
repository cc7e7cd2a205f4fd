import { createHash } from 'node:crypto'
import type { Reading, Writing } from '#server/storage/database.ts'

/** A search as it was asked, to be run again. */
export interface KeptSearch {
  /** The query of the interface, such as `searchEvidenceItems`. */
  searchEndpoint: string
  /** The filter that the query was given, as JSON. */
  filter: unknown
  originalQuery: string
  originalVariables: unknown
}

/** A longer request is not kept. */
export const LONGEST_KEPT = 100_000

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

/** A uuid (version 8) that follows from the text. */
function uuidOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex')
  const variant = ((Number.parseInt(digest.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-')
}

/** The id of a search: the same request has the same one, whoever asks and whenever. */
const permalinkId = (search: KeptSearch): string =>
  uuidOf(
    canonicalJson([search.searchEndpoint, search.filter, search.originalQuery, search.originalVariables]),
  )

/** Keeps a search under its id. */
export async function keepSearch(tx: Writing, search: KeptSearch): Promise<string> {
  const id = permalinkId(search)
  await tx
    .insertInto('search_permalinks')
    .values({
      id,
      search_endpoint: search.searchEndpoint,
      filter: JSON.stringify(search.filter),
      original_query: search.originalQuery,
      original_variables: JSON.stringify(search.originalVariables ?? null),
      created_at: new Date().toISOString(),
    })
    .onConflict((on) => on.doNothing())
    .execute()
  return id
}

/** The search kept under the id, or null. */
export async function keptSearch(db: Reading, id: string): Promise<KeptSearch | null> {
  const row = await db
    .selectFrom('search_permalinks')
    .selectAll()
    .where('id', '=', id.trim().toLowerCase())
    .executeTakeFirst()
  if (!row) return null
  return {
    searchEndpoint: row.search_endpoint,
    filter: JSON.parse(row.filter),
    originalQuery: row.original_query,
    originalVariables: JSON.parse(row.original_variables),
  }
}
