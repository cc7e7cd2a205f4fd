import { isAdministrator } from '#domain/policies/roles.ts'
import {
  decidedSince,
  isAccount,
  isPresent,
  decisionState,
  decisionStateText,
  parseDecisionState,
} from '#server/knowledge/activity/decision-states.ts'
import type { DecisionEntity } from '#server/knowledge/activity/decision-states.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { builder } from '../schema/builder.ts'
import type { GraphQLContext } from '../context.ts'
import { Flag, Flaggable, Organization, SourceSuggestion, User } from '../schema/refs.ts'

/*
 * Beyond the public interface: on which state a decision is made, so that nobody overrules what they have not seen.
 */

const stateOf = async (
  entityType: DecisionEntity,
  id: number,
  { viewer, load }: GraphQLContext,
  isFor: (viewer: NonNullable<GraphQLContext['viewer']>) => boolean = () => true,
) => (viewer && isFor(viewer) ? decisionStateText(await decisionState(load, { entityType, id })) : null)

const description =
  'State that decisions are made on, for `decidedOn` of the mutations that decide; another one after each decision and each change of its contents. Null for viewers who decide nothing. Curia extension.'

builder.interfaceField(Flaggable, 'decisionState', (t) =>
  t.string({
    nullable: true,
    description,
    resolve: ({ record_type, id }, _args, context) => stateOf(record_type as DecisionEntity, id, context),
  }),
)
builder.objectField(Flag, 'decisionState', (t) =>
  t.string({
    nullable: true,
    description,
    resolve: ({ id }, _args, context) => stateOf('FLAG', id, context),
  }),
)
builder.objectField(SourceSuggestion, 'decisionState', (t) =>
  t.string({
    nullable: true,
    description,
    resolve: ({ id }, _args, context) => stateOf('SOURCE_SUGGESTION', id, context),
  }),
)
builder.objectField(User, 'decisionState', (t) =>
  t.string({
    nullable: true,
    description,
    resolve: ({ id }, _args, context) => stateOf('USER', id, context, isAdministrator),
  }),
)
builder.objectField(Organization, 'decisionState', (t) =>
  t.string({
    nullable: true,
    description,
    resolve: ({ id }, _args, context) => stateOf('ORGANIZATION', id, context, isAdministrator),
  }),
)

/** States that one request asks about; a batch of decisions has fewer. */
const MOST_STATES = 100

const FollowedState = builder.objectRef<{ state: string; since: string }>('FollowedDecisionState').implement({
  description: 'A `decisionState` that is no longer the present one. Curia extension.',
  fields: (t) => ({
    state: t.exposeString('state', { description: 'The state.' }),
    since: t.exposeString('since', { description: 'Sentence that says who decided what and when since.' }),
  }),
})

builder.queryField('followedDecisionStates', (t) =>
  t.field({
    type: [FollowedState],
    description: `States among these (at most ${MOST_STATES}) that something has followed, for signed-in users. Curia extension.`,
    args: {
      states: t.arg.stringList({ required: true, description: 'Values of `decisionState`.' }),
    },
    resolve: async (_root, { states }, { db, load, viewer }) => {
      if (!viewer) throw new ClientError('UNAUTHENTICATED', 'You must log in to ask about decisions')
      if (states.length > MOST_STATES)
        throw new ClientError(
          'BAD_USER_INPUT',
          `states has ${states.length} entries; at most ${MOST_STATES} are allowed`,
        )
      const followed = await Promise.all(
        states.map(async (text) => {
          const state = parseDecisionState(text)
          if (!state) throw new ClientError('BAD_USER_INPUT', `“${text}” is not a decisionState`)
          if (isAccount(state.subject.entityType) && !isAdministrator(viewer))
            throw new ClientError('FORBIDDEN', 'You must be an administrator to ask about accounts')
          const since = (await isPresent(load, state)) ? null : await decidedSince(db, state, viewer.id)
          return since === null ? [] : [{ state: text, since }]
        }),
      )
      return followed.flat()
    },
  }),
)
