import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/**
 * Evidence and assertions belong to molecular profiles; features, variants and groups have them through
 * the profiles of their variants. One kind of owner with its way to the profiles:
 * `from ${join}` gives rows of owner and profile ids, a pair possibly more than once.
 */
export interface ProfileOwner {
  join: RawBuilder<unknown>
  /** Column with the owner's id. */
  owner: RawBuilder<unknown>
  /** Column with the profile's id. */
  profile: RawBuilder<unknown>
}

export const profileOwners = {
  features: {
    join: sql`variants as owned join molecular_profile_variants as held on held.variant_id = owned.id`,
    owner: sql`owned.feature_id`,
    profile: sql`held.molecular_profile_id`,
  },
  variants: {
    join: sql`molecular_profile_variants as held`,
    owner: sql`held.variant_id`,
    profile: sql`held.molecular_profile_id`,
  },
  molecular_profiles: {
    join: sql`molecular_profiles as held`,
    owner: sql`held.id`,
    profile: sql`held.id`,
  },
  variant_groups: {
    join: sql`variant_group_variants as owned
      join molecular_profile_variants as held on held.variant_id = owned.variant_id`,
    owner: sql`owned.variant_group_id`,
    profile: sql`held.molecular_profile_id`,
  },
} as const satisfies Record<string, ProfileOwner>

export type ProfileOwnerTable = keyof typeof profileOwners
