import { activityById } from '#server/knowledge/activity/activities.ts'
import { eventCount, eventTotals, listEvents } from '#server/knowledge/activity/events.ts'
import type { EventFilter, FeedScope } from '#server/knowledge/activity/events.ts'
import { applicableTo } from '#server/knowledge/paging/page.ts'
import type { PageArgs } from '#server/knowledge/paging/page.ts'
import { changeLinkOf } from '#server/knowledge/records/record-names.ts'
import { findRecord } from '#server/knowledge/records/records.ts'
import type { RecordReference } from '#server/knowledge/records/records.ts'
import { organizationById } from '#server/knowledge/people/organizations.ts'
import { userById } from '#server/knowledge/people/users.ts'
import type { Reading } from '#server/storage/database.ts'
import type { DateSort as DateSortInput } from '#server/knowledge/activity/subjects.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { builder } from '../schema/builder.ts'
import { connect, pageArgs } from '../schema/connection.ts'
import type { GraphQLContext } from '../context.ts'
import { EventAction } from '../schema/enums.ts'
import {
  Activity,
  Event,
  EventConnection,
  EventOriginObject,
  EventSubject,
  Organization,
  User,
} from '../schema/refs.ts'
import { relation, relationOrNull } from '../schema/relation.ts'
import { DateSort } from '../schema/sorting.ts'
import { SubscribableQueryInput } from './subjects.ts'

Event.implement({
  description: 'An event in the history of a record.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the event.' }),
    action: t.expose('action', { type: EventAction, description: 'Action of the event.' }),
    activity: relationOrNull(t, Activity, 'Activity that it is part of, with the comment of its user.', {
      activity_id: activityById,
    }),
    createdAt: t.expose('created_at', { type: 'ISO8601DateTime', description: 'Time of the event.' }),
    link: t.string({
      nullable: true,
      description:
        'Path of what the event came from on this site: the revision set, the comment, the flag; else of the record. Curia extension.',
      resolve: async (
        { originating_object_type: type, originating_object_id: id, ...event },
        _args,
        { load },
      ) => {
        const origin =
          (type !== null && id !== null && (await findRecord(load, type, id))) ||
          (await findRecord(load, event.subject_type, event.subject_id))
        return origin ? changeLinkOf(origin, load) : null
      },
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'Organization on whose behalf the user acted; null if none.',
      resolve: (event, _args, { load }) =>
        event.organization_id === null ? null : load(organizationById, event.organization_id),
    }),
    originatingObject: t.field({
      type: EventOriginObject,
      nullable: true,
      description: 'Object that the event originated from: the comment, the revision, the flag…',
      resolve: (event, _args, { load }) =>
        event.originating_object_type === null || event.originating_object_id === null
          ? null
          : findRecord(load, event.originating_object_type, event.originating_object_id),
    }),
    originatingUser: relation(t, User, 'User who acted.', { user_id: userById }),
    subject: t.field({
      type: EventSubject,
      nullable: true,
      description: 'Record that the event concerns.',
      resolve: (event, _args, { load }) => findRecord(load, event.subject_type, event.subject_id),
    }),
  }),
})

builder.objectFields(EventConnection, (t) => ({
  eventTypes: t.field({
    type: [EventAction],
    description: 'Actions of events within the scope of the feed.',
    resolve: (feed) => feed.eventTypes(),
  }),
  participatingOrganizations: t.field({
    type: [Organization],
    description: 'Organizations with events within the scope of the feed.',
    resolve: (feed) => feed.organizations(),
  }),
  unfilteredCount: t.int({
    description: 'Number of events within the scope of the feed, regardless of filters.',
    resolve: (feed) => feed.unfilteredCount(),
  }),
  uniqueParticipants: t.field({
    type: [User],
    description: 'Users who acted within the scope of the feed, most recent first; at most 15.',
    resolve: (feed) => feed.participants(),
  }),
}))

type FeedArgs = PageArgs & EventFilter & { sortBy?: DateSortInput | null }

