import {
  listNotifications,
  notificationTotals,
  subscriptionById,
} from '#server/knowledge/activity/notifications.ts'
import type { NotificationFilter } from '#server/knowledge/activity/notifications.ts'
import { eventById } from '#server/knowledge/activity/events.ts'
import type { PageArgs } from '#server/knowledge/paging/page.ts'
import { findRecord } from '#server/knowledge/records/records.ts'
import type { RecordReference } from '#server/knowledge/records/records.ts'
import { userById } from '#server/knowledge/people/users.ts'
import type { Reading } from '#server/storage/database.ts'
import { ActivitySubjectInput } from './activity-feed.ts'
import { builder } from '../schema/builder.ts'
import { connect, pageArgs } from '../schema/connection.ts'
import { EventAction, NotificationReason } from '../schema/enums.ts'
import {
  Event,
  EventSubject,
  Notification,
  NotificationConnection,
  Organization,
  Subscription,
  User,
} from '../schema/refs.ts'
import { relation } from '../schema/relation.ts'
import { signedIn } from '../people/signed-in.ts'
import { SubscribableInput } from './subjects.ts'

Notification.implement({
  description: 'Notification of a user about an event.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the notification.' }),
    createdAt: t.expose('created_at', { type: 'ISO8601DateTime', description: 'Time of the notification.' }),
    updatedAt: t.expose('updated_at', {
      type: 'ISO8601DateTime',
      description: 'Time it was last marked as read or unread.',
    }),
    event: relation(t, Event, 'Event that the notification is about.', { event_id: eventById }),
    notifiedUser: relation(t, User, 'Recipient.', { notified_user_id: userById }),
    originatingUser: relation(t, User, 'User who caused the event.', { originating_user_id: userById }),
    seen: t.exposeBoolean('seen', { description: 'True if it was read.' }),
    subscription: t.field({
      type: Subscription,
      nullable: true,
      description: 'Subscription that led to the notification; null for a mention, or if it was ended.',
      resolve: (notification, _args, { load }) =>
        notification.subscription_id === null ? null : load(subscriptionById, notification.subscription_id),
    }),
    type: t.expose('reason', { type: NotificationReason, description: 'Reason for the notification.' }),
  }),
})

const EventSubjectWithCount = builder
  .objectRef<RecordReference & { count: number }>('EventSubjectWithCount')
  .implement({
    description: 'A record with the number of notifications about it.',
    fields: (t) => ({
      occuranceCount: t.exposeInt('count', { description: 'Number of notifications about the record.' }),
      subject: t.field({
        type: EventSubject,
        nullable: true,
        description: 'The record.',
        resolve: ({ record_type, id }, _args, { load }) => findRecord(load, record_type, id),
      }),
    }),
  })

builder.objectFields(NotificationConnection, (t) => ({
  eventTypes: t.field({
    type: [EventAction],
    description: 'Actions of the events that the user has been notified of.',
    resolve: (list) => list.eventTypes(),
  }),
  mentioningUsers: t.field({
    type: [User],
    description: 'Users who have mentioned the user, by name.',
    resolve: (list) => list.mentioningUsers(),
  }),
  notificationSubjects: t.field({
    type: [EventSubjectWithCount],
    description: 'Records that the user has been notified about, most frequent first; at most 1,000.',
    resolve: (list) => list.subjects(),
  }),
  organizations: t.field({
    type: [Organization],
    description: 'Organizations on whose behalf the events happened, by name.',
    resolve: (list) => list.organizations(),
  }),
  originatingUsers: t.field({
    type: [User],
    description: "Users behind the notifications of the user's subscriptions, by name.",
    resolve: (list) => list.originatingUsers(),
  }),
  unreadCount: t.int({
    description: 'Number of unread notifications, regardless of filters.',
    resolve: (list) => list.unreadCount(),
  }),
}))

/** A page of a user's notifications; nobody but that user may get it. */
export const notificationsOf = (db: Reading, userId: number, args: NotificationFilter & PageArgs) => ({
  ...connect(listNotifications(db, userId, args), args),
  ...notificationTotals(db, userId),
})

builder.queryField('notifications', (t) =>
  t.field({
    type: NotificationConnection,
    description: 'Notifications of the caller, latest event first; an error when anonymous.',
    args: {
      ...pageArgs,
      eventType: t.arg({ type: EventAction, description: 'Only notifications of events with this action.' }),
      includeRead: t.arg.boolean({ defaultValue: false, description: 'True to include read notifications.' }),
      notificationReason: t.arg({
        type: NotificationReason,
        description: 'Only notifications with this reason.',
      }),
      organizationId: t.arg.int({
        description: 'Only notifications of events on behalf of this organization.',
      }),
      originatingObject: t.arg({
        type: SubscribableInput,
        description: 'Only notifications of events that concern this record or originated from it.',
      }),
      originatingUserId: t.arg.int({ description: 'Only notifications of events by this user.' }),
      subscriptionId: t.arg.int({ description: 'Only notifications from this subscription.' }),
      subjectType: t.arg({
        type: [ActivitySubjectInput],
        description: 'Only notifications of events that concern these kinds of record.',
      }),
      occurredAfter: t.arg({
        type: 'ISO8601DateTime',
        description: 'Only notifications of events after this time.',
      }),
      occurredBefore: t.arg({
        type: 'ISO8601DateTime',
        description: 'Only notifications of events before this time.',
      }),
    },
    resolve: (_root, args, context) =>
      notificationsOf(context.db, signedIn(context, 'to see your notifications').id, args),
  }),
)
