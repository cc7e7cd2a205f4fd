import { contributorsTo } from '#server/knowledge/people/contributors.ts'
import type { Contributor } from '#server/knowledge/people/contributors.ts'
import { builder } from '../schema/builder.ts'
import { EventAction } from '../schema/enums.ts'
import { User } from '../schema/refs.ts'
import { SubscribableInput } from '../activity/subjects.ts'

const Contribution = builder.objectRef<Contributor['actions'][number]>('Contribution').implement({
  description: 'An action of a user on a record, with its count.',
  fields: (t) => ({
    action: t.expose('action', { type: EventAction, description: 'Action.' }),
    count: t.exposeInt('count', { description: 'Number of times the action was performed.' }),
  }),
})

const ContributingUser = builder.objectRef<Contributor>('ContributingUser').implement({
  description: 'A user who contributed to a record, with their actions.',
  fields: (t) => ({
    user: t.expose('user', { type: User, description: 'The user.' }),
    uniqueActions: t.expose('actions', {
      type: [Contribution],
      description: 'Actions, most frequent first.',
    }),
    totalActionCount: t.exposeInt('total', { description: 'Number of actions.' }),
    lastActionDate: t.expose('latest', {
      type: 'ISO8601DateTime',
      description: 'Time of the latest action.',
    }),
  }),
})

const ContributingUsersSummary = builder
  .objectRef<{ curators: Contributor[]; editors: Contributor[] }>('ContributingUsersSummary')
  .implement({
    description: 'Contributors to a record, by their current role; most active first.',
    fields: (t) => ({
      curators: t.expose('curators', { type: [ContributingUser], description: 'Curators.' }),
      editors: t.expose('editors', { type: [ContributingUser], description: 'Editors and administrators.' }),
    }),
  })

builder.queryField('contributors', (t) =>
  t.field({
    type: ContributingUsersSummary,
    description: 'Contributors to a record; none for one that does not exist.',
    args: {
      subscribable: t.arg({ type: SubscribableInput, required: true, description: 'The record.' }),
    },
    resolve: async (_root, { subscribable }, { db, load }) => {
      const everyone = await contributorsTo(db, load, subscribable)
      return {
        curators: everyone.filter(({ user }) => user.role === 'CURATOR'),
        editors: everyone.filter(({ user }) => user.role !== 'CURATOR'),
      }
    },
  }),
)
