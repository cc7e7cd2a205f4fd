import { duplicateKinds } from '#domain/mirror/duplicate-kinds.ts'
import { optionalComment } from '#server/curation/arguments.ts'
import { possibleDuplicates } from '#server/mirror/duplicates/duplicates.ts'
import type { ComparedField, PossibleDuplicate } from '#server/mirror/duplicates/duplicates.ts'
import { confirmDuplicate, dismissDuplicate } from '#server/mirror/duplicates/decide-duplicate.ts'
import type { DuplicatePair } from '#server/mirror/duplicates/duplicate-pairs.ts'
import { builder } from '../schema/builder.ts'
import type { Types } from '../schema/builder.ts'
import { enumOf } from '../schema/enums.ts'
import { curationMutation } from '../schema/mutation.ts'
import { mirrorEditor } from './mirror-editor.ts'

const DuplicateKind = enumOf(duplicateKinds)

const FieldObject = builder.objectRef<ComparedField>('MirrorComparedField').implement({
  description: 'A field of a possible duplicate. Curia extension.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'Name of the field, as forms have it.' }),
    localText: t.exposeString('local', { description: 'Content of the record made here; may be empty.' }),
    upstreamText: t.exposeString('upstream', {
      description: 'Content of the record of the upstream; may be empty.',
    }),
    same: t.exposeBoolean('isSame', { description: 'True if both say the same.' }),
  }),
})

const DuplicateObject = builder.objectRef<PossibleDuplicate>('MirrorDuplicate').implement({
  description: 'A record made here, and a record of an upstream that may be the same. Curia extension.',
  fields: (t) => ({
    kind: t.expose('kind', { type: DuplicateKind, description: 'Kind of both records.' }),
    localId: t.exposeInt('localId', { description: 'Id of the record made here.' }),
    recordId: t.exposeInt('recordId', { description: 'Id here of the record of the upstream.' }),
    upstream: t.exposeString('upstream', { description: 'Name of the upstream.' }),
    fields: t.field({
      type: [FieldObject],
      description: 'Fields of which either record says something.',
      resolve: ({ fields }) => fields,
    }),
  }),
})

builder.queryField('mirrorDuplicates', (t) =>
  t.field({
    type: [DuplicateObject],
    description:
      'Records made here that an upstream may have, too, and about which nobody has decided, at most a hundred; for editors. Curia extension.',
    resolve: async (_root, _args, context) => {
      mirrorEditor(context, 'see possible duplicates')
      return possibleDuplicates(context.scan)
    },
  }),
)

const pairInput = (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => ({
  kind: t.field({ type: DuplicateKind, required: true, description: 'Kind of both records.' }),
  localId: t.int({ required: true, description: 'Id of the record made here.' }),
  recordId: t.int({ required: true, description: 'Id here of the record of the upstream.' }),
})

const pairPayload = (t: PothosSchemaTypes.ObjectFieldBuilder<Types, DuplicatePair>) => ({
  localId: t.exposeInt('localId', { description: 'Id of the record made here.' }),
  recordId: t.exposeInt('recordId', { description: 'Id here of the record of the upstream.' }),
})

curationMutation('confirmMirrorDuplicate', {
  description:
    'Decides that a record made here is the same as one of an upstream: it is rejected or deprecated as a duplicate, with a reference to the other; a variant group gets a comment. For editors. Curia extension.',
  input: (t) => ({
    ...pairInput(t),
    comment: t.string({ description: 'Comment, ten characters or more; added to the reference.' }),
  }),
  check: ({ kind, localId, recordId, comment }) => ({
    kind,
    localId,
    recordId,
    comment: optionalComment(comment),
  }),
  act: confirmDuplicate,
  payload: pairPayload,
})

curationMutation('dismissMirrorDuplicate', {
  description:
    'Decides that a record made here is another one than that of an upstream; they are not listed again. For editors. Curia extension.',
  onBehalf: false,
  knowledge: false,
  input: pairInput,
  check: ({ kind, localId, recordId }) => ({ kind, localId, recordId }),
  act: dismissDuplicate,
  payload: pairPayload,
})
