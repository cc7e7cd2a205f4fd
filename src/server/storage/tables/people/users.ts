import type { Generated } from 'kysely'
import type { DatedRow } from '../row-shapes.ts'
import type { AreaOfExpertise, UserRole } from '#domain/vocabularies/people.ts'

export interface UserTables {
  users: DatedRow & {
    email: string | null
    email_folded: string | null
    /** Whether an outside provider has vouched for the address. */
    email_verified: Generated<boolean>
    name: string | null
    name_folded: string | null
    username: string
    username_folded: string
    role: Generated<UserRole>
    area_of_expertise: AreaOfExpertise | null
    orcid: string | null
    url: string | null
    bio: string | null
    twitter_handle: string | null
    facebook_profile: string | null
    linkedin_profile: string | null
    country_id: number | null
    most_recent_organization_id: number | null
    featured_expert: Generated<boolean>
    automation: Generated<boolean>
    deactivated_at: string | null
    last_seen_at: string | null
    last_activity_at: string | null
  }
  conflict_of_interest_statements: {
    id: Generated<number>
    user_id: number
    coi_present: boolean
    statement: string | null
    created_at: string
    expires_at: string
  }
  api_keys: {
    id: Generated<number>
    user_id: number
    digest: string
    prefix: string
    last_characters: string
    name: string | null
    expires_at: string | null
    revoked_at: string | null
    last_used_at: string | null
    created_at: string
  }
}
