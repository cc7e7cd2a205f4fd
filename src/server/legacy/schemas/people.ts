import { areasOfExpertise, coiStatuses, userRoles } from '#domain/vocabularies/people.ts'
import {
  constant,
  either,
  emptyObject,
  describe,
  flag,
  integer,
  list,
  named,
  nothing,
  nullable,
  object,
  oneOfWords,
  partial,
  text,
  timestamp,
} from './shape.ts'

const images = { x128: text, x64: text, x32: text, x14: text }

const organizationMembers = {
  id: integer,
  name: text,
  url: text,
  description: text,
  profile_image: describe(
    either(object({ x256: text, ...images }), emptyObject),
    'Paths of the images, by width in pixels.',
  ),
}

const parentOrganization = named(
  'ParentOrganization',
  'An organization without a parent.',
  object({ ...organizationMembers, parent: emptyObject }),
)

export const organization = named(
  'Organization',
  'Organization of curators.',
  object({ ...organizationMembers, parent: either(parentOrganization, emptyObject) }),
)

const declaration = object({
  coi_present: flag,
  coi_statement: text,
  created_at: timestamp,
  expires_at: timestamp,
})

export const userSchema = named(
  'User',
  'User: curator, editor or administrator.',
  object({
    id: integer,
    name: nullable(text),
    last_seen_at: nullable(timestamp),
    username: nullable(text),
    role: oneOfWords(userRoles.values.map(userRoles.legacyLabel)),
    avatar_url: text,
    avatars: describe(object(images), 'URLs of the images, by width in pixels.'),
    area_of_expertise: nullable(oneOfWords(areasOfExpertise.values.map(areasOfExpertise.legacyLabel))),
    orcid: text,
    display_name: text,
    created_at: timestamp,
    url: text,
    twitter_handle: text,
    facebook_profile: text,
    linkedin_profile: text,
    bio: nullable(text),
    country: nullable(object({ id: integer, iso: text, name: text })),
    featured_expert: flag,
    accepted_license: nothing,
    signup_complete: nothing,
    organizations: list(organization),
    most_recent_organization: nullable(organization),
    conflict_of_interest: object({
      coi_valid: oneOfWords(coiStatuses.values.map(coiStatuses.legacyLabel)),
      details: either(declaration, emptyObject),
    }),
  }),
)

/** Who acted; of an account that is gone only that. */
export const user = either(userSchema, object({ username: constant('Admin') }))

const lifecycleAction = named(
  'LifecycleAction',
  'Action on a record: its time, the user, and the organization they acted for.',
  object({ timestamp, user, organization: either(organization, emptyObject) }),
)

const changes = { last_modified: lifecycleAction, last_reviewed: lifecycleAction }
const commented = { last_commented_on: lifecycleAction }

/** History of a gene or a variant: the newest of each kind; what never happened is left out. */
export const featureLifecycle = partial({ ...changes, ...commented })

export const groupLifecycle = partial({
  last_modified: lifecycleAction,
  created: lifecycleAction,
  ...commented,
})

/** History of an evidence item or an assertion; of `accepted` and `rejected` only the current status. */
export const evidenceLifecycle = partial({
  submitted: lifecycleAction,
  ...changes,
  ...commented,
  accepted: lifecycleAction,
  rejected: lifecycleAction,
})
