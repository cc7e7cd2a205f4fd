import { Link } from 'react-router'
import type { RichText_segmentFragment } from '#app/graphql/generated/rich-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { TaggableEntity } from '#domain/vocabularies/curation.ts'
import { EntityLink } from '../EntityLink.tsx'
import type { EntityKind } from '../entities.ts'

export type RichTextSegments = readonly RichText_segmentFragment[]

/** The kinds of what can be mentioned; roles and revisions have no page of their own. */
const kinds: Record<TaggableEntity, EntityKind | null> = {
  ASSERTION: 'assertion',
  EVIDENCE_ITEM: 'evidenceItem',
  FEATURE: 'feature',
  MOLECULAR_PROFILE: 'molecularProfile',
  REVISION: null,
  ROLE: null,
  SOURCE: 'source',
  VARIANT: 'variant',
  VARIANT_GROUP: 'variantGroup',
}

/**
 * Rich text that somebody wrote: Markdown, with the records and people it names as links, in lines that are not too long to read.
 */
export function RichText({ segments, className }: { segments: RichTextSegments; className?: string }) {
  return (
    <div className={classNames('written max-w-prose break-words whitespace-pre-line', className)}>
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
      const kind = kinds[tagType]
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
