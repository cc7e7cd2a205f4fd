import { recordTag } from '#domain/tags.ts'
import type { EventAction } from '#domain/vocabularies/curation.ts'
import type {
  FeatureDeprecationReason,
  MolecularProfileDeprecationReason,
  VariantDeprecationReason,
} from '#domain/vocabularies/features.ts'
import { recordById } from '#server/knowledge/records.ts'
import { reindexSearch } from '#server/knowledge/search/reindex.ts'
import type { SubjectInput } from '#server/knowledge/subjects.ts'
import type { Curation } from './curate.ts'
import { openRevisionTo, profilesInUse } from './deprecation-blocks.ts'
import { recordActivity } from './record-activity.ts'
import type { NewEvent } from './record-activity.ts'
import { Refusal } from './refusal.ts'
import { requireEditorWithCoi } from './rights.ts'

const DEED = 'deprecate records'

interface Deprecation<Reason> {
  id: number
  reason: Reason
  comment: string
}

/**
 * Takes a feature out of use, with its variants and their profiles (curation rules, section 8).
 * @throws Refusal when there is none, it is a gene or deprecated already, or its profiles are in use
 */
export async function deprecateFeature(
  curation: Curation,
  { id, reason, comment }: Deprecation<FeatureDeprecationReason>,
) {
  const { tx, now, find } = curation
  const feature = await find(recordById.features, id)
  refuseDeprecated(feature, 'FEATURE', id)
  if (feature?.kind === 'GENE')
    throw new Refusal(
      'BAD_USER_INPUT',
      `${feature.name} (${recordTag('FEATURE', id)}) is a gene: genes cannot be deprecated`,
    )
  const variants = await liveVariantsOf(curation, id)
  const profiles = await liveProfilesWith(curation, variants)
  await refuseInUse(curation, profiles, { assertions: true })
  await requireEditorWithCoi(curation, DEED)
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
    verb: 'deprecated feature',
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
 * @throws Refusal when there is none, it is deprecated already, or its profiles are in use
 */
export async function deprecateVariant(
  curation: Curation,
  { id, reason, comment }: Deprecation<VariantDeprecationReason>,
) {
  refuseDeprecated(await curation.find(recordById.variants, id), 'VARIANT', id)
  const profiles = await liveProfilesWith(curation, [id])
  await refuseInUse(curation, profiles, { openRevisions: true })
  await requireEditorWithCoi(curation, DEED)
  await deprecateVariants(curation, [id], reason)
  await deprecateProfiles(curation, profiles, 'VARIANT_DEPRECATED')
  const subject = { entityType: 'VARIANT', id } as const
  await recordActivity(curation, {
    kind: 'DEPRECATE_VARIANT',
    subject,
    verb: 'deprecated variant',
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
 * @throws Refusal when there is none, it is not complex or deprecated already, or it is in use
 */
export async function deprecateComplexProfile(
  curation: Curation,
  { id, reason, comment }: Deprecation<MolecularProfileDeprecationReason>,
) {
  const profile = await curation.find(recordById.molecular_profiles, id)
  refuseDeprecated(profile, 'MOLECULAR_PROFILE', id)
  if (profile && !profile.is_complex)
    throw new Refusal(
      'BAD_USER_INPUT',
      `${profile.name} (${recordTag('MOLECULAR_PROFILE', id)}) is not complex: it is deprecated with its variant`,
    )
  await refuseInUse(curation, [id], { openRevisions: true })
  await requireEditorWithCoi(curation, DEED)
  await deprecateProfiles(curation, [id], reason)
  const subject = { entityType: 'MOLECULAR_PROFILE', id } as const
  await recordActivity(curation, {
    kind: 'DEPRECATE_COMPLEX_MOLECULAR_PROFILE',
    subject,
    verb: 'deprecated molecular profile',
    note: comment,
    events: [{ action: 'DEPRECATED_MOLECULAR_PROFILE', subject }],
  })
  return { profileId: id }
}

const names = { FEATURE: 'Feature', VARIANT: 'Variant', MOLECULAR_PROFILE: 'Molecular profile' } as const

function refuseDeprecated(
  record: { name: string; deprecated: boolean } | null,
  kind: keyof typeof names,
  id: number,
): void {
  if (!record) throw new Refusal('NOT_FOUND', `${names[kind]} ${id} doesn't exist`)
  if (record.deprecated)
    throw new Refusal(
      'CONFLICT',
      `${names[kind]} ${record.name} (${recordTag(kind, id)}) is already deprecated`,
    )
}

async function refuseInUse(
  { tx }: Curation,
  profileIds: number[],
  also: { assertions?: boolean; openRevisions?: boolean },
): Promise<void> {
  const uses = [
    ...(await profilesInUse(tx, profileIds, also.assertions ?? false)),
    ...(also.openRevisions ? await openRevisionTo(tx, profileIds) : []),
  ]
  if (uses.length === 0) return
  const shown = uses.slice(0, 10).join(', ')
  const more = uses.length > 10 ? ` and ${uses.length - 10} more` : ''
  throw new Refusal(
    'CONFLICT',
    `It cannot be deprecated while its molecular profiles are in use by ${shown}${more}`,
  )
}

const liveVariantsOf = async ({ tx }: Curation, featureId: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('variants')
    .select('id')
    .where('feature_id', '=', featureId)
    .where('deprecated', '=', false)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

const liveProfilesWith = async ({ tx }: Curation, variantIds: number[]): Promise<number[]> => {
  if (variantIds.length === 0) return []
  const rows = await tx
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
