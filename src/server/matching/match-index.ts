import { buildMatchIndex } from '#domain/matching/match-index.ts'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import { matchableVariants } from '#domain/matching/matchable-variant.ts'
import { normalizeName } from '#domain/matching/variant-name.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import { isVisible } from '#server/knowledge/records/visibility.ts'
import { synonymsOfFeature } from '#server/knowledge/names/synonyms.ts'
import type { Reading } from '#server/storage/database.ts'
import { readFeatureAliases, readGeneIds, readVariantFacts } from './read-variant-facts.ts'
import { readTranscripts } from './transcripts.ts'
import { cachedForVersion } from '#server/knowledge/version-cache.ts'

async function readProfiles(db: Reading) {
  const rows = await db
    .selectFrom('molecular_profiles')
    .select(['id', 'name', 'raw_name'])
    .where(isVisible('molecular_profiles'))
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, name, raw_name }) => {
    const parsed = parseRawName(raw_name)
    return parsed.ok ? [{ id, name, expression: parsed.value }] : []
  })
}

async function readMatchIndex(db: Reading): Promise<MatchIndex> {
  const [facts, profiles, features, aliasesOf, idsOf] = await Promise.all([
    readVariantFacts(db),
    readProfiles(db),
    db.selectFrom('features').select(['id', 'name']).where(isVisible('features')).execute(),
    readFeatureAliases(db),
    readGeneIds(db),
  ])
  const names = features.map(({ id, name }) => ({
    name: normalizeName(name),
    aliases: [...aliasesOf(id), ...synonymsOfFeature(name)].map(normalizeName),
    commonNames: synonymsOfFeature(name).map(normalizeName),
    ids: idsOf(id),
  }))
  const variants = matchableVariants(facts)
  const named = variants.flatMap(({ transcript }) => transcript ?? [])
  return buildMatchIndex(variants, profiles, names, await readTranscripts(db, named))
}

/** The index of all variants and profiles in use, built once for each version of the knowledge. */
export const currentMatchIndex = (db: Reading) =>
  cachedForVersion({ db }, 'index', 'samples', () => readMatchIndex(db))
