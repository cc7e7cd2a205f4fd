import { Link } from 'react-router'
import type { CommentBody_segmentFragment } from '#app/graphql/generated/history.ts'
import { EntityLink } from '#app/records/EntityLink.tsx'

/** What somebody wrote, with the records and people it names as links. */
export function CommentBody({ segments }: { segments: readonly CommentBody_segmentFragment[] }) {
  return (
    <div className="written max-w-prose break-words whitespace-pre-line">
      {segments.map((segment, index) => (
        <Segment key={index} segment={segment} />
      ))}
    </div>
  )
}

function Segment({ segment }: { segment: CommentBody_segmentFragment }) {
  switch (segment['__typename']) {
    case 'CommentTextSegment':
      // The service renders Markdown as HTML that is safe to show (docs/decisions/0010).
      return <span dangerouslySetInnerHTML={{ __html: segment.text }} />
    case 'User':
      return <EntityLink kind="user" record={{ id: segment.id, name: segment.displayName }} />
    default:
      return (
        <Link className="link" to={segment.link}>
          {segment.displayName}
        </Link>
      )
  }
}
