import { recordTables } from '#server/storage/tables/record-tables.ts'
import type { Reading } from '#server/storage/database.ts'

/** Kinds of record that people take out of use through the interface. */
export type DeprecableEntity = 'FEATURE' | 'VARIANT' | 'MOLECULAR_PROFILE'

/** Something that stands in the way of deprecating. */
export interface StandingUse {
  entityType: 'EVIDENCE_ITEM' | 'ASSERTION' | 'REVISION'
  id: number
}

/**
 * Records that go out of use with another, and what must not be left without it (curation rules, section 8).
 */
export interface DeprecationReach {
  /** Variants in use of a feature; of other records none. Ascending. */
  variantIds: number[]
  /** Molecular profiles in use that go with it; not the record itself. Ascending. */
  profileIds: number[]
  /** Evidence, then assertions, then pending revisions, each ascending. */
  uses: StandingUse[]
}

/** Reach of deprecating the record as things stand. */
export async function deprecationReach(
  db: Reading,
  entityType: DeprecableEntity,
  id: number,
): Promise<DeprecationReach> {
  switch (entityType) {
    case 'FEATURE': {
      const variantIds = await liveVariantsOf(db, id)
      const profileIds = await liveProfilesWith(db, variantIds)
      const uses = [
        ...(await inUse(db, 'EVIDENCE_ITEM', profileIds)),
        ...(await inUse(db, 'ASSERTION', profileIds)),
        ...(await revisionsTo(db, profileIds)),
      ]
      return { variantIds, profileIds, uses }
    }
    case 'VARIANT': {
      const profileIds = await liveProfilesWith(db, [id])
      return { variantIds: [], profileIds, uses: await evidenceAndRevisions(db, profileIds) }
    }
    case 'MOLECULAR_PROFILE':
      return { variantIds: [], profileIds: [], uses: await evidenceAndRevisions(db, [id]) }
  }
}

async function evidenceAndRevisions(db: Reading, profileIds: number[]): Promise<StandingUse[]> {
  return [...(await inUse(db, 'EVIDENCE_ITEM', profileIds)), ...(await revisionsTo(db, profileIds))]
}

/** Evidence or assertions, not rejected, that the profiles have. */
async function inUse(
  db: Reading,
  entityType: 'EVIDENCE_ITEM' | 'ASSERTION',
  profileIds: number[],
): Promise<StandingUse[]> {
  if (profileIds.length === 0) return []
  const rows = await db
    // Both tables have these columns.
    .selectFrom(recordTables[entityType] as 'evidence_items')
    .select('id')
    .where('molecular_profile_id', 'in', profileIds)
    .where('status', '<>', 'REJECTED')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => ({ entityType, id }))
}

/** Pending revisions that would move evidence or assertions to one of the profiles. */
async function revisionsTo(db: Reading, profileIds: number[]): Promise<StandingUse[]> {
  if (profileIds.length === 0) return []
  const rows = await db
    .selectFrom('revisions')
    .select('id')
    .where('status', '=', 'NEW')
    .where('field_name', '=', 'molecular_profile_id')
    .where('suggested_value', 'in', profileIds.map(String))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => ({ entityType: 'REVISION', id }))
}

async function liveVariantsOf(db: Reading, featureId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('variants')
    .select('id')
    .where('feature_id', '=', featureId)
    .where('deprecated', '=', false)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function liveProfilesWith(db: Reading, variantIds: number[]): Promise<number[]> {
  if (variantIds.length === 0) return []
  const rows = await db
    .selectFrom('molecular_profiles as profile')
    .select('profile.id')
    .where('profile.deprecated', '=', false)
    .where('profile.id', 'in', (eb) =>
      eb
        .selectFrom('molecular_profile_variants')
        .select('molecular_profile_id')
        .where('variant_id', 'in', variantIds),
    )
    .orderBy('profile.id')
    .execute()
  return rows.map(({ id }) => id)
}
