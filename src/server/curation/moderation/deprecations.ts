import { recordKinds } from '#domain/records/record-kinds.ts'
import {
  alreadyDeprecatedDenial,
  deprecableDenial,
  deprecationDenial,
} from '#domain/policies/deprecations.ts'
import type { Deprecable } from '#domain/policies/deprecations.ts'
import { recordTag } from '#domain/records/tags.ts'
import type { EventAction } from '#domain/vocabularies/curation.ts'
import type {
  FeatureDeprecationReason,
  MolecularProfileDeprecationReason,
  VariantDeprecationReason,
} from '#domain/vocabularies/features.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { reindexSearch } from '#server/knowledge/search/reindex.ts'
import type { SubjectInput } from '#server/knowledge/activity/subjects.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Curation } from '../curate.ts'
import { deprecationReach } from './deprecation-reach.ts'
import type { DeprecableEntity, DeprecationReach, StandingUse } from './deprecation-reach.ts'
import { recordActivity } from '../record-activity.ts'
import type { NewEvent } from '../record-activity.ts'
import { withCoi } from '../rights.ts'

interface Deprecation<Reason> {
  id: number
  reason: Reason
  comment: string
  /** The record of the same kind that it is a duplicate of. */
  duplicateOfId?: number | null
}

/**
 * Takes a feature out of use, with its variants and their profiles (curation rules, section 8).
 * @throws ClientError when there is none, it is a gene or deprecated already, or its profiles are in use
 */
export async function deprecateFeature(
  curation: Curation,
  { id, reason, comment, duplicateOfId }: Deprecation<FeatureDeprecationReason>,
) {
  const { tx, now } = curation
  const { variantIds: variants, profileIds: profiles } = await allowedReach(curation, 'FEATURE', {
    id,
    reason,
    duplicateOfId,
  })
  await tx
    .updateTable('features')
    .set({ deprecated: true, deprecation_reason: reason, updated_at: now })
    .where('id', '=', id)
    .execute()
  await deprecateVariants(curation, variants, 'FEATURE_DEPRECATED')
  await deprecateProfiles(curation, profiles, 'VARIANT_DEPRECATED')
  await reindexSearch(tx, 'FEATURE', [id])
  const subject = { entityType: 'FEATURE', id } as const
  await recordActivity(curation, {
    kind: 'DEPRECATE_FEATURE',
    subject,
    note: comment,
    events: [
      { action: 'DEPRECATED_FEATURE', subject },
      ...eventsOf('DEPRECATED_VARIANT', 'VARIANT', variants),
      ...eventsOf('DEPRECATED_MOLECULAR_PROFILE', 'MOLECULAR_PROFILE', profiles),
    ],
    linked: [...subjectsOf('VARIANT', variants), ...subjectsOf('MOLECULAR_PROFILE', profiles)],
  })
  return { featureId: id, variantIds: variants, profileIds: profiles }
}

/**
 * Takes a variant out of use, with all profiles it takes part in (curation rules, section 8).
 * @throws ClientError when there is none, it is deprecated already, or its profiles are in use
 */
export async function deprecateVariant(
  curation: Curation,
  { id, reason, comment, duplicateOfId }: Deprecation<VariantDeprecationReason>,
) {
  const { profileIds: profiles } = await allowedReach(curation, 'VARIANT', { id, reason, duplicateOfId })
  await deprecateVariants(curation, [id], reason)
  await deprecateProfiles(curation, profiles, 'VARIANT_DEPRECATED')
  const subject = { entityType: 'VARIANT', id } as const
  await recordActivity(curation, {
    kind: 'DEPRECATE_VARIANT',
    subject,
    note: comment,
    events: [
      { action: 'DEPRECATED_VARIANT', subject },
      ...eventsOf('DEPRECATED_MOLECULAR_PROFILE', 'MOLECULAR_PROFILE', profiles),
    ],
    linked: subjectsOf('MOLECULAR_PROFILE', profiles),
  })
  return { variantId: id, profileIds: profiles }
}

/**
 * Takes a profile of several variants, or with NOT, out of use (curation rules, section 8).
 * @throws ClientError when there is none, it is not complex or deprecated already, or it is in use
 */
export async function deprecateComplexProfile(
  curation: Curation,
  { id, reason, comment, duplicateOfId }: Deprecation<MolecularProfileDeprecationReason>,
) {
  await allowedReach(curation, 'MOLECULAR_PROFILE', { id, reason, duplicateOfId })
  await deprecateProfiles(curation, [id], reason)
  const subject = { entityType: 'MOLECULAR_PROFILE', id } as const
  await recordActivity(curation, {
    kind: 'DEPRECATE_COMPLEX_MOLECULAR_PROFILE',
    subject,
    note: comment,
    events: [{ action: 'DEPRECATED_MOLECULAR_PROFILE', subject }],
  })
  return { profileId: id }
}

