import { atMost } from '#domain/text/text-lengths.ts'
import { resolveDenial, standingDenial } from '#domain/policies/flags.ts'
import type { Curator } from '#domain/policies/rights.ts'
import { explainingComment } from '#server/curation/arguments.ts'
import { flagEntity, resolveFlag } from '#server/curation/discussion/flags.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { FlagRecord } from '#server/knowledge/records/records.ts'
import { Ability, viewingCurator } from '../people/abilities.ts'
import { builder } from '../schema/builder.ts'
import { curationMutation } from '../schema/mutation.ts'
import { Flag } from '../schema/refs.ts'
import { relationOrNull } from '../schema/relation.ts'
import { FlaggableInput } from '../activity/subjects.ts'

curationMutation('flagEntity', {
  description: 'Flags a record as needing attention. Active approvals affected by it then require review.',
  input: (t) => ({
    subject: t.field({ type: FlaggableInput, required: true, description: 'The record.' }),
    comment: t.string({
      required: true,
      description: `Reason for the flag, ten characters or more, ${atMost('comment')}.`,
    }),
  }),
  check: ({ subject, comment }) => ({ subject, comment: explainingComment(comment) }),
  act: flagEntity,
  payload: (t) => ({
    flag: relationOrNull(t, Flag, 'The new flag.', { flagId: recordById.flags }),
  }),
})

curationMutation('resolveFlag', {
  description:
    'Resolves a flag. For the user who added it, and for editors with a valid conflict-of-interest disclosure.',
  input: (t) => ({
    id: t.int({ required: true, description: 'Id of the flag.' }),
    comment: t.string({
      required: true,
      description: `Comment on the resolution, ten characters or more, ${atMost('comment')}.`,
    }),
  }),
  check: ({ id, comment }) => ({ id, comment: explainingComment(comment) }),
  decidesOn: ({ id }) => ({ entityType: 'FLAG', id }),
  act: resolveFlag,
  payload: (t) => ({
    flag: relationOrNull(t, Flag, 'The resolved flag.', { flagId: recordById.flags }),
  }),
})

const FlagAbilities = builder.objectRef<{ flag: FlagRecord; curator: Curator }>('FlagAbilities').implement({
  description: 'Permissions of the viewer on a flag. Curia extension.',
  fields: (t) => ({
    resolve: t.field({
      type: Ability,
      description: 'Permission to resolve it, which requires a comment.',
      resolve: ({ flag, curator }) => ({
        denial: standingDenial(flag) ?? resolveDenial(curator, flag),
      }),
    }),
  }),
})

builder.objectField(Flag, 'viewerMay', (t) =>
  t.field({
    type: FlagAbilities,
    nullable: true,
    description: 'Permissions of the viewer; null when anonymous. Curia extension.',
    resolve: async (flag, _args, context) => {
      const curator = await viewingCurator(context)
      return curator && { flag, curator }
    },
  }),
)
