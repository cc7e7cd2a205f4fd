import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import { recordTag } from '#domain/records/tags.ts'
import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import type { FeatureInstanceType } from '#domain/vocabularies/features.ts'
import { hasFusionSyntax } from '#domain/variants/variant-names.ts'
import { addCoordinateStubs } from '#server/knowledge/records/variants/coordinate-stubs.ts'
import { isVisible } from '#server/knowledge/records/visibility.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { FeatureRecord } from '#server/knowledge/records/records.ts'
import { reindexSearch } from '#server/knowledge/search/reindex.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { recordActivity } from '../record-activity.ts'
import type { Curation } from '../curate.ts'

/** Result of a creation: the variant with the profile of it alone, and whether it was made now. */
export interface CreatedVariant {
  variantId: number
  profileId: number
  new: boolean
}

/**
 * Makes a variant of a gene or factor, unless the feature has one with the name, as its own or as an alias, whatever
 * the case (curation rules, section 7).
 * @throws ClientError when there is no such feature, when it is of another kind, or for a name that belongs to a fusion
 */
export async function createVariant(
  curation: Curation,
  { name, featureId }: { name: string; featureId: number },
): Promise<CreatedVariant> {
  const feature = await featureFor(curation, featureId, ['GENE', 'FACTOR'])
  const existing = await variantNamed(curation, featureId, name)
  if (existing) return existing
  if (feature.kind === 'GENE' && hasFusionSyntax(name))
    throw new ClientError(
      'BAD_USER_INPUT',
      `Gene variant name ${name} has fusion syntax (:: or the word fusion); create a fusion instead`,
    )
  return addVariant(curation, feature, { name })
}

const mutations = {
  GENE: 'createVariant',
  FACTOR: 'createVariant',
  FUSION: 'createFusionVariant',
  REGION: 'createRegionVariant',
} as const satisfies Record<FeatureInstanceType, string>

/**
 * The feature that is to have another variant.
 * @throws ClientError when it does not exist, is of another kind or out of use
 */
export async function featureFor(
  { find }: Curation,
  id: number,
  kinds: readonly FeatureInstanceType[],
): Promise<FeatureRecord> {
  const feature = await find(recordById.features, id)
  if (!feature) throw new ClientError('NOT_FOUND', `Feature id ${id} doesn't exist`)
  const named = `Feature ${feature.name} (${recordTag('FEATURE', id)})`
  if (!kinds.includes(feature.kind))
    throw new ClientError(
      'BAD_USER_INPUT',
      `${named} is a ${featureInstanceTypes.label(feature.kind)}, not a ${featureInstanceTypes
        .labels(kinds)
        .join(' or ')}; use ${mutations[feature.kind]}`,
    )
  if (feature.deprecated)
    throw new ClientError('CONFLICT', `${named} is deprecated and takes no new variants`)
  return feature
}

/** The live variant of the feature where this holds, or null; of several the first. */
export async function variantWhere(
  { tx }: Curation,
  featureId: number,
  condition: ReturnType<typeof sql<SqlBool>>,
  first: ReturnType<typeof sql> = sql`id`,
): Promise<CreatedVariant | null> {
  const row = await tx
    .selectFrom('variants')
    .select(['id', 'single_variant_molecular_profile_id as profileId'])
    .where('feature_id', '=', featureId)
    .where(isVisible('variants'))
    .where(condition)
    .orderBy(first)
    .orderBy('id')
    .executeTakeFirst()
  return row ? { variantId: row.id, profileId: row.profileId, new: false } : null
}

function variantNamed(curation: Curation, featureId: number, name: string): Promise<CreatedVariant | null> {
  const folded = foldText(name)
  return variantWhere(
    curation,
    featureId,
    sql<SqlBool>`(name_folded = ${folded} or id in (
      select link.variant_id from variant_variant_aliases as link
      join variant_aliases as alias on alias.id = link.variant_alias_id where alias.name_folded = ${folded}))`,
    // Its own name before an alias.
    sql`case when name_folded = ${folded} then 0 else 1 end`,
  )
}

/** A variant to be made, beside what its feature tells. */
export interface NewVariant {
  name: string
  viccName?: string
  iscnName?: string
  aliasIds?: readonly number[]
}

/** As {@link insertVariant}, findable and written down. */
export async function addVariant(
  curation: Curation,
  feature: FeatureRecord,
  variant: NewVariant,
): Promise<CreatedVariant> {
  const created = await insertVariant(curation, feature, variant)
  await announceVariant(curation, created)
  return created
}

/**
 * Adds a variant with the profile of it alone and its aliases.
 * @throws ClientError when another variant of the feature has the name
 */
export async function insertVariant(
  curation: Curation,
  feature: Pick<FeatureRecord, 'id' | 'kind' | 'name'>,
  { name, viccName, iscnName, aliasIds = [] }: NewVariant,
): Promise<CreatedVariant> {
  const { tx, now } = curation
  const namesake = await variantWhere(curation, feature.id, sql<SqlBool>`name_folded = ${foldText(name)}`)
  if (namesake)
    throw new ClientError(
      'CONFLICT',
      `${feature.name} already has a variant named ${name}: ${recordTag('VARIANT', namesake.variantId)}`,
    )
  const origin = { origin: 'LOCAL', created_at: now, updated_at: now } as const
  const profileName = `${feature.name} ${name}`
  const profile = await tx
    .insertInto('molecular_profiles')
    // Variant and profile name each other: the profile gets its expression when the variant has an id.
    .values({ raw_name: UNNAMED, name: profileName, name_folded: foldText(profileName), ...origin })
    .returning('id')
    .executeTakeFirstOrThrow()
  const variant = await tx
    .insertInto('variants')
    .values({
      feature_id: feature.id,
      kind: feature.kind,
      name,
      name_folded: foldText(name),
      vicc_name: viccName ?? null,
      iscn_name: iscnName ?? null,
      single_variant_molecular_profile_id: profile.id,
      ...origin,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('molecular_profiles')
    .set({ raw_name: `#VID${variant.id}` })
    .where('id', '=', profile.id)
    .execute()
  await tx
    .insertInto('molecular_profile_variants')
    .values({ molecular_profile_id: profile.id, variant_id: variant.id, position: 0 })
    .execute()
  for (const variant_alias_id of aliasIds)
    await tx
      .insertInto('variant_variant_aliases')
      .values({ variant_id: variant.id, variant_alias_id })
      .execute()
  if (feature.kind === 'GENE') await addCoordinateStubs(tx, now, [variant.id])
  return { variantId: variant.id, profileId: profile.id, new: true }
}

/** No expression: nothing else has this raw name, as no other transaction writes meanwhile. */
const UNNAMED = '~'

/** Makes a new variant and its profile findable. */
export async function indexVariant(
  { tx }: Curation,
  { variantId, profileId }: CreatedVariant,
): Promise<void> {
  await reindexSearch(tx, 'VARIANT', [variantId])
  await reindexSearch(tx, 'MOLECULAR_PROFILE', [profileId])
}

/** Makes a new variant and its profile findable and writes down who made them. */
export async function announceVariant(curation: Curation, created: CreatedVariant): Promise<void> {
  await indexVariant(curation, created)
  const subject = { entityType: 'VARIANT', id: created.variantId } as const
  await recordActivity(curation, {
    kind: 'CREATE_VARIANT',
    subject,
    events: [{ action: 'VARIANT_CREATED', subject }],
    linked: [{ entityType: 'MOLECULAR_PROFILE', id: created.profileId }],
  })
}
