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
  'also the variants of a feature, the evidence of an assertion, and the variants, evidence and assertions of a molecular profile.'

curationMutation('subscribe', {
  description: 'Subscribes the caller to records: what happens to them is told in notifications.',
  onBehalf: false,
  knowledge: false,
  input: (t) => ({
    subscribables: t.field({ type: [SubscribableInput], required: true, description: 'The records.' }),
    subscribeToChildren: t.boolean({ defaultValue: false, description: `Subscribes ${CHILDREN}` }),
  }),
  check: ({ subscribables, subscribeToChildren }) => ({
    subscribables,
    withChildren: subscribeToChildren ?? false,
  }),
  act: subscribeTo,
  payload: (t) => ({
    subscriptions: t.field({
      type: [Subscription],
      description: 'The subscriptions, those among them that were there before.',
      resolve: ({ subscriptionIds }, _args, { load }) =>
        Promise.all(subscriptionIds.map((id) => existing(load(subscriptionById, id)))),
    }),
  }),
})

curationMutation('unsubscribe', {
  description: 'Ends subscriptions of the caller.',
  onBehalf: false,
  knowledge: false,
  input: (t) => ({
    subscribables: t.field({ type: [SubscribableInput], required: true, description: 'The records.' }),
    unsubscribeFromChildren: t.boolean({ defaultValue: false, description: `Unsubscribes ${CHILDREN}` }),
  }),
  check: ({ subscribables, unsubscribeFromChildren }) => ({
    subscribables,
    withChildren: unsubscribeFromChildren ?? false,
  }),
  act: unsubscribeFrom,
  payload: (t) => ({
    unsubscribedEntities: t.field({
      type: [Subscribable],
      description: 'The records to which the caller was subscribed.',
      resolve: ({ unsubscribed }) => unsubscribed,
    }),
  }),
})

curationMutation('updateNotificationStatus', {
  description: 'Marks own notifications as read or unread.',
  onBehalf: false,
  knowledge: false,
  input: (t) => ({
    ids: t.intList({ required: true, description: 'Ids of the notifications.' }),
    newStatus: t.field({ type: ReadStatus, required: true, description: 'Read or unread.' }),
  }),
  check: ({ ids, newStatus }) => ({ ids, newStatus }),
  act: updateNotificationStatus,
  payload: (t) => ({
    notifications: t.field({
      type: [Notification],
      description: 'The notifications as they are now.',
      resolve: ({ notificationIds }, _args, { load }) =>
        Promise.all(notificationIds.map((id) => existing(load(notificationById, id)))),
    }),
  }),
})

curationMutation('markNotificationsAsRead', {
  description:
    'Marks all unread notifications of the caller as read that match the filters of `notifications`.',
  onBehalf: false,
  knowledge: false,
  input: (t) => ({
    upToId: t.int({
      required: true,
      description: 'The highest id to mark: what arrived later stays unread.',
    }),
    eventType: t.field({ type: EventAction, description: 'Only what tells of this.' }),
    notificationReason: t.field({ type: NotificationReason, description: 'Only what has this reason.' }),
    organizationId: t.int({ description: 'Only what happened on behalf of this organization.' }),
    originatingUserId: t.int({ description: 'Only what this user did.' }),
    subjectType: t.field({
      type: [ActivitySubjectInput],
      description: 'Only what happened to such records.',
    }),
    occurredAfter: t.field({ type: 'ISO8601DateTime', description: 'Only what happened after this time.' }),
    occurredBefore: t.field({
      type: 'ISO8601DateTime',
      description: 'Only what happened before this time.',
    }),
  }),
  check: (filter) => filter,
  act: markNotificationsAsRead,
  payload: (t) => ({
    markedCount: t.exposeInt('markedCount', { description: 'Notifications that were unread before.' }),
  }),
})
