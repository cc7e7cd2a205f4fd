import { sourceSources } from '#domain/vocabularies/sources.ts'
import type { ClinicalFields } from '#domain/validity.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { BarredSource } from '#domain/clinical/evidence-rules.ts'
import { isDeprecated, isRetracted } from '#server/knowledge/records/sources.ts'
import { typed } from '#server/knowledge/records/rows.ts'
import type { Reading } from '#server/storage/database.ts'

/** What evidence items and assertions point to, as far as the rules of validity ask about it. */
interface Named {
  molecularProfileId: number
  diseaseId: number | null
  therapyIds: readonly number[]
  /** Of evidence. */
  sourceId?: number
}

/** The part of the rules' fields that other records tell. */
export type ClinicalFacts = Required<
  Pick<ClinicalFields, 'profileIsMultiVariant' | 'diseaseIsDeprecated' | 'deprecatedTherapyIds'>
> & { profileIsDeprecated: boolean; barredSource: BarredSource | null }

const idsOf = (ids: Iterable<number | null | undefined>) => [
  ...new Set([...ids].filter((id) => typeof id === 'number')),
]

/**
 * Reads what the rules must know about the records that items name, with one statement a kind however many items.
 * Gives a function that says it for each.
 */
export async function clinicalFacts<Item extends Named>(
  db: Reading,
  items: readonly Item[],
): Promise<(item: Item) => ClinicalFacts> {
  const profileIds = idsOf(items.map((item) => item.molecularProfileId))
  const profiles =
    profileIds.length === 0
      ? []
      : await db
          .selectFrom('molecular_profiles')
          .select(['id', 'deprecated', 'is_multi_variant'])
          .where('id', 'in', inList(profileIds))
          .execute()
  const byId = new Map(profiles.map((profile) => [profile.id, profile]))
  const diseases = await deprecatedAmong(
    db,
    'diseases',
    items.map((item) => item.diseaseId),
  )
  const therapies = await deprecatedAmong(
    db,
    'therapies',
    items.flatMap((item) => item.therapyIds),
  )
  const sources = await barredSources(
    db,
    items.map((item) => item.sourceId),
  )
  return ({ molecularProfileId, diseaseId, therapyIds, sourceId }) => ({
    profileIsMultiVariant: byId.get(molecularProfileId)?.is_multi_variant ?? false,
    profileIsDeprecated: byId.get(molecularProfileId)?.deprecated ?? false,
    diseaseIsDeprecated: diseaseId !== null && diseases.has(diseaseId),
    deprecatedTherapyIds: therapyIds.filter((id) => therapies.has(id)),
    barredSource: (sourceId !== undefined && sources.get(sourceId)) || null,
  })
}

async function deprecatedAmong(
  db: Reading,
  table: 'diseases' | 'therapies',
  named: Iterable<number | null>,
): Promise<Set<number>> {
  const ids = idsOf(named)
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', inList(ids))
    .where('deprecated', '=', true)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function barredSources(
  db: Reading,
  named: Iterable<number | undefined>,
): Promise<Map<number, BarredSource>> {
  const ids = idsOf(named)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('sources')
    .selectAll()
    .select(typed('sources'))
    .where('id', 'in', inList(ids))
    .execute()
  return new Map(
    rows.filter(isDeprecated).map((source) => [
      source.id,
      {
        name: source.citation ?? `${sourceSources.label(source.source_type)} ${source.citation_id}`,
        reason: isRetracted(source) ? 'retracted' : 'deprecated',
      },
    ]),
  )
}
