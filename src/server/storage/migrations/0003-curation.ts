import type { Dialect } from '../dialect.ts'
import { createIndex, createTable, oneOf } from './ddl.ts'

const ACTIVITIES = `ACCEPT_REVISIONS APPROVE_ASSERTION COMMENT CREATE_COMPLEX_MOLECULAR_PROFILE CREATE_FEATURE
  CREATE_VARIANT DELETE_COMMENT DEPRECATE_COMPLEX_MOLECULAR_PROFILE DEPRECATE_FEATURE DEPRECATE_VARIANT
  FLAG_ENTITY MODERATE_ASSERTION MODERATE_EVIDENCE_ITEM REJECT_REVISIONS RESOLVE_FLAG REVOKE_APPROVAL
  SUBMIT_ASSERTION SUBMIT_EVIDENCE_ITEM SUGGEST_REVISION SUGGEST_SOURCE UPDATE_SOURCE_SUGGESTION`
const ACTIONS = `COMMENTED COMMENT_DELETED REVISION_SUGGESTED REVISION_ACCEPTED REVISION_REJECTED
  REVISION_SUPERSEDED SUBMITTED ACCEPTED REJECTED REVERTED ASSERTION_SUBMITTED ASSERTION_ACCEPTED
  ASSERTION_REJECTED ASSERTION_REVERTED ASSERTION_APPROVED ASSERTION_APPROVAL_REVOKED FLAGGED FLAG_RESOLVED
  PUBLICATION_SUGGESTED CURATED_SOURCE_SUGGESTION REJECTED_SOURCE_SUGGESTION REQUEUED_SOURCE_SUGGESTION
  FEATURE_CREATED VARIANT_CREATED COMPLEX_MOLECULAR_PROFILE_CREATED DEPRECATED_FEATURE DEPRECATED_VARIANT
  DEPRECATED_MOLECULAR_PROFILE`
/** Everything an event, activity, comment, flag, revision or subscription can be about. */
const SUBJECTS = `FEATURE VARIANT MOLECULAR_PROFILE EVIDENCE_ITEM ASSERTION VARIANT_GROUP SOURCE REVISION
  REVISION_SET COMMENT FLAG SOURCE_SUGGESTION VARIANT_COORDINATES EXON_COORDINATES`
const ROLES = 'CURATOR EDITOR ADMIN'