/**
 * The record, and how far deprecating it reaches; what stands against it is said in the order of the rules.
 * @throws ClientError when there is no such record, its state or kind forbids it, it is in use, or the caller may not
 */
async function allowedReach(
  curation: Curation,
  entityType: DeprecableEntity,
  { id, reason, duplicateOfId = null }: Pick<Deprecation<string>, 'id' | 'reason' | 'duplicateOfId'>,
): Promise<DeprecationReach> {
  const record = await deprecable(curation.find, entityType, id)
  if (!record) throw new ClientError('NOT_FOUND', `${recordKinds[entityType].noun} ${id} doesn't exist`)
  const already = alreadyDeprecatedDenial(record)
  if (already) throw new ClientError('CONFLICT', already)
  const ofItsKind = deprecableDenial(record)
  if (ofItsKind) throw new ClientError('BAD_USER_INPUT', ofItsKind)
  const reach = await deprecationReach(curation.tx, entityType, id)
  assertUnused(reach.uses)
  const denial = deprecationDenial(await withCoi(curation))
  if (denial) throw new ClientError('FORBIDDEN', denial)
  if (duplicateOfId !== null) await recordDuplicate(curation, record, { reason, duplicateOfId })
  return reach
}

/** @throws ClientError unless the reason is that it is a duplicate, of another record in use of the same kind */
async function recordDuplicate(
  { tx, find }: Curation,
  { entityType, id }: Deprecable,
  { reason, duplicateOfId }: { reason: string; duplicateOfId: number },
): Promise<void> {
  const { noun } = recordKinds[entityType]
  if (reason !== 'DUPLICATE')
    throw new ClientError(
      'BAD_USER_INPUT',
      `duplicateOfId goes with the reason DUPLICATE, not with ${reason}`,
    )
  if (duplicateOfId === id)
    throw new ClientError('BAD_USER_INPUT', `${noun} ${id} cannot be a duplicate of itself`)
  const original = await deprecable(find, entityType, duplicateOfId)
  if (!original) throw new ClientError('NOT_FOUND', `${noun} ${duplicateOfId} doesn't exist`)
  if (original.deprecated)
    throw new ClientError(
      'BAD_USER_INPUT',
      `${noun} ${original.name} (${duplicateOfId}) is deprecated itself`,
    )
  await tx
    .insertInto('duplicate_records')
    .values({ record_type: entityType, record_id: id, duplicate_of_id: duplicateOfId })
    .execute()
}

/** The record as the rules of deprecation see it; null when there is none. */
export async function deprecable(
  load: Load,
  entityType: DeprecableEntity,
  id: number,
): Promise<Deprecable | null> {
  switch (entityType) {
    case 'FEATURE': {
      const feature = await load(recordById.features, id)
      return feature && { entityType, isGene: feature.kind === 'GENE', ...namedOf(feature) }
    }
    case 'VARIANT': {
      const variant = await load(recordById.variants, id)
      return variant && { entityType, ...namedOf(variant) }
    }
    case 'MOLECULAR_PROFILE': {
      const profile = await load(recordById.molecular_profiles, id)
      return profile && { entityType, isComplex: profile.is_complex, ...namedOf(profile) }
    }
  }
}

const namedOf = ({ id, name, deprecated }: { id: number; name: string; deprecated: boolean }) => ({
  id,
  name,
  deprecated,
})

function assertUnused(uses: readonly StandingUse[]): void {
  if (uses.length === 0) return
  const shown = uses
    .slice(0, 10)
    .map(({ entityType, id }) => recordTag(entityType, id))
    .join(', ')
  const more = uses.length > 10 ? ` and ${uses.length - 10} more` : ''
  throw new ClientError(
    'CONFLICT',
    `It cannot be deprecated while its molecular profiles are in use by ${shown}${more}`,
  )
}

async function deprecateVariants({ tx, now }: Curation, ids: number[], reason: VariantDeprecationReason) {
  if (ids.length === 0) return
  await tx
    .updateTable('variants')
    .set({ deprecated: true, deprecation_reason: reason, updated_at: now })
    .where('id', 'in', ids)
    .execute()
  await reindexSearch(tx, 'VARIANT', ids)
}

async function deprecateProfiles(
  { tx, now }: Curation,
  ids: number[],
  reason: MolecularProfileDeprecationReason,
) {
  if (ids.length === 0) return
  await tx
    .updateTable('molecular_profiles')
    .set({ deprecated: true, deprecation_reason: reason, updated_at: now })
    .where('id', 'in', ids)
    .execute()
  await reindexSearch(tx, 'MOLECULAR_PROFILE', ids)
}

const subjectsOf = (entityType: SubjectInput['entityType'], ids: number[]): SubjectInput[] =>
  ids.map((id) => ({ entityType, id }))

const eventsOf = (action: EventAction, entityType: SubjectInput['entityType'], ids: number[]): NewEvent[] =>
  subjectsOf(entityType, ids).map((subject) => ({ action, subject }))
