import { displayName } from '#domain/profiles/profile-expression.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import { hasSameWords } from '#server/knowledge/derived.ts'
import { staleSearchWords } from '#server/knowledge/search/reindex.ts'
import { staleEvidenceCounts } from '#server/storage/evidence-counts.ts'
import { finding } from './finding.ts'
import type { Check } from './finding.ts'

/** Molecular profiles whose name is not made of the current names of their features and variants. */
export const staleProfileNames: Check = async (db) => {
  const variants = await db
    .selectFrom('variants')
    .innerJoin('features', 'features.id', 'variants.feature_id')
    .select(['variants.id', 'variants.name', 'features.name as feature'])
    .execute()
  const names = new Map(variants.map(({ id, name, feature }) => [id, `${feature} ${name}`]))
  const profiles = await db.selectFrom('molecular_profiles').select(['id', 'raw_name', 'name']).execute()
  const stale = profiles.filter(({ raw_name, name }) => {
    const expression = parseRawName(raw_name)
    return (
      !expression.ok ||
      !hasSameWords(
        displayName(expression.value, (id) => names.get(id) ?? '?'),
        name,
      )
    )
  })
  return [
    finding(
      'the name of a molecular profile is made of those of its variants',
      stale.map(({ id, name }) => `MOLECULAR_PROFILE ${id} (${name})`),
    ),
  ]
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
