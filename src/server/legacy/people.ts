import type { z } from 'zod'
import { userDisplayName } from '#domain/text/names.ts'
import { areasOfExpertise, coiStatuses, userRoles } from '#domain/vocabularies/people.ts'
import { codeById } from '#server/knowledge/records/codes.ts'
import { organizationById, organizationsOfUser } from '#server/knowledge/people/organizations.ts'
import type { OrganizationRecord, UserRecord } from '#server/knowledge/records/terms.ts'
import { coiStatusAt, latestCoi, userById } from '#server/knowledge/people/users.ts'
import type { CoiRecord } from '#server/knowledge/people/users.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import { picturePath } from '#domain/pictures.ts'
import type { LegacyReading } from './reading.ts'
import { byId } from './reading.ts'
import type { userSchema, organization, user } from './schemas/people.ts'

type Organization = z.infer<typeof organization>
type User = z.infer<typeof user>

/** The people and organizations that a set of events names. */
export interface People {
  user(id: number): User
  /** `{}` for null. */
  organization(id: number | null): Organization | Record<string, never>
}

function presentOrganization(row: OrganizationRecord) {
  const { id, name, url, description } = row
  return {
    id,
    name,
    url,
    description,
    profile_image: {
      x256: picturePath('organizations', id, 256),
      x128: picturePath('organizations', id, 128),
      x64: picturePath('organizations', id, 64),
      x32: picturePath('organizations', id, 32),
      x14: picturePath('organizations', id, 14),
    },
  }
}

type Conflict = z.infer<typeof userSchema>['conflict_of_interest']

function presentConflict(statement: CoiRecord | null, now: string): Conflict {
  const coi_valid = coiStatuses.legacyLabel(coiStatusAt(statement, now))
  if (!statement) return { coi_valid, details: {} }
  const { coi_present, statement: coi_statement, created_at, expires_at } = statement
  return {
    coi_valid,
    details: { coi_present, coi_statement: coi_statement ?? '', created_at, expires_at },
  }
}

interface Connections {
  organizations: Organization[]
  mostRecentOrganization: Organization | null
  country: { id: number; iso: string; name: string } | null
  statement: CoiRecord | null
}

function presentUser(
  row: UserRecord,
  { organizations, mostRecentOrganization, country, statement }: Connections,
  { baseUrl, now }: LegacyReading,
): z.infer<typeof userSchema> {
  const picture = (size: 128 | 64 | 32 | 14) => `${baseUrl}${picturePath('users', row.id, size)}`
  return {
    id: row.id,
    name: row.name,
    last_seen_at: row.last_seen_at,
    username: row.username,
    role: userRoles.legacyLabel(row.role),
    avatar_url: picture(32),
    avatars: { x128: picture(128), x64: picture(64), x32: picture(32), x14: picture(14) },
    area_of_expertise: row.area_of_expertise && areasOfExpertise.legacyLabel(row.area_of_expertise),
    orcid: row.orcid ?? '',
    // Never the e-mail address, which is nobody else's business.
    display_name: userDisplayName({ id: row.id, username: row.username, name: row.name }),
    created_at: row.created_at,
    url: row.url ?? '',
    twitter_handle: row.twitter_handle ?? '',
    facebook_profile: row.facebook_profile ?? '',
    linkedin_profile: row.linkedin_profile ?? '',
    bio: row.bio,
    country,
    featured_expert: row.featured_expert,
    accepted_license: null,
    signup_complete: null,
    organizations,
    most_recent_organization: mostRecentOrganization,
    conflict_of_interest: presentConflict(statement, now),
  }
}

/** Reads the people and organizations, with the organizations that these belong to in turn. */
export async function readPeople(
  reading: LegacyReading,
  named: { userIds: Iterable<number>; organizationIds: Iterable<number | null> },
): Promise<People> {
  const { db } = reading
  const userIds = [...new Set(named.userIds)]
  const users = await valuesById(db, userById, userIds)
  const rows = userIds.map(users).filter((row) => row !== null)
  const memberships = await valuesById(db, organizationsOfUser, userIds)
  const organizationIds = [...named.organizationIds, ...rows.map((row) => row.most_recent_organization_id)]
  const organizations = await valuesById(db, organizationById, organizationIds)
  const loaded = organizationIds.map((id) => (id === null ? null : organizations(id)))
  const present = [...loaded, ...userIds.flatMap(memberships)].filter((row) => row !== null)
  const parents = await valuesById(
    db,
    organizationById,
    present.map((row) => row.parent_id),
  )
  const countries = await valuesById(
    db,
    codeById.countries,
    rows.map((row) => row.country_id),
  )
  const statements = await valuesById(db, latestCoi, userIds)

  const withParent = (row: OrganizationRecord): Organization => {
    const parent = row.parent_id === null ? null : parents(row.parent_id)
    return {
      ...presentOrganization(row),
      parent: parent ? { ...presentOrganization(parent), parent: {} } : {},
    }
  }
  const organizationOf = (id: number | null) => {
    const row = id === null ? null : organizations(id)
    return row && withParent(row)
  }
  const presentById = (id: number): User => {
    const row = users(id)
    if (!row || row.deactivated_at !== null) return { username: 'Admin' }
    const connections = {
      organizations: byId(memberships(id)).map(withParent),
      mostRecentOrganization: organizationOf(row.most_recent_organization_id),
      country: row.country_id === null ? null : countries(row.country_id),
      statement: statements(id),
    }
    return presentUser(row, connections, reading)
  }
  // Few people have done most things.
  const presented = new Map(userIds.map((id) => [id, presentById(id)]))
  return {
    organization: (id) => organizationOf(id) ?? {},
    user: (id) => presented.get(id) ?? { username: 'Admin' },
  }
}
