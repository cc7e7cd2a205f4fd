import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { EvidenceStatus, EvidenceStatusFilter, EvidenceType } from '#domain/vocabularies/evidence.ts'
import { inList } from '../paging/batch.ts'
import type { Batch } from '../paging/batch.ts'
import { hasStatus, statusesOf } from '../records/clinical/evidence-status.ts'
import { profileOwners } from '../records/profile-owners.ts'
import type { ProfileOwner, ProfileOwnerTable } from '../records/profile-owners.ts'
import type { AggregateSortKey } from '../browse/aggregate-sort-key.ts'
import { storedCounts } from './stored-evidence-counts.ts'
import type { StatusCounts } from './stored-evidence-counts.ts'

/** Numbers of each status; `counted` is the evidence item or assertion, and the condition chooses among them. */
const countStatuses =
  (
    { join, owner, profile }: ProfileOwner,
    table: 'evidence_items' | 'assertions',
    condition: RawBuilder<unknown> = sql`1 = 1`,
  ): Batch<number, StatusCounts> =>
  async (db, ids) => {
    const { rows } = await sql<{ id: number; status: EvidenceStatus; count: number }>`
      select ${owner} as id, counted.status, count(distinct counted.id) as count
      from ${join} join ${sql.table(table)} as counted on counted.molecular_profile_id = ${profile}
      where ${owner} in (${sql.join(inList(ids))}) and ${condition}
      group by ${owner}, counted.status`.execute(db)
    const counts = new Map(ids.map((id) => [id, { ACCEPTED: 0, SUBMITTED: 0, REJECTED: 0 }]))
    for (const { id, status, count } of rows) {
      const ofOwner = counts.get(id)
      if (ofOwner) ofOwner[status] = count
    }
    return ids.map((id) => counts.get(id) ?? { ACCEPTED: 0, SUBMITTED: 0, REJECTED: 0 })
  }

const forEachOwner = <Value>(make: (owner: ProfileOwner) => Value): Record<ProfileOwnerTable, Value> => ({
  features: make(profileOwners.features),
  variants: make(profileOwners.variants),
  molecular_profiles: make(profileOwners.molecular_profiles),
  variant_groups: make(profileOwners.variant_groups),
})

/** Evidence items of each status that a feature, variant, profile or group has. */
export const evidenceCounts = {
  features: storedCounts('features'),
  variants: storedCounts('variants'),
  molecular_profiles: storedCounts('molecular_profiles'),
  variant_groups: storedCounts('variant_groups'),
}

/** Predictive evidence items of each status that a feature has. */
export const predictiveEvidenceCounts = countStatuses(
  profileOwners.features,
  'evidence_items',
  sql`counted.evidence_type = 'PREDICTIVE'`,
)

/** Assertions of each status that a feature, variant, profile or group has. */
export const assertionCounts = forEachOwner((owner) => countStatuses(owner, 'assertions'))

/** Number of those with a status that the filter lets through. */
export const countOf = (counts: StatusCounts, filter: EvidenceStatusFilter): number =>
  statusesOf[filter].reduce((sum, status) => sum + counts[status], 0)

/** The number of assertions to order by. */
export function assertionCountSortKey(
  table: ProfileOwnerTable,
  filter: EvidenceStatusFilter,
): AggregateSortKey {
  const { join, owner, profile } = profileOwners[table]
  return {
    kind: 'count',
    of: (ids) => sql`
      select ${owner} as owner_id, count(distinct counted.id) as value
      from ${join} join assertions as counted on counted.molecular_profile_id = ${profile}
      where ${owner} in ${ids} and ${hasStatus('counted.status', statusesOf[filter])}
      group by ${owner}`,
  }
}

/** Evidence items of each type that a molecular profile has, rejected ones aside. */
export const evidenceTypeCounts: Batch<number, Partial<Record<EvidenceType, number>>> = async (db, ids) => {
  const { rows } = await sql<{ id: number; type: EvidenceType; count: number }>`
    select molecular_profile_id as id, evidence_type as type, count(*) as count
    from evidence_items
    where molecular_profile_id in (${sql.join(inList(ids))})
      and ${hasStatus('status', statusesOf.NON_REJECTED)}
    group by molecular_profile_id, evidence_type`.execute(db)
  const counts = new Map<number, Partial<Record<EvidenceType, number>>>()
  for (const { id, type, count } of rows) counts.set(id, { ...counts.get(id), [type]: count })
  return ids.map((id) => counts.get(id) ?? {})
}
