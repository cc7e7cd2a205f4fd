import { atMost } from '#domain/text/text-lengths.ts'
import type { InputObjectRef, ObjectRef } from '@pothos/core'
import { explainingComment, optionalComment } from '#server/curation/arguments.ts'
import type { Curation } from '#server/curation/curate.ts'
import { suggestRevisions } from '#server/curation/revising/suggest.ts'
import type { Proposal, RevisionResult as Result } from '#server/curation/revising/suggest.ts'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import { existing } from '#server/knowledge/records/records.ts'
import { builder } from '#server/graphql/schema/builder.ts'
import type { Types } from '#server/graphql/schema/builder.ts'
import { curationMutation } from '#server/graphql/schema/mutation.ts'

const RevisionResult = builder.objectRef<Result>('RevisionResult').implement({
  description: 'Result of suggesting a revision of one field.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the revision.' }),
    fieldName: t.exposeString('fieldName', { description: 'Name of the field, in snake case.' }),
    newlyCreated: t.exposeBoolean('newlyCreated', {
      description: 'True if it was created; false if the same revision is pending already.',
    }),
    revisionSetId: t.exposeInt('revisionSetId', {
      description: 'Id of the revision set: the revisions suggested together.',
    }),
  }),
})

interface SuggestionOptions<Shape extends object, Checked, Row extends object> {
  /** The kind of record, as people read it: `gene`, `variant of a fusion`. */
  kind: string
  fields: InputObjectRef<Types, Shape>
  comment: 'REQUIRED' | 'OPTIONAL'
  /** Checks the single fields, before it is known who asks, and gives them as `propose` wants them. */
  check: (fields: Shape) => Checked
  /** The record with what it and what belongs to it should become. */
  propose: (curation: Curation, id: number, checked: Checked) => Promise<Proposal>
  /** The member of the payload that is the record. */
  payload: { field: string; type: ObjectRef<Types, Row>; byId: Batch<number, Row | null> }
}

/** A mutation that suggests changes of one kind of record, given its whole new state (curation rules, section 4). */
export function suggestMutation<Shape extends object, Checked, Row extends object>(
  name: string,
  { kind, fields, comment: necessity, check, propose, payload }: SuggestionOptions<Shape, Checked, Row>,
): void {
  curationMutation(name, {
    description: `Suggests revisions of one ${kind}: one for each field that differs from its current value.`,
    input: (t) => ({
      id: t.int({ required: true, description: `Id of the ${kind}.` }),
      fields: t.field({
        type: fields,
        required: true,
        description: 'Complete new state, including fields that do not change.',
      }),
      comment: t.string({
        required: necessity === 'REQUIRED',
        description: `Reason, ten characters or more, ${atMost('comment')}.`,
      }),
    }),
    check: (input) => {
      // Pothos cannot follow shapes that are type parameters; it has checked the input against them.
      const revision = input as unknown as { id: number; fields: Shape; comment?: string | null }
      return {
        id: revision.id,
        comment:
          necessity === 'REQUIRED'
            ? explainingComment(revision.comment ?? '')
            : optionalComment(revision.comment),
        fields: check(revision.fields),
      }
    },
    act: async (curation, { id, comment, fields }) =>
      suggestRevisions(curation, await propose(curation, id, fields), comment),
    payload: (t) => ({
      [payload.field]: t.field({
        type: payload.type as unknown as ObjectRef<Types, object>,
        description: `The ${kind}, not changed yet.`,
        resolve: ({ id }, _args, { load }) => existing(load(payload.byId, id)),
      }),
      results: t.field({
        type: [RevisionResult],
        description: 'One result for each field that would change.',
        resolve: ({ results }) => results,
      }),
    }),
  })
}
