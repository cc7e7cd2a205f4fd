import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import { staleNames } from '#server/knowledge/derived.ts'
import { staleSearchWords } from '#server/knowledge/search/reindex.ts'
import { staleEvidenceCounts } from '#server/storage/evidence-counts.ts'
import { finding } from './finding.ts'
import type { Check } from './finding.ts'

/** Molecular profiles of one statement. */
const PROFILES_AT_ONCE = 500

/** Molecular profiles whose name is not made of the current names of their features and variants. */
export const staleProfileNames: Check = async (db) => {
  const profiles = await db
    .selectFrom('molecular_profiles')
    .select(['id', 'name', 'raw_name'])
    .orderBy('id')
    .execute()
  const stale: string[] = []
  for (let from = 0; from < profiles.length; from += PROFILES_AT_ONCE) {
    const part = profiles.slice(from, from + PROFILES_AT_ONCE)
    const names = await staleNames(
      db,
      part.map(({ id }) => id),
    )
    for (const { id, name, raw_name } of part) {
      if (names.has(id) || !parseRawName(raw_name).ok) stale.push(`MOLECULAR_PROFILE ${id} (${name})`)
    }
  }
  return [finding('the name of a molecular profile is made of those of its variants', stale)]
}

/** Records that a search does not find by what they say, or finds by what they do not say. */
export const staleSearch: Check = async (db) => {
  const stale: string[] = []
  for await (const { type, id, word } of staleSearchWords(db)) stale.push(`${type} ${id} (${word})`)
  return [finding('a record is found by what it says, and by nothing else', stale)]
}

/** Stored numbers of evidence that are not those of the evidence. */
export const staleCounts: Check = async (db) => {
  const stale = await staleEvidenceCounts(db)
  return [
    finding(
      'a stored number of evidence items is that of the evidence',
      stale.map(({ table, id }) => `${table} ${id}`),
    ),
  ]
}
