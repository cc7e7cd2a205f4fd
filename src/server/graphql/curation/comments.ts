import { atMost, longestTexts } from '#domain/text/text-lengths.ts'
import { explainingComment, shortTextOrNull } from '#server/curation/arguments.ts'
import { addComment, deleteComment } from '#server/curation/discussion/comments.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { curationMutation } from '../schema/mutation.ts'
import { Comment } from '../schema/refs.ts'
import { relationOrNull } from '../schema/relation.ts'
import { CommentableInput } from '../activity/subjects.ts'

curationMutation('addComment', {
  description: 'Adds a comment on a record. Refused for a text of fewer than ten characters.',
  input: (t) => ({
    subject: t.field({ type: CommentableInput, required: true, description: 'Record to comment on.' }),
    title: t.string({ description: `Title of the comment; ${atMost('title')}.` }),
    body: t.string({
      required: true,
      description: `Text, in Markdown with mentions (\`@username\`, \`$editors\`) and tags (\`#EID12\`); ${atMost('comment')}.`,
    }),
  }),
  check: ({ subject, title, body }) => ({
    subject,
    title: shortTextOrNull(title, 'title', longestTexts.title),
    body: explainingComment(body, 'body'),
  }),
  act: addComment,
  payload: (t) => ({
    comment: relationOrNull(t, Comment, 'The new comment.', { commentId: recordById.comments }),
  }),
})

curationMutation('deleteComment', {
  description: 'Deletes a comment of the caller; it stays visible as deleted.',
  input: (t) => ({ commentId: t.int({ required: true, description: 'Id of the comment.' }) }),
  check: ({ commentId }) => commentId,
  act: deleteComment,
  payload: (t) => ({
    comment: relationOrNull(t, Comment, 'The deleted comment.', { commentId: recordById.comments }),
  }),
})
