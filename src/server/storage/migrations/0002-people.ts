import type { Dialect } from '../dialect.ts'
import { createIndex, createTable, oneOf } from './ddl.ts'

const ROLES = 'CURATOR EDITOR ADMIN'

/** Users, organizations, conflict-of-interest statements and API keys. */
export function people(dialect: Dialect): string[] {
  const { id, text } = dialect.types
  const table = (name: string, columns: string[]) => createTable(dialect, name, columns)
  const times = [`created_at ${text} not null`, `updated_at ${text} not null`]
  return [
    ...table('countries', [`id ${id}`, `iso ${text} not null unique`, `name ${text} not null`]),
    ...table('organizations', [
      `id ${id}`,
      `name ${text} not null`,
      `name_folded ${text} not null unique`,
      `url ${text} not null default ''`,
      `description ${text} not null default ''`,
      `parent_id integer references organizations (id)`,
      `can_approve boolean not null default false`,
      `is_approved_vcep boolean not null default false`,
      `clinvar_key ${text}`,
      `last_activity_at ${text}`,
      ...times,
    ]),
    createIndex('organizations', 'parent_id'),
    createIndex('organizations', 'last_activity_at, id'),
    ...table('users', [
      `id ${id}`,
      `email ${text}`,
      `email_folded ${text} unique`,
      `name ${text}`,
      `name_folded ${text}`,
      `username ${text} not null`,
      `username_folded ${text} not null unique`,
      `role ${text} not null default 'CURATOR' ${oneOf('role', ROLES)}`,
      `area_of_expertise ${text} ${oneOf('area_of_expertise', 'PATIENT_ADVOCATE CLINICAL_SCIENTIST RESEARCH_SCIENTIST')}`,
      `orcid ${text}`,
      `url ${text}`,
      `bio ${text}`,
      `twitter_handle ${text}`,
      `facebook_profile ${text}`,
      `linkedin_profile ${text}`,
      `country_id integer references countries (id)`,
      `most_recent_organization_id integer references organizations (id)`,
      `featured_expert boolean not null default false`,
      // The account in whose name imports act.
      `automation boolean not null default false`,
      `deactivated_at ${text}`,
      `last_seen_at ${text}`,
      `last_activity_at ${text}`,
      ...times,
    ]),
    createIndex('users', 'name_folded, id'),
    createIndex('users', 'role, id'),
    createIndex('users', 'last_activity_at, id'),
    ...table('affiliations', [
      `user_id integer not null references users (id)`,
      `organization_id integer not null references organizations (id)`,
      `can_approve boolean not null default false`,
      `primary key (user_id, organization_id)`,
    ]),
    createIndex('affiliations', 'organization_id, user_id'),
    ...table('conflict_of_interest_statements', [
      `id ${id}`,
      `user_id integer not null references users (id)`,
      `coi_present boolean not null`,
      `statement ${text}`,
      `created_at ${text} not null`,
      `expires_at ${text} not null`,
    ]),
    createIndex('conflict_of_interest_statements', 'user_id, created_at'),
    // Of a key only the digest is kept, with the ends by which its owner knows it again.
    ...table('api_keys', [
      `id ${id}`,
      `user_id integer not null references users (id)`,
      `digest ${text} not null unique`,
      `prefix ${text} not null`,
      `last_characters ${text} not null`,
      `name ${text}`,
      `expires_at ${text}`,
      `revoked_at ${text}`,
      `last_used_at ${text}`,
      `created_at ${text} not null`,
    ]),
    createIndex('api_keys', 'user_id, id'),
  ]
}
