import type { ReactNode } from 'react'
import { RecordCommentsDocument, type RecordCommentsQueryVariables } from '#app/graphql/generated/history.ts'
import { RichText } from '#app/entities/text/RichText.tsx'
import { anchorOf } from '#domain/records/links.ts'
import { Feed } from './Feed.tsx'
import { Moment } from './Moment.tsx'
import { useSought } from './use-sought.ts'
import { Person } from './Person.tsx'

/** Comments on a record. */
export default function CommentFeed({
  label,
  subject,
  ids,
  actions,
}: {
  label: string
  subject?: RecordCommentsQueryVariables['subject']
  /** Only these. */
  ids?: number[]
  /** What can be done with a comment that is not deleted. */
  actions?: (comment: { id: number; commenter: { id: number } }) => ReactNode
}) {
  return (
    <Feed
      document={RecordCommentsDocument}
      variables={{ subject, ids }}
      pageOf={({ comments }) => comments}
      label={label}
      none="No comments"
      sought={useSought('COMMENT')}
    >
      {(comment) => (
        <article id={anchorOf('COMMENT', comment.id)} tabIndex={-1} className="outline-none">
          <p className="flex flex-wrap gap-x-2">
            <Person user={comment.commenter} /> <Moment at={comment.createdAt} />
          </p>
          {comment.title ? <p className="font-semibold">{comment.title}</p> : null}
          {comment.deleted ? (
            <p className="text-muted">This comment was deleted.</p>
          ) : (
            <>
              <RichText segments={comment.parsedComment} />
              {actions?.(comment)}
            </>
          )}
        </article>
      )}
    </Feed>
  )
}
