import { z } from 'zod'
import { areasOfExpertise, coiStatuses, userRoles } from '#domain/vocabularies/people.ts'
import { emptyObject, timestamp, named } from './json-schema.ts'

const images = { x128: z.string(), x64: z.string(), x32: z.string(), x14: z.string() }

const organizationMembers = {
  id: z.int(),
  name: z.string(),
  url: z.string(),
  description: z.string(),
  profile_image: z
    .union([z.strictObject({ x256: z.string(), ...images }), emptyObject])
    .describe('Paths of the images, by width in pixels.'),
}

const parentOrganization = named(
  'ParentOrganization',
  'An organization without a parent.',
  z.strictObject({ ...organizationMembers, parent: emptyObject }),
)

export const organization = named(
  'Organization',
  'Organization of curators.',
  z.strictObject({ ...organizationMembers, parent: z.union([parentOrganization, emptyObject]) }),
)

const declaration = z.strictObject({
  coi_present: z.boolean(),
  coi_statement: z.string(),
  created_at: timestamp,
  expires_at: timestamp,
})

export const userSchema = named(
  'User',
  'User: curator, editor or administrator.',
  z.strictObject({
    id: z.int(),
    name: z.nullable(z.string()),
    last_seen_at: z.nullable(timestamp),
    username: z.nullable(z.string()),
    role: z.enum(userRoles.values.map(userRoles.legacyLabel)),
    avatar_url: z.string(),
    avatars: z.strictObject(images).describe('URLs of the images, by width in pixels.'),
    area_of_expertise: z.nullable(z.enum(areasOfExpertise.values.map(areasOfExpertise.legacyLabel))),
    orcid: z.string(),
    display_name: z.string(),
    created_at: timestamp,
    url: z.string(),
    twitter_handle: z.string(),
    facebook_profile: z.string(),
    linkedin_profile: z.string(),
    bio: z.nullable(z.string()),
    country: z.nullable(z.strictObject({ id: z.int(), iso: z.string(), name: z.string() })),
    featured_expert: z.boolean(),
    accepted_license: z.null(),
    signup_complete: z.null(),
    organizations: z.array(organization),
    most_recent_organization: z.nullable(organization),
    conflict_of_interest: z.strictObject({
      coi_valid: z.enum(coiStatuses.values.map(coiStatuses.legacyLabel)),
      details: z.union([declaration, emptyObject]),
    }),
  }),
)

/** Who acted; of an account that is gone only that. */
export const user = z.union([userSchema, z.strictObject({ username: z.literal('Admin') })])

const lifecycleAction = named(
  'LifecycleAction',
  'Action on a record: its time, the user, and the organization they acted for.',
  z.strictObject({ timestamp, user, organization: z.union([organization, emptyObject]) }),
)

const changes = { last_modified: lifecycleAction, last_reviewed: lifecycleAction }
const commented = { last_commented_on: lifecycleAction }

/** History of a gene or a variant: the newest of each kind; what never happened is left out. */
export const featureLifecycle = z.strictObject({ ...changes, ...commented }).partial()

export const groupLifecycle = z
  .strictObject({
    last_modified: lifecycleAction,
    created: lifecycleAction,
    ...commented,
  })
  .partial()

/** History of an evidence item or an assertion; of `accepted` and `rejected` only the current status. */
export const evidenceLifecycle = z
  .strictObject({
    submitted: lifecycleAction,
    ...changes,
    ...commented,
    accepted: lifecycleAction,
    rejected: lifecycleAction,
  })
  .partial()
