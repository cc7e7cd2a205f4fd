import { contributorsTo } from '#server/knowledge/people/contributors.ts'
import type { Contributor } from '#server/knowledge/people/contributors.ts'
import { builder } from '../schema/builder.ts'
import { EventAction } from '../schema/enums.ts'
import { User } from '../schema/refs.ts'
import { SubscribableInput } from '../activity/subjects.ts'

const Contribution = builder.objectRef<Contributor['actions'][number]>('Contribution').implement({
  description: 'How often somebody did one thing to a record.',
  fields: (t) => ({
    action: t.expose('action', { type: EventAction, description: 'What was done.' }),
    count: t.exposeInt('count', { description: 'How often.' }),
  }),
})

const ContributingUser = builder.objectRef<Contributor>('ContributingUser').implement({
  description: 'What somebody did to a record.',
  fields: (t) => ({
    user: t.expose('user', { type: User, description: 'Who.' }),
    uniqueActions: t.expose('actions', {
      type: [Contribution],
      description: 'What was done, the most frequent first.',
    }),
    totalActionCount: t.exposeInt('total', { description: 'How often anything was done.' }),
    lastActionDate: t.expose('latest', {
      type: 'ISO8601DateTime',
      description: 'When something was done last.',
    }),
  }),
})

const ContributingUsersSummary = builder
  .objectRef<{ curators: Contributor[]; editors: Contributor[] }>('ContributingUsersSummary')
  .implement({
    description: 'Who worked on a record, by what they are now; who did most first.',
    fields: (t) => ({
      curators: t.expose('curators', { type: [ContributingUser], description: 'Curators.' }),
      editors: t.expose('editors', { type: [ContributingUser], description: 'Editors and administrators.' }),
    }),
  })

builder.queryField('contributors', (t) =>
  t.field({
    type: ContributingUsersSummary,
    description: 'Who worked on a record; nobody for one that does not exist.',
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
