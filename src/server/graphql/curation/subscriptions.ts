import {
  markNotificationsAsRead,
  updateNotificationStatus,
} from '#server/curation/discussion/notification-status.ts'
import { subscribeTo, unsubscribeFrom } from '#server/curation/discussion/subscriptions.ts'
import type { Subscribable as SubscribableRecord } from '#server/curation/discussion/subscriptions.ts'
import { notificationById, subscriptionById } from '#server/knowledge/activity/notifications.ts'
import { existing } from '#server/knowledge/records/records.ts'
import { builder } from '../schema/builder.ts'
import { ActivitySubjectInput } from '../activity/activity-feed.ts'
import { EventAction, NotificationReason, ReadStatus, SubscribableEntities } from '../schema/enums.ts'
import { curationMutation } from '../schema/mutation.ts'
import { Notification, Subscription } from '../schema/refs.ts'
import { SubscribableInput } from '../activity/subjects.ts'

const Subscribable = builder.objectRef<SubscribableRecord>('Subscribable').implement({
  description: 'A record that can be subscribed to, by its kind and id.',
  fields: (t) => ({
    entityType: t.expose('entityType', { type: SubscribableEntities, description: 'Kind of record.' }),
    id: t.exposeInt('id', { description: 'Id of the record.' }),
  }),
})

const CHILDREN =
  'the variants of a feature, the evidence of an assertion, and the variants, evidence and assertions of a molecular profile, too.'

curationMutation('subscribe', {
  description: 'Subscribes the caller to records: events on them lead to notifications.',
  onBehalf: false,
  knowledge: false,
  input: (t) => ({
    subscribables: t.field({ type: [SubscribableInput], required: true, description: 'The records.' }),
    subscribeToChildren: t.boolean({ defaultValue: false, description: `True to subscribe to ${CHILDREN}` }),
  }),
  check: ({ subscribables, subscribeToChildren }) => ({
    subscribables,
    withChildren: subscribeToChildren ?? false,
  }),
  act: subscribeTo,
  payload: (t) => ({
    subscriptions: t.field({
      type: [Subscription],
      description:
        'The subscriptions, including those that existed before; without those that have ended since.',
      resolve: async ({ subscriptionIds }, _args, { load }) => {
        const subscriptions = await Promise.all(subscriptionIds.map((id) => load(subscriptionById, id)))
        return subscriptions.filter((subscription) => subscription !== null)
      },
    }),
  }),
})

curationMutation('unsubscribe', {
  description: 'Ends subscriptions of the caller.',
  onBehalf: false,
  knowledge: false,
  input: (t) => ({
    subscribables: t.field({ type: [SubscribableInput], required: true, description: 'The records.' }),
    unsubscribeFromChildren: t.boolean({
      defaultValue: false,
      description: `True to unsubscribe from ${CHILDREN}`,
    }),
  }),
  check: ({ subscribables, unsubscribeFromChildren }) => ({
    subscribables,
    withChildren: unsubscribeFromChildren ?? false,
  }),
  act: unsubscribeFrom,
  payload: (t) => ({
    unsubscribedEntities: t.field({
      type: [Subscribable],
      description: 'Records whose subscriptions were ended.',
      resolve: ({ unsubscribed }) => unsubscribed,
    }),
  }),
})

curationMutation('updateNotificationStatus', {
  description: 'Marks notifications of the caller as read or unread.',
  onBehalf: false,
  knowledge: false,
  input: (t) => ({
    ids: t.intList({ required: true, description: 'Ids of the notifications.' }),
    newStatus: t.field({ type: ReadStatus, required: true, description: 'New read status.' }),
  }),
  check: ({ ids, newStatus }) => ({ ids, newStatus }),
  act: updateNotificationStatus,
  payload: (t) => ({
    notifications: t.field({
      type: [Notification],
      description: 'The updated notifications.',
      resolve: ({ notificationIds }, _args, { load }) =>
        Promise.all(notificationIds.map((id) => existing(load(notificationById, id)))),
    }),
  }),
})

curationMutation('markNotificationsAsRead', {
  description:
    'Marks as read all unread notifications of the caller that match the filters, which are those of `notifications`.',
  onBehalf: false,
  knowledge: false,
  input: (t) => ({
    upToId: t.int({
      required: true,
      description: 'Highest notification id to mark; later notifications stay unread.',
    }),
    eventType: t.field({ type: EventAction, description: 'Only notifications of events with this action.' }),
    notificationReason: t.field({
      type: NotificationReason,
      description: 'Only notifications with this reason.',
    }),
    organizationId: t.int({ description: 'Only notifications of events on behalf of this organization.' }),
    originatingUserId: t.int({ description: 'Only notifications of events by this user.' }),
    subjectType: t.field({
      type: [ActivitySubjectInput],
      description: 'Only notifications of events that concern these kinds of record.',
    }),
    occurredAfter: t.field({
      type: 'ISO8601DateTime',
      description: 'Only notifications of events after this time.',
    }),
    occurredBefore: t.field({
      type: 'ISO8601DateTime',
      description: 'Only notifications of events before this time.',
    }),
  }),
  check: (filter) => filter,
  act: markNotificationsAsRead,
  payload: (t) => ({
    markedCount: t.exposeInt('markedCount', { description: 'Number of notifications marked as read.' }),
  }),
})