/** Activities, events, revisions, comments, flags, approvals, source suggestions, subscriptions, notifications. */
export function curation(dialect: Dialect): string[] {
  const { id, text } = dialect.types
  const table = (name: string, columns: string[]) => createTable(dialect, name, columns)
  const subject = (name: string) => [
    `${name}_type ${text} not null ${oneOf(`${name}_type`, SUBJECTS)}`,
    `${name}_id integer not null`,
  ]
  const user = (name: string, necessity = '') => `${name} integer ${necessity} references users (id)`
  const organization = `organization_id integer references organizations (id)`
  return [
    ...table('activities', [
      `id ${id}`,
      `kind ${text} not null ${oneOf('kind', ACTIVITIES)}`,
      ...subject('subject'),
      user('user_id', 'not null'),
      organization,
      `note ${text}`,
      `verbiage ${text} not null`,
      `created_at ${text} not null`,
    ]),
    createIndex('activities', 'subject_type, subject_id, created_at, id'),
    createIndex('activities', 'user_id, created_at, id'),
    createIndex('activities', 'organization_id, created_at, id'),
    createIndex('activities', 'kind, created_at, id'),
    createIndex('activities', 'created_at, id'),
    ...table('activity_linked_entities', [
      `activity_id integer not null references activities (id)`,
      ...subject('entity'),
      `primary key (activity_id, entity_type, entity_id)`,
    ]),
    createIndex('activity_linked_entities', 'entity_type, entity_id, activity_id'),
    ...table('events', [
      `id ${id}`,
      `action ${text} not null ${oneOf('action', ACTIONS)}`,
      ...subject('subject'),
      `originating_object_type ${text} ${oneOf('originating_object_type', SUBJECTS)}`,
      `originating_object_id integer`,
      user('user_id', 'not null'),
      organization,
      `activity_id integer references activities (id)`,
      `user_role ${text} not null ${oneOf('user_role', ROLES)}`,
      `created_at ${text} not null`,
      `check ((originating_object_type is null) = (originating_object_id is null))`,
    ]),
    createIndex('events', 'subject_type, subject_id, action, created_at, id'),
    createIndex('events', 'subject_type, subject_id, created_at, id'),
    createIndex('events', 'originating_object_type, originating_object_id'),
    createIndex('events', 'user_id, action, created_at, id'),
    createIndex('events', 'user_id, created_at, id'),
    createIndex('events', 'organization_id, action, created_at, id'),
    createIndex('events', 'organization_id, created_at, id'),
    createIndex('events', 'action, created_at, id'),
    createIndex('events', 'created_at, id'),
    createIndex('events', 'activity_id'),
    ...table('revision_sets', [
      `id ${id}`,
      ...subject('subject'),
      `created_at ${text} not null`,
      `updated_at ${text} not null`,
    ]),
    createIndex('revision_sets', 'subject_type, subject_id, id'),
    ...table('revisions', [
      `id ${id}`,
      `revision_set_id integer not null references revision_sets (id)`,
      ...subject('subject'),
      `field_name ${text} not null`,
      `current_value ${text} not null`,
      `suggested_value ${text} not null`,
      // Of field and value, order of lists aside: at most one such suggestion may be pending.
      `suggestion_digest ${text} not null`,
      `status ${text} not null ${oneOf('status', 'NEW ACCEPTED REJECTED SUPERSEDED')}`,
      user('revising_user_id', 'not null'),
      organization,
      user('resolving_user_id'),
      `resolved_at ${text}`,
      `created_at ${text} not null`,
      `updated_at ${text} not null`,
    ]),
    createIndex('revisions', 'revision_set_id, id'),
    createIndex('revisions', 'subject_type, subject_id, status, field_name'),
    createIndex('revisions', 'status, created_at, id'),
    createIndex('revisions', 'revising_user_id, status, id'),
    createIndex('revisions', 'resolving_user_id, id'),
    createIndex('revisions', 'field_name, id'),
    createIndex('revisions', 'subject_type, subject_id, suggestion_digest', {
      unique: true,
      where: `status = 'NEW'`,
    }),
    ...table('comments', [
      `id ${id}`,
      ...subject('subject'),
      `title ${text}`,
      `body ${text} not null`,
      user('user_id', 'not null'),
      organization,
      `created_at ${text} not null`,
      `deleted_at ${text}`,
    ]),
    createIndex('comments', 'subject_type, subject_id, created_at, id'),
    createIndex('comments', 'user_id, created_at, id'),
    createIndex('comments', 'created_at, id'),
    ...table('comment_mentioned_users', [
      `comment_id integer not null references comments (id)`,
      user('user_id', 'not null'),
      `primary key (comment_id, user_id)`,
    ]),
    createIndex('comment_mentioned_users', 'user_id, comment_id'),
    ...table('comment_mentioned_roles', [
      `comment_id integer not null references comments (id)`,
      `role ${text} not null ${oneOf('role', ROLES)}`,
      `primary key (comment_id, role)`,
    ]),
    createIndex('comment_mentioned_roles', 'role, comment_id'),
    ...table('comment_mentioned_entities', [
      `comment_id integer not null references comments (id)`,
      ...subject('entity'),
      `primary key (comment_id, entity_type, entity_id)`,
    ]),
    createIndex('comment_mentioned_entities', 'entity_type, entity_id, comment_id'),
    ...table('flags', [
      `id ${id}`,
      ...subject('subject'),
      user('flagging_user_id', 'not null'),
      user('resolving_user_id'),
      organization,
      `state ${text} not null ${oneOf('state', 'OPEN RESOLVED')}`,
      `created_at ${text} not null`,
      `resolved_at ${text}`,
      `check ((state = 'RESOLVED') = (resolved_at is not null))`,
    ]),
    createIndex('flags', 'subject_type, subject_id, state, id'),
    createIndex('flags', 'state, created_at, id'),
    createIndex('flags', 'flagging_user_id, id'),
    createIndex('flags', 'resolving_user_id, id'),
    ...table('approvals', [
      `id ${id}`,
      `assertion_id integer not null references assertions (id)`,
      `organization_id integer not null references organizations (id)`,
      user('user_id', 'not null'),
      `status ${text} not null ${oneOf('status', 'ACTIVE REQUIRES_REVIEW REVOKED')}`,
      `last_reviewed_at ${text} not null`,
      `clinvar_accession ${text}`,
      `created_at ${text} not null`,
      `updated_at ${text} not null`,
      `unique (assertion_id, organization_id)`,
    ]),
    createIndex('approvals', 'organization_id, status'),
    createIndex('approvals', 'user_id'),
    createIndex('approvals', 'status, last_reviewed_at, id'),
    ...table('source_suggestions', [
      `id ${id}`,
      `source_id integer not null references sources (id)`,
      user('user_id', 'not null'),
      organization,
      `molecular_profile_id integer references molecular_profiles (id)`,
      `disease_id integer references diseases (id)`,
      `initial_comment ${text} not null`,
      `status ${text} not null ${oneOf('status', 'NEW CURATED REJECTED')}`,
      `reason ${text}`,
      `created_at ${text} not null`,
      `updated_at ${text} not null`,
    ]),
    createIndex('source_suggestions', 'source_id, status'),
    createIndex('source_suggestions', 'status, created_at, id'),
    createIndex('source_suggestions', 'user_id, id'),
    createIndex('source_suggestions', 'molecular_profile_id'),
    createIndex('source_suggestions', 'disease_id'),
    ...table('subscriptions', [
      `id ${id}`,
      user('user_id', 'not null'),
      ...subject('subscribable'),
      `created_at ${text} not null`,
      `unique (user_id, subscribable_type, subscribable_id)`,
    ]),
    createIndex('subscriptions', 'subscribable_type, subscribable_id'),
    ...table('notifications', [
      `id ${id}`,
      user('notified_user_id', 'not null'),
      user('originating_user_id', 'not null'),
      `event_id integer not null references events (id)`,
      `subscription_id integer references subscriptions (id)`,
      `reason ${text} not null ${oneOf('reason', 'SUBSCRIPTION MENTION')}`,
      `seen boolean not null default false`,
      `created_at ${text} not null`,
      `updated_at ${text} not null`,
    ]),
    createIndex('notifications', 'notified_user_id, seen, created_at, id'),
    createIndex('notifications', 'event_id, notified_user_id', { unique: true, where: 'not seen' }),
    createIndex('notifications', 'subscription_id'),
  ]
}
