import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import {
  regionFeatureName,
  regionIscnName,
  regionVariantAliases,
  regionVariantNamesFor,
} from '#domain/variants/region-names.ts'
import { regionVariantNames } from '#domain/vocabularies/features.ts'
import type { RegionVariantName } from '#domain/vocabularies/features.ts'
import {
  cytogeneticRegionById,
  cytogeneticRegionsOfFeature,
} from '#server/knowledge/records/variants/cytogenetic-regions.ts'
import { isVisible } from '#server/knowledge/records/visibility.ts'
import { ClientError, throwIfAny } from '#server/errors/client-error.ts'
import type { Curation } from '../curate.ts'
import { idsOfNames } from '../submission/named-things.ts'
import { missingReferences } from '../submission/references.ts'
import { announceFeature, insertFeature } from './features.ts'
import type { CreatedFeature } from './features.ts'
import { addVariant, featureFor, variantWhere } from './variants.ts'
import type { CreatedVariant } from './variants.ts'

/** More than any region that a name can still tell. */
const MOST_REGIONS = 20

/**
 * The ids as they are, when a region can be made of them.
 * @throws ClientError for none, for too many, or for one that occurs twice
 */
export function checkedRegionIds(ids: readonly number[]): readonly number[] {
  const repeated = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  throwIfAny('BAD_USER_INPUT', [
    ids.length === 0 && 'A region needs at least one cytogenetic region',
    ids.length > MOST_REGIONS &&
      `cytogeneticRegionIds has ${ids.length} ids; at most ${MOST_REGIONS} are allowed`,
    repeated.length > 0 && `Cytogenetic region ids must be distinct; more than once: ${repeated.join(', ')}`,
  ])
  return ids
}

/**
 * Makes a region of cytogenetic regions, unless there is one of the same in the same order
 * (curation rules, section 7).
 * @throws ClientError when one does not exist
 */
export async function createRegionFeature(
  curation: Curation,
  ids: readonly number[],
): Promise<CreatedFeature> {
  const { tx } = curation
  throwIfAny('NOT_FOUND', await missingReferences(tx, [['cytogenetic_region', ids]]))
  const existing = await regionOf(curation, ids)
  if (existing !== null) return { featureId: existing, new: false }
  const regions = (await cytogeneticRegionById(tx, ids)).filter((region) => region !== null)
  const featureId = await insertFeature(curation, 'REGION', regionFeatureName(regions))
  await tx
    .insertInto('region_cytogenetic_regions')
    .values(
      ids.map((cytogenetic_region_id, position) => ({
        feature_id: featureId,
        position,
        cytogenetic_region_id,
      })),
    )
    .execute()
  await announceFeature(curation, featureId)
  return { featureId, new: true }
}

async function regionOf({ tx }: Curation, ids: readonly number[]): Promise<number | null> {
  const parts = await tx
    .selectFrom('region_cytogenetic_regions as part')
    .innerJoin('features', 'features.id', 'part.feature_id')
    .select(['part.feature_id', 'part.cytogenetic_region_id'])
    .where(isVisible('features'))
    .where('part.feature_id', 'in', (eb) =>
      eb
        .selectFrom('region_cytogenetic_regions')
        .select('feature_id')
        .where('cytogenetic_region_id', '=', ids[0] ?? 0),
    )
    .orderBy('part.feature_id')
    .orderBy('part.position')
    .execute()
  for (const [featureId, own] of Map.groupBy(parts, (part) => part.feature_id))
    if (own.map((part) => part.cytogenetic_region_id).join() === ids.join()) return featureId
  return null
}

/**
 * Makes a variant of a region, unless the region has one with the same ISCN name (curation rules, section 7).
 * @throws ClientError when there is no such region, or when the name is not offered for it
 */
export async function createRegionVariant(
  curation: Curation,
  { name, featureId }: { name: RegionVariantName; featureId: number },
): Promise<CreatedVariant> {
  const feature = await featureFor(curation, featureId, ['REGION'])
  const regions = await curation.find(cytogeneticRegionsOfFeature, featureId)
  const [region] = regions
  if (!region || regionVariantNamesFor(regions) === null)
    throw new ClientError(
      'BAD_USER_INPUT',
      `${feature.name} is made of ${regions.length} cytogenetic regions; only a region of one can have variants`,
    )
  const iscnName = regionIscnName(name, region)
  if (!iscnName.ok) throw new ClientError('BAD_USER_INPUT', iscnName.error.message)
  const existing = await variantWhere(curation, featureId, sql<SqlBool>`iscn_name = ${iscnName.value}`)
  if (existing) return existing
  return addVariant(curation, feature, {
    name: regionVariantNames.label(name),
    iscnName: iscnName.value,
    aliasIds: await idsOfNames(curation.tx, 'variant_aliases', regionVariantAliases(name)),
  })
}
