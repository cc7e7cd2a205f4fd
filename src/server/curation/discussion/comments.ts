import { mayDelete } from '#domain/policies/comments.ts'
import { commentableEntities } from '#domain/vocabularies/curation.ts'
import type { CommentableEntity } from '#domain/vocabularies/curation.ts'
import { recordTag } from '#domain/records/tags.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Curation } from '../curate.ts'
import { mentionsIn } from './mentions.ts'
import type { Mentions } from './mentions.ts'
import { recordActivity } from '../record-activity.ts'
import { subscribe } from './subscribing.ts'
import { existingSubject } from '../subjects.ts'

export interface NewComment {
  subject: { entityType: CommentableEntity; id: number }
  title: string | null
  /** As written, with its mark-up; at least ten characters. */
  body: string
}

/**
 * Comments on a record; the author is subscribed to it, and those whom the text mentions are told
 * (curation rules, section 10).
 * @throws ClientError when there is no such record
 */
export async function addComment(curation: Curation, { subject, title, body }: NewComment) {
  const { tx, user, organizationId, now } = curation
  await existingSubject(curation, subject, commentableEntities)
  const { id: commentId } = await tx
    .insertInto('comments')
    .values({
      subject_type: subject.entityType,
      subject_id: subject.id,
      title,
      body,
      user_id: user.id,
      organization_id: organizationId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepMentions(curation, commentId, await mentionsIn(curation, body))
  const comment = { entityType: 'COMMENT', id: commentId } as const
  await recordActivity(curation, {
    kind: 'COMMENT',
    subject,
    note: body,
    events: [{ action: 'COMMENTED', subject, origin: comment }],
    linked: [comment],
  })
  await subscribe(curation, subject)
  return { commentId }
}

async function keepMentions({ tx }: Curation, comment_id: number, { userIds, roles, records }: Mentions) {
  for (const user_id of userIds)
    await tx.insertInto('comment_mentioned_users').values({ comment_id, user_id }).execute()
  for (const role of roles)
    await tx.insertInto('comment_mentioned_roles').values({ comment_id, role }).execute()
  for (const { entityType, id } of records)
    await tx
      .insertInto('comment_mentioned_entities')
      .values({ comment_id, entity_type: entityType, entity_id: id })
      .execute()
}

/**
 * Marks an own comment as deleted; its row and text stay.
 * @throws ClientError when there is none, when it is somebody else's, or when it was deleted before
 */
export async function deleteComment(curation: Curation, commentId: number) {
  const { tx, user, now, find } = curation
  const comment = await find(recordById.comments, commentId)
  const tag = recordTag('COMMENT', commentId)
  if (!comment) throw new ClientError('NOT_FOUND', `Comment ${tag} doesn't exist`)
  if (comment.deleted_at) throw new ClientError('CONFLICT', `Comment ${tag} has already been deleted`)
  if (!mayDelete(user, comment))
    throw new ClientError('FORBIDDEN', `You may only delete your own comments; ${tag} is not`)
  await tx.updateTable('comments').set({ deleted_at: now }).where('id', '=', commentId).execute()
  const subject = { entityType: comment.subject_type, id: comment.subject_id }
  const origin = { entityType: 'COMMENT', id: commentId } as const
  await recordActivity(curation, {
    kind: 'DELETE_COMMENT',
    subject: origin,
    events: [{ action: 'COMMENT_DELETED', subject, origin }],
    linked: [origin],
  })
  return { commentId }
}
