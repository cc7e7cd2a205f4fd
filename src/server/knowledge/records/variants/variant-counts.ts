import { sql } from 'kysely'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import { isVisible } from '../visibility.ts'
import { profileOwners } from '../profile-owners.ts'
import type { AggregateSortKey } from '#server/knowledge/browse/aggregate-sort-key.ts'

/** How owners lead to their variants: rows of owner ids and live variants, called `counted`. */
const variantOwners = {
  features: { join: sql`variants as counted`, owner: sql`counted.feature_id` },
  molecular_profiles: {
    join: sql`molecular_profile_variants as held join variants as counted on counted.id = held.variant_id`,
    owner: sql`held.molecular_profile_id`,
  },
  variant_groups: {
    join: sql`variant_group_variants as member join variants as counted on counted.id = member.variant_id`,
    owner: sql`member.variant_group_id`,
  },
}

type VariantOwner = keyof typeof variantOwners

const countVariants =
  (table: VariantOwner): Batch<number, number> =>
  async (db, ids) => {
    const { join, owner } = variantOwners[table]
    const { rows } = await sql<{ id: number; count: number }>`
      select ${owner} as id, count(*) as count from ${join}
      where ${owner} in (${sql.join(inList(ids))}) and ${isVisible('counted')}
      group by ${owner}`.execute(db)
    const counts = new Map(rows.map(({ id, count }) => [id, count]))
    return ids.map((id) => counts.get(id) ?? 0)
  }

/** Live variants of a feature, profile or group. */
export const variantCounts = {
  features: countVariants('features'),
  molecular_profiles: countVariants('molecular_profiles'),
  variant_groups: countVariants('variant_groups'),
}

/** The same count to order by. */
export const variantCountSortKey = (table: VariantOwner): AggregateSortKey => {
  const { join, owner } = variantOwners[table]
  return {
    kind: 'count',
    of: (ids) => sql`
      select ${owner} as owner_id, count(*) as value from ${join}
      where ${owner} in ${ids} and ${isVisible('counted')} group by ${owner}`,
  }
}

/** How features lead to the profiles, called `counted`, that speak of one of their variants, called `owned`. */
const profilesOfFeatures = sql`${profileOwners.features.join}
  join molecular_profiles as counted on counted.id = ${profileOwners.features.profile}`

/** Live profiles that speak of a live variant of the feature. */
export const profileCountsOfFeatures: Batch<number, number> = async (db, ids) => {
  const { owner } = profileOwners.features
  const { rows } = await sql<{ id: number; count: number }>`
    select ${owner} as id, count(distinct counted.id) as count from ${profilesOfFeatures}
    where ${owner} in (${sql.join(inList(ids))}) and ${isVisible('owned')} and ${isVisible('counted')}
    group by ${owner}`.execute(db)
  const counts = new Map(rows.map(({ id, count }) => [id, count]))
  return ids.map((id) => counts.get(id) ?? 0)
}

/** The same count to order by. */
export const profileCountSortKey: AggregateSortKey = {
  kind: 'count',
  of: (ids) => sql`
    select ${profileOwners.features.owner} as owner_id, count(distinct counted.id) as value
    from ${profilesOfFeatures}
    where ${profileOwners.features.owner} in ${ids} and ${isVisible('owned')}
      and ${isVisible('counted')}
    group by ${profileOwners.features.owner}`,
}
