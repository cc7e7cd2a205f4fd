import { userRoles } from '#domain/vocabularies/people.ts'
import { commentCount, commentTotals, listComments } from '#server/knowledge/activity/comments.ts'
import type { CommentFilter } from '#server/knowledge/activity/comments.ts'
import { commentEvent } from '#server/knowledge/activity/events.ts'
import { resolveMarkup } from '#server/knowledge/text/markup.ts'
import { applicableTo } from '#server/knowledge/paging/page.ts'
import type { PageArgs } from '#server/knowledge/paging/page.ts'
import { userById } from '#server/knowledge/people/users.ts'
import { existing, findRecord, recordById } from '#server/knowledge/records/records.ts'
import type { RecordReference } from '#server/knowledge/records/records.ts'
import { asSubject } from '#server/knowledge/activity/subjects.ts'
import type { DateSort as DateSortInput } from '#server/knowledge/activity/subjects.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { builder } from '../schema/builder.ts'
import { connect, pageArgs } from '../schema/connection.ts'
import type { GraphQLContext } from '../context.ts'
import { traits } from '../execution/field-traits.ts'
import { UserRole } from '../schema/enums.ts'
import {
  CommentBodySegment,
  CommentTagSegment,
  recordTagSegment,
  roleTag,
  toSegments,
} from '../text/markup.ts'
import {
  Comment,
  CommentConnection,
  Commentable,
  Event,
  EventOriginObject,
  EventSubject,
  User,
} from '../schema/refs.ts'
import { recordQuery, relation, relationOrNull } from '../schema/relation.ts'
import { DateSort } from '../schema/sorting.ts'
import { CommentableInput, TaggableEntityInput, isTaggedRecord } from './subjects.ts'

Comment.implement({
  description: 'Comment on a record.',
  interfaces: [EventSubject, EventOriginObject],
  fields: (t) => ({
    comment: t.exposeString('body', { description: 'Text as written, in Markdown.' }),
    commentable: t.field({
      type: Commentable,
      description: 'Record that the comment is on.',
      resolve: (comment, _args, { load }) =>
        existing(findRecord(load, comment.subject_type, comment.subject_id)),
    }),
    commenter: relation(t, User, 'User who wrote it.', { user_id: userById }),
    createdAt: t.expose('created_at', { type: 'ISO8601DateTime', description: 'Time of creation.' }),
    creationEvent: relationOrNull(t, Event, 'Event of the comment.', { id: commentEvent }),
    deleted: t.boolean({
      description: 'True if its author has deleted it.',
      resolve: (comment) => comment.deleted_at !== null,
    }),
    deletedAt: t.expose('deleted_at', {
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time of deletion by its author.',
    }),
    parsedComment: t.field({
      ...traits({ slow: true }),
      type: [CommentBodySegment],
      description: 'Text as rendered HTML, split into text and mentions.',
      resolve: async (comment, _args, { load }) => toSegments(load, await resolveMarkup(load, comment.body)),
    }),
    title: t.exposeString('title', { nullable: true, description: 'Title.' }),
  }),
})

builder.objectFields(CommentConnection, (t) => ({
  mentionedEntities: t.field({
    type: [CommentTagSegment],
    description: 'Records mentioned in comments on the subject.',
    resolve: async (connection, _args, { load }) => {
      const references = await connection.mentionedEntities()
      const records = await Promise.all(
        references.map(({ record_type, id }) => findRecord(load, record_type, id)),
      )
      return Promise.all(
        records.filter((record) => record !== null).map((record) => recordTagSegment(load, record)),
      )
    },
  }),
  mentionedRoles: t.field({
    type: [CommentTagSegment],
    description: 'Roles mentioned in comments on the subject.',
    resolve: async (connection) => (await connection.mentionedRoles()).map(roleTag),
  }),
  mentionedUsers: t.field({
    type: [User],
    description: 'Users mentioned in comments on the subject.',
    resolve: (connection) => connection.mentionedUsers(),
  }),
  unfilteredCountForSubject: t.int({
    nullable: true,
    description: 'Number of comments on the subject, regardless of other filters; null without a subject.',
    resolve: (connection) => connection.unfilteredCountForSubject(),
  }),
  uniqueCommenters: t.field({
    type: [User],
    description: 'Users who commented on the subject.',
    resolve: (connection) => connection.commenters(),
  }),
}))

interface MentionArgs {
  mentionedEntity?: Parameters<typeof isTaggedRecord>[0] | null
  mentionedRole?: CommentFilter['mentionedRole']
  mentionedUserId?: number | null
  originatingUserId?: number | null
}
type CommentArgs = PageArgs & MentionArgs & { sortBy?: DateSortInput | null }

/** The filters of the arguments. A role is an entity, too, by its rank. */
function filterOf({
  mentionedEntity,
  mentionedRole,
  mentionedUserId,
  originatingUserId,
}: MentionArgs): CommentFilter {
  const filter = { mentionedRole, mentionedUserId, originatingUserId }
  if (!mentionedEntity) return filter
  if (isTaggedRecord(mentionedEntity)) return { ...filter, mentionedEntity }
  const role = userRoles.values[mentionedEntity.id]
  if (!role)
    throw new ClientError(
      'BAD_USER_INPUT',
      `no role has the rank ${mentionedEntity.id}; allowed are 0, 1 and 2`,
    )
  return { ...filter, mentionedRole: role }
}

/** The comments on one record, as all records that take comments have them. */
export function commentsOfRecord({ db, load }: GraphQLContext, record: RecordReference, args: CommentArgs) {
  const filter = filterOf(args)
  const subject = asSubject(record)
  return {
    ...applicableTo(connect(listComments(db, { ...filter, subject }, args.sortBy), args), () =>
      commentCount(load, record, filter),
    ),
    ...commentTotals(db, subject, () => commentCount(load, record, {})),
  }
}

/** Filters that every list of comments offers. */
export const commentArgs = builder.args((t) => ({
  ...pageArgs,
  mentionedEntity: t.field({
    type: TaggableEntityInput,
    description: 'Only comments that mention this record or role.',
  }),
  mentionedRole: t.field({ type: UserRole, description: 'Only comments that mention this role.' }),
  mentionedUserId: t.int({ description: 'Only comments that mention this user.' }),
  originatingUserId: t.int({ description: 'Only comments by this user.' }),
  sortBy: t.field({ type: DateSort, description: 'Sort order; newest first by default.' }),
}))

builder.queryFields((t) => ({
  comment: recordQuery(t, Comment, recordById.comments, 'comment', 'One comment.'),
  comments: t.field({
    type: CommentConnection,
    description: 'Comments, filtered.',
    args: {
      ...commentArgs,
      ids: t.arg.intList({ description: 'Only these comments.' }),
      subject: t.arg({ type: CommentableInput, description: 'Only comments on this record.' }),
    },
    resolve: (_root, args, { scan, load }) => {
      const { ids, subject } = args
      const count = async () =>
        subject ? commentCount(load, { id: subject.id, record_type: subject.entityType }, {}) : null
      return {
        ...connect(listComments(scan, { ...filterOf(args), ids, subject }, args.sortBy), args),
        ...commentTotals(scan, subject, count),
      }
    },
  }),
}))
