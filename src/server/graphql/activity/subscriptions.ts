import { existing, findRecord } from '#server/knowledge/records/records.ts'
import { subscriptionTo } from '#server/knowledge/activity/notifications.ts'
import { builder } from '../schema/builder.ts'
import { EventSubject, Subscription } from '../schema/refs.ts'
import { signedIn } from '../people/signed-in.ts'
import { SubscribableInput } from './subjects.ts'

Subscription.implement({
  description: 'Subscription of a user to a record: its events lead to notifications.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the subscription.' }),
    subscribable: t.field({
      type: EventSubject,
      description: 'The record.',
      resolve: ({ subscribable_type, subscribable_id }, _args, { load }) =>
        existing(findRecord(load, subscribable_type, subscribable_id)),
    }),
  }),
})

builder.queryField('subscriptionForEntity', (t) =>
  t.field({
    type: Subscription,
    nullable: true,
    description: 'Subscription of the caller to a record; null if there is none. An error when anonymous.',
    args: {
      subscribable: t.arg({ type: SubscribableInput, required: true, description: 'The record.' }),
    },
    resolve: (_root, { subscribable }, context) =>
      subscriptionTo(context.db, signedIn(context, 'to see your subscriptions').id, subscribable),
  }),
)
