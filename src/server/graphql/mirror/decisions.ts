import { conflictDecisions } from '#domain/mirror/conflict-decisions.ts'
import { curate } from '#server/curation/curate.ts'
import { LARGEST_BATCH, decideBatch } from '#server/mirror/decisions/decide-batch.ts'
import type { DecisionOutcome } from '#server/mirror/decisions/decide-batch.ts'
import { decideConflicts, requireDecider } from '#server/mirror/decisions/decide-conflicts.ts'
import type { DecisionInput } from '#server/mirror/decisions/decide-conflicts.ts'
import { reopenConflict } from '#server/mirror/decisions/reopen-conflict.ts'
import { decisionDenial } from '#domain/policies/mirror.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { viewingCurator } from '../people/abilities.ts'
import { signedIn } from '../people/signed-in.ts'
import { builder } from '../schema/builder.ts'
import { enumOf } from '../schema/enums.ts'
import { curationMutation, mutation } from '../schema/mutation.ts'
import type { GraphQLContext } from '../context.ts'

const Decision = enumOf(conflictDecisions)

const DecisionInputType = builder.inputType('MirrorConflictDecisionInput', {
  description: 'The decision of one conflict. Curia extension.',
  fields: (t) => ({
    conflictId: t.int({ required: true, description: 'Id of the conflict.' }),
    take: t.field({ type: Decision, required: true, description: 'Content that the field gets.' }),
    digest: t.string({
      required: true,
      description:
        '`digest` of the conflict as it was shown; if it says something else by now, it is not decided.',
    }),
    content: t.field({
      type: 'JSON',
      description:
        'Content of an edited field, in the form of `ours`; records by their ids, such as `{id: 5}`. Null to empty it.',
    }),
  }),
})

const OutcomeObject = builder.objectRef<DecisionOutcome>('MirrorConflictOutcome').implement({
  description: 'Result of the decision of one conflict. Curia extension.',
  fields: (t) => ({
    conflictId: t.exposeInt('conflictId', { description: 'Id of the conflict.' }),
    decided: t.boolean({
      description: 'True if it was decided.',
      resolve: ({ error }) => error === null,
    }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Reason why it was not, in a sentence.',
    }),
    decisionId: t.exposeInt('decisionId', {
      nullable: true,
      description:
        'Id of the activity that decided it, with which `reopenMirrorConflict` takes back this decision and no other.',
    }),
  }),
})

/** @throws ClientError for anyone but editors with a valid conflict-of-interest statement */
async function assertDecider(context: GraphQLContext): Promise<void> {
  signedIn(context, 'to decide on conflicts with upstreams')
  const curator = await viewingCurator(context)
  const denial = curator && decisionDenial(curator)
  if (denial) throw new ClientError('FORBIDDEN', denial)
}

mutation('decideMirrorConflicts', {
  description:
    'Decides conflicts with upstreams; for editors with a valid conflict-of-interest disclosure. Each conflict is decided or left as it is; those of one record are decided together where that is possible.',
  input: (t) => ({
    decisions: t.field({
      type: [DecisionInputType],
      required: true,
      description: `Decisions, at most ${LARGEST_BATCH}, each of another conflict.`,
    }),
    organizationId: t.int({
      description:
        'Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one.',
    }),
  }),
  resolve: async ({ decisions, organizationId, clientMutationId }, context) => {
    await assertDecider(context)
    const decide = (some: readonly DecisionInput[]) => {
      const ids = some.map(({ conflictId }) => conflictId).join()
      const input = {
        decisions: some,
        organizationId,
        clientMutationId: clientMutationId && `${clientMutationId} ${ids}`,
      }
      const request = { mutation: 'decideMirrorConflicts', input, onBehalfOf: { organizationId } }
      return curate(context, request, async (curation) => {
        await requireDecider(curation)
        return { closed: await decideConflicts(curation, some) }
      }).then(({ closed }) => closed)
    }
    return { outcomes: await decideBatch(context.db, decisions, decide) }
  },
  payload: (t) => ({
    outcomes: t.field({
      type: [OutcomeObject],
      description: 'Results, in the order of the decisions.',
      resolve: ({ outcomes }) => outcomes,
    }),
  }),
})

curationMutation('reopenMirrorConflict', {
  description:
    'Takes the decision of a conflict with an upstream back, unless the field has changed since; for editors with a valid conflict-of-interest disclosure.',
  input: (t) => ({
    id: t.int({ required: true, description: 'Id of the conflict.' }),
    decisionId: t.int({
      description:
        '`decisionId` of the decision that is taken back; if the conflict was decided otherwise since, it stays as it is. Without it the present decision is taken back.',
    }),
  }),
  check: ({ id, decisionId }) => ({ id, decisionId: decisionId ?? null }),
  act: async (curation, { id, decisionId }) => {
    await requireDecider(curation)
    await reopenConflict(curation, id, decisionId)
    return { conflictId: id }
  },
  payload: (t) => ({
    conflictId: t.exposeInt('conflictId', { description: 'Id of the conflict, which is open again.' }),
  }),
})
