import { Link } from 'react-router'
import type { RichText_segmentFragment } from '#app/graphql/generated/rich-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import { EntityLink } from '../EntityLink.tsx'
import { entityKindOf } from '../entities.ts'

export type RichTextSegments = readonly RichText_segmentFragment[]

/**
 * Rich text that somebody wrote: Markdown, with the records and people it names as links, in lines that are not too long to read.
 */
export function RichText({ segments, className }: { segments: RichTextSegments; className?: string }) {
  return (
    <div dir="auto" className={classNames('written break-words whitespace-pre-line', className)}>
      {segments.map((segment, index) => (
        <Segment key={index} segment={segment} />
      ))}
    </div>
  )
}

function Segment({ segment }: { segment: RichText_segmentFragment }) {
  switch (segment['__typename']) {
    case 'CommentTextSegment':
      // The service renders Markdown as HTML that is safe to show (docs/decisions/0010).
      return <span dangerouslySetInnerHTML={{ __html: segment.text }} />
    case 'User':
      return <EntityLink kind="user" record={{ id: segment.id, name: segment.displayName }} />
    default: {
      const { displayName, entityId, link, tagType, ...standing } = segment
      // Roles and revisions have no page of their own.
      const kind = entityKindOf(tagType)
      return kind ? (
        <EntityLink kind={kind} record={{ id: entityId, name: displayName, ...standing }} />
      ) : (
        <Link className="link" to={link}>
          {displayName}
        </Link>
      )
    }
  }
}
