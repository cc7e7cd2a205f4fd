import { explainingComment } from '#server/curation/arguments.ts'
import { flagEntity, resolveFlag } from '#server/curation/flags.ts'
import { recordById } from '#server/knowledge/records.ts'
import { curationMutation } from '../mutation.ts'
import { Flag } from '../refs.ts'
import { FlaggableInput } from '../subjects.ts'

curationMutation('flagEntity', {
  description: 'Flags a record: something about it is wrong. Approvals that rest on it then need review.',
  input: (t) => ({
    subject: t.field({ type: FlaggableInput, required: true, description: 'The record.' }),
    comment: t.string({ required: true, description: 'What is wrong, in ten characters or more.' }),
  }),
  check: ({ subject, comment }) => ({ subject, comment: explainingComment(comment) }),
  act: flagEntity,
  payload: (t) => ({
    flag: t.field({
      type: Flag,
      nullable: true,
      description: 'The new flag.',
      resolve: ({ flagId }, _args, { load }) => load(recordById.flags, flagId),
    }),
  }),
})

curationMutation('resolveFlag', {
  description:
    'Resolves a flag. For who raised it, and for editors with a valid conflict of interest statement.',
  input: (t) => ({
    id: t.int({ required: true, description: 'Id of the flag.' }),
    comment: t.string({ required: true, description: 'What became of it, in ten characters or more.' }),
  }),
  check: ({ id, comment }) => ({ id, comment: explainingComment(comment) }),
  act: resolveFlag,
  payload: (t) => ({
    flag: t.field({
      type: Flag,
      nullable: true,
      description: 'The flag, resolved.',
      resolve: ({ flagId }, _args, { load }) => load(recordById.flags, flagId),
    }),
  }),
})