/** A feed of events; `scope` says what its totals are about. */
const eventFeed = (db: Reading, scope: FeedScope, filter: EventFilter, args: FeedArgs) => ({
  ...connect(listEvents(db, filter, args.sortBy), args),
  ...eventTotals(db, scope),
})

/** The feed of one record, as all records have it. */
export function eventsOfRecord(context: GraphQLContext, record: RecordReference, args: FeedArgs) {
  const { eventType, originatingUserId, organizationId } = args
  const filter: EventFilter = { eventType, originatingUserId, organizationId }
  const subject = { entityType: record.record_type, id: record.id }
  const feed = eventFeed(context.db, { kind: 'subject', subject: record }, { ...filter, subject }, args)
  return {
    ...feed,
    ...applicableTo(feed, () => eventCount(context.load, record, filter)),
    unfilteredCount: () => eventCount(context.load, record, {}),
  }
}

/** Filters that every feed of events offers. */
export const eventArgs = builder.args((t) => ({
  ...pageArgs,
  eventType: t.field({ type: EventAction, description: 'Only events with this action.' }),
  originatingUserId: t.int({ description: 'Only events by this user.' }),
  organizationId: t.int({ description: 'Only events on behalf of this organization.' }),
  sortBy: t.field({ type: DateSort, description: 'Sort order; newest first by default.' }),
}))

export const EventFeedMode = builder.enumType('EventFeedMode', {
  description: 'Scope of the totals of a feed.',
  values: {
    ORGANIZATION: { value: 'ORGANIZATION', description: 'The organization given in the arguments.' },
    SUBJECT: { value: 'SUBJECT', description: 'The subject given in the arguments.' },
    UNSCOPED: { value: 'UNSCOPED', description: 'Everything.' },
    USER: { value: 'USER', description: 'The user given in the arguments.' },
  } as const,
})

/** The scope that a mode means; null where its argument is missing. */
function scopeOf(
  args: EventFilter & { mode?: 'ORGANIZATION' | 'SUBJECT' | 'UNSCOPED' | 'USER' | null },
): FeedScope | null {
  switch (args.mode) {
    case 'SUBJECT': {
      if (!args.subject) return null
      const { id, entityType, includeChildren } = args.subject
      return { kind: 'subject', subject: { id, record_type: entityType }, includeChildren }
    }
    case 'USER':
      return args.originatingUserId == null ? null : { kind: 'user', id: args.originatingUserId }
    case 'ORGANIZATION':
      return args.organizationId == null ? null : { kind: 'organization', id: args.organizationId }
    default:
      return { kind: 'everything' }
  }
}

/** Answer of a feed for a total of a scope that no argument names. */
export const missingScope = (mode: string) => async (): Promise<never> => {
  throw new ClientError('BAD_USER_INPUT', `a feed in mode ${mode} needs the argument that names its scope`)
}

builder.queryField('events', (t) =>
  t.field({
    type: EventConnection,
    description: 'Events in the history of all records, filtered.',
    args: {
      ...eventArgs,
      ids: t.arg.intList({ description: 'Only these events.' }),
      includeAutomatedEvents: t.arg.boolean({
        description: 'False to exclude events of the automation account.',
      }),
      includeWithdrawals: t.arg.boolean({
        description:
          'False to exclude rejections of evidence items and assertions that a newer release or the upstream no longer contains: nobody rejected those in review. Curia extension.',
      }),
      mode: t.arg({
        type: EventFeedMode,
        description: 'Scope of the totals; everything if omitted.',
      }),
      subject: t.arg({ type: SubscribableQueryInput, description: 'Only events that concern this record.' }),
    },
    resolve: (_root, args, context) => {
      const scope = scopeOf(args)
      const feed = eventFeed(context.scan, scope ?? { kind: 'everything' }, args, args)
      if (scope) return feed
      const missing = missingScope(args.mode ?? '')
      return {
        ...feed,
        participants: missing,
        eventTypes: missing,
        organizations: missing,
        unfilteredCount: missing,
      }
    },
  }),
)
