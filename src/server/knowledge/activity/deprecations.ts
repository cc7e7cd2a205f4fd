import { oneForEach } from '../paging/batch.ts'
import type { ActivityRecord } from '../records/terms.ts'
import type { Load } from '../paging/batch.ts'
import { variantsOfProfile } from '../records/molecular-profiles.ts'
import { recordById } from '../records/records.ts'
import type { RecordReference } from '../records/records.ts'

/** Kinds of record that go out of use. */
export type DeprecableType = 'FEATURE' | 'VARIANT' | 'MOLECULAR_PROFILE'

const actions = {
  FEATURE: 'DEPRECATED_FEATURE',
  VARIANT: 'DEPRECATED_VARIANT',
  MOLECULAR_PROFILE: 'DEPRECATED_MOLECULAR_PROFILE',
} as const

const batchesFor = (type: DeprecableType) => ({
  activity: oneForEach<number, ActivityRecord & { deprecated_id: number }>(
    (db, ids) =>
      db
        .selectFrom('events')
        .innerJoin('activities', 'activities.id', 'events.activity_id')
        .selectAll('activities')
        .select('events.subject_id as deprecated_id')
        .where('events.subject_type', '=', type)
        .where('events.subject_id', 'in', ids)
        .where('events.action', '=', actions[type])
        .orderBy('events.id'),
    (row) => row.deprecated_id,
  ),
  duplicate: oneForEach<number, { record_id: number; duplicate_of_id: number }>(
    (db, ids) =>
      db
        .selectFrom('duplicate_records')
        .select(['record_id', 'duplicate_of_id'])
        .where('record_type', '=', type)
        .where('record_id', 'in', ids),
    (row) => row.record_id,
  ),
})

const batches = {
  FEATURE: batchesFor('FEATURE'),
  VARIANT: batchesFor('VARIANT'),
  MOLECULAR_PROFILE: batchesFor('MOLECULAR_PROFILE'),
}

/** The activity that took the record out of use: its own, or that of its variant or feature; null where none is recorded. */
export const deprecationOf = (load: Load, type: DeprecableType, id: number): Promise<ActivityRecord | null> =>
  load(batches[type].activity, id)

/** The record of the same kind that a deprecated one is a duplicate of; null where none is named. */
async function namedDuplicate(load: Load, type: DeprecableType, id: number): Promise<RecordReference | null> {
  const found = await load(batches[type].duplicate, id)
  return found && { record_type: type, id: found.duplicate_of_id }
}

/**
 * The record to which readers of a deprecated one are led: the one it is a duplicate of, or that its variant or feature is a
 * duplicate of; for the profile of one variant that variant's profile. One that has become a duplicate itself leads on.
 */
export async function successorOf(
  load: Load,
  type: DeprecableType,
  id: number,
): Promise<RecordReference | null> {
  const seen = new Set<number>([id])
  let found = (await namedDuplicate(load, type, id)) ?? (await inheritedSuccessor(load, type, id))
  while (found && !seen.has(found.id)) {
    seen.add(found.id)
    const next = await namedDuplicate(load, found.record_type as DeprecableType, found.id)
    if (!next) return found
    found = next
  }
  return found
}

async function inheritedSuccessor(
  load: Load,
  type: DeprecableType,
  id: number,
): Promise<RecordReference | null> {
  if (type === 'VARIANT') {
    const variant = await load(recordById.variants, id)
    return variant && namedDuplicate(load, 'FEATURE', variant.feature_id)
  }
  if (type !== 'MOLECULAR_PROFILE') return null
  const variants = await load(variantsOfProfile, id)
  const [variant, ...others] = variants
  if (!variant || others.length > 0) return null
  const original = await successorOf(load, 'VARIANT', variant.id)
  if (original?.record_type !== 'VARIANT') return original
  const successor = await load(recordById.variants, original.id)
  return successor && { record_type: 'MOLECULAR_PROFILE', id: successor.single_variant_molecular_profile_id }
}
