import { buildMatchIndex } from '#domain/matching/match-index.ts'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import { matchableVariant } from '#domain/matching/matchable-variant.ts'
import type { MatchableVariant, VariantFacts } from '#domain/matching/matchable-variant.ts'
import { normalizeName } from '#domain/matching/variant-name.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import { isVisible } from '#server/knowledge/records/visibility.ts'
import { synonymsOfFeature } from '#server/knowledge/search/synonyms/synonyms.ts'
import type { Reading } from '#server/storage/database.ts'
import { readFeatureAliases, readGeneIds, readVariantFacts } from './read-variant-facts.ts'
import { readTranscripts } from './transcripts.ts'
import { cachedByVersion } from './version-cache.ts'

/** Works out what variants mean; an alias that is another variant's name in the same gene tells nothing. */
function matchableVariants(facts: readonly VariantFacts[]): MatchableVariant[] {
  const counts = new Map<string, Map<string, number>>()
  for (const { feature, name } of facts) {
    const ofFeature = counts.get(feature) ?? new Map<string, number>()
    counts.set(feature, ofFeature)
    const normal = normalizeName(name)
    ofFeature.set(normal, (ofFeature.get(normal) ?? 0) + 1)
  }
  return facts.map((variant) => {
    const own = normalizeName(variant.name)
    const names = new Set(counts.get(variant.feature)?.keys())
    names.delete(own)
    return matchableVariant(variant, names)
  })
}

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
    ids: idsOf(id),
  }))
  const variants = matchableVariants(facts)
  const named = variants.flatMap(({ transcript }) => transcript ?? [])
  return buildMatchIndex(variants, profiles, names, await readTranscripts(db, named))
}

/** The index of all variants and profiles in use, built once for each version of the knowledge. */
export const currentMatchIndex = cachedByVersion(readMatchIndex)
