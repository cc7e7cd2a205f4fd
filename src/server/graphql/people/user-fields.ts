import { userDisplayName } from '#domain/text/names.ts'
import { codeById } from '#server/knowledge/records/codes.ts'
import { contributionsOfUser } from '#server/knowledge/people/contributions.ts'
import { latestEventOfUser } from '#server/knowledge/activity/events.ts'
import { placeOfUser } from '#server/knowledge/people/leaderboards.ts'
import { organizationsOfUser } from '#server/knowledge/people/organizations.ts'
import { feedOfUser } from '#server/knowledge/people/people-feeds.ts'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import { coiStatusAt, latestCoi } from '#server/knowledge/people/users.ts'
import type { CoiRecord } from '#server/knowledge/people/users.ts'
import { ApiKey, visibleApiKeys } from '../accounts/api-keys.ts'
import { builder } from '../schema/builder.ts'
import type { Types } from '../schema/builder.ts'
import { columns, orNull } from '../schema/columns.ts'
import { pageArgs } from '../schema/connection.ts'
import { Ranks, Stats } from './contributions.ts'
import { AreaOfExpertise, CoiStatus, EventAction, NotificationReason, UserRole } from '../schema/enums.ts'
import { notificationsOf } from '../activity/notifications.ts'
import { Country, Event, EventConnection, NotificationConnection, Organization } from '../schema/refs.ts'
import { relation, relationOrNull } from '../schema/relation.ts'

export const Coi = builder.objectRef<CoiRecord>('Coi').implement({
  description: 'Conflict-of-interest disclosure, valid for a year.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the disclosure.' }),
    coiPresent: t.exposeBoolean('coi_present', { description: 'True if there is a conflict.' }),
    coiStatement: t.exposeString('statement', {
      nullable: true,
      description: 'Description of the conflict.',
    }),
    coiStatus: t.field({
      type: CoiStatus,
      description: 'Status of the disclosure.',
      resolve: (statement) => coiStatusAt(statement, new Date().toISOString()),
    }),
    createdAt: t.expose('created_at', {
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time of creation.',
    }),
    expiresAt: t.expose('expires_at', { type: 'ISO8601DateTime', description: 'Time of expiry.' }),
  }),
})

/** The fields of a person, in a list of users, a table or a leaderboard. */
export const userFields = (t: PothosSchemaTypes.ObjectFieldBuilder<Types, UserRecord>) => ({
  ...columns(t, {
    id: ['Int', 'Id of the user.'],
    areaOfExpertise: [orNull(AreaOfExpertise), 'Area of expertise of the user.'],
    bio: [orNull('String'), 'Biography of the user.'],
    facebookProfile: [orNull('String'), 'Facebook username.'],
    joinDate: [orNull('ISO8601DateTime'), 'Time of registration.', 'created_at'],
    linkedinProfile: [orNull('String'), 'LinkedIn username.'],
    mostRecentActivityTimestamp: [
      orNull('ISO8601DateTime'),
      'Time of the latest activity of the user.',
      'last_activity_at',
    ],
    mostRecentOrganizationId: [orNull('Int'), 'Id of the organization on whose behalf the user last acted.'],
    name: [orNull('String'), 'Full name.'],
    orcid: [orNull('String'), 'ORCID iD.'],
    role: [UserRole, 'Role of the user.'],
    twitterHandle: [orNull('String'), 'Twitter username.'],
    url: [orNull('String'), 'Website of the user.'],
    username: ['String', 'Username, used for @mentions.'],
  }),
  apiKeys: t.field({
    type: [ApiKey],
    description:
      'API keys, masked: those of the caller, and for administrators those of all; empty for other users.',
    args: {
      includeRevoked: t.arg.boolean({
        defaultValue: false,
        description: 'True to include revoked keys.',
      }),
    },
    resolve: (user, { includeRevoked }, context) => visibleApiKeys(user, includeRevoked ?? false, context),
  }),
  country: relationOrNull(t, Country, 'Country of the user.', { country_id: codeById.countries }),
  displayName: t.string({
    description: 'Display name of the user.',
    resolve: (user) => userDisplayName({ ...user, email: null }),
  }),
  email: t.string({
    nullable: true,
    description: 'E-mail address; null unless the user is the caller.',
    resolve: (user, _args, { viewer }) => (viewer?.id === user.id ? user.email : null),
  }),
  events: t.field({
    type: EventConnection,
    description: 'Events of the user, newest first.',
    args: pageArgs,
    resolve: ({ id }, args, context) => feedOfUser(context, id, args),
  }),
  mostRecentConflictOfInterestStatement: relationOrNull(t, Coi, 'Latest conflict-of-interest disclosure.', {
    id: latestCoi,
  }),
  mostRecentEvent: relationOrNull(t, Event, 'Latest event of the user.', { id: latestEventOfUser }),
  notifications: t.field({
    type: NotificationConnection,
    nullable: true,
    description: 'Notifications of the user, unread ones by default; null unless the user is the caller.',
    args: {
      ...pageArgs,
      eventType: t.arg({ type: EventAction, description: 'Only notifications of events with this action.' }),
      includeSeen: t.arg.boolean({ defaultValue: false, description: 'True to include read notifications.' }),
      notificationType: t.arg({
        type: NotificationReason,
        description: 'Only notifications with this reason.',
      }),
      subscriptionId: t.arg.int({ description: 'Only notifications from this subscription.' }),
    },
    resolve: ({ id }, { includeSeen, notificationType, ...args }, { db, viewer }) =>
      viewer?.id === id
        ? notificationsOf(db, id, { includeRead: includeSeen, notificationReason: notificationType, ...args })
        : null,
  }),
  organizations: relation(t, [Organization], 'Organizations that the user is a member of.', {
    id: organizationsOfUser,
  }),
  organizationsWithApprovalPrivileges: t.field({
    type: [Organization],
    description: 'Organizations on whose behalf the user may approve assertions.',
    resolve: async (user, _args, { load }) =>
      (await load(organizationsOfUser, user.id)).filter(
        (organization) => organization.can_approve && organization.member_can_approve,
      ),
  }),
  profileImagePath: t.string({
    nullable: true,
    description: 'Always null: users have no profile images.',
    args: { size: t.arg.int({ defaultValue: 56, description: 'Width in pixels.' }) },
    resolve: () => null,
  }),
  ranks: t.field({
    type: Ranks,
    description: 'Rank of the user on each all-time leaderboard.',
    resolve: ({ id }) => ({ id, places: placeOfUser }),
  }),
  statsHash: relation(t, Stats, 'Contributions of the user.', { id: contributionsOfUser }),
})
