import { atMost } from '#domain/text/text-lengths.ts'
import { explainingComment, idList, optionalComment } from '#server/curation/arguments.ts'
import { acceptRevisions } from '#server/curation/revising/accept.ts'
import { rejectRevisions } from '#server/curation/revising/reject.ts'
import { namedRecord } from '#server/curation/revising/pending.ts'
import type { NamedRevisions } from '#server/curation/revising/pending.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { GraphQLContext } from '../../context.ts'
import { curationMutation } from '#server/graphql/schema/mutation.ts'
import { Revision } from '#server/graphql/schema/refs.ts'

const IDS = 'Ids of the revisions, all of one record; alternatively give `revisionSetId`.'
const SET = 'Id of a revision set, for all its revisions; alternatively give `ids`.'

/** Which revisions a decision is on; that it is exactly one of the two is checked when it is known who asks. */
function named({
  ids,
  revisionSetId,
}: {
  ids?: number[] | null
  revisionSetId?: number | null
}): NamedRevisions {
  if (ids?.length === 0) throw new ClientError('BAD_USER_INPUT', 'ids is empty; name at least one revision')
  return { ids: ids ? idList(ids, 'ids') : null, revisionSetId: revisionSetId ?? null }
}

const revisionsOf = ({ load }: GraphQLContext, ids: readonly number[]) =>
  Promise.all(ids.map((id) => existing(load(recordById.revisions, id))))

curationMutation('acceptRevisions', {
  description:
    'Accepts pending revisions of one record, at most one for each field; other revisions of these fields are superseded. For editors, and for the submitter of an evidence item or assertion until it is accepted or rejected.',
  input: (t) => ({
    ids: t.intList({ description: IDS }),
    revisionSetId: t.int({ description: SET }),
    comment: t.string({
      description: `Comment, ten characters or more, ${atMost('comment')}.`,
    }),
  }),
  check: (input) => ({ ...named(input), comment: optionalComment(input.comment) }),
  decidesOn: (revisions, curation) => namedRecord(curation, revisions),
  act: acceptRevisions,
  payload: (t) => ({
    revisions: t.field({
      type: [Revision],
      description: 'The accepted revisions.',
      resolve: ({ revisionIds }, _args, context) => revisionsOf(context, revisionIds),
    }),
    supersededRevisions: t.field({
      type: [Revision],
      description: 'Other revisions of the same fields, superseded by the acceptance.',
      resolve: ({ supersededIds }, _args, context) => revisionsOf(context, supersededIds),
    }),
  }),
})

curationMutation('rejectRevisions', {
  description:
    'Rejects pending revisions of one record; of a set, those that are pending. For editors, and for a user who suggested all of them.',
  input: (t) => ({
    ids: t.intList({ description: IDS }),
    revisionSetId: t.int({ description: SET }),
    comment: t.string({
      required: true,
      description: `Reason, ten characters or more, ${atMost('comment')}.`,
    }),
  }),
  check: (input) => ({ ...named(input), comment: explainingComment(input.comment) }),
  decidesOn: (revisions, curation) => namedRecord(curation, revisions),
  act: rejectRevisions,
  payload: (t) => ({
    revisions: t.field({
      type: [Revision],
      description: 'The rejected revisions.',
      resolve: ({ revisionIds }, _args, context) => revisionsOf(context, revisionIds),
    }),
  }),
})
