import type { EvidenceLine_itemFragment } from '#app/graphql/generated/evidence-lines.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { EntityLink } from '../EntityLink.tsx'
import { EvidenceLevelMark } from './EvidenceLevelMark.tsx'
import { ShortRating } from './Rating.tsx'
import { StatedSignificance } from './StatedSignificance.tsx'
import { RetractedTag, StatusTag } from './StatusTag.tsx'
import { TherapyLinks } from './TherapyLinks.tsx'

type Item = EvidenceLine_itemFragment

/** Evidence items, one or two lines each, without their statements. */
export function EvidenceLines({
  label,
  items,
  shows,
}: {
  label: string
  items: readonly Item[]
  /** What differs from item to item, and is therefore named: the molecular profile or the publication. */
  shows: 'profile' | 'source'
}) {
  return (
    <ul aria-label={label} className="divide-y divide-line text-sm">
      {items.map((item) => (
        <li key={item.id} className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 py-1.5">
          <EntityLink kind="evidenceItem" record={{ id: item.id, flagged: item.flagged }} />
          <StatusTag status={item.status} />
          <RetractedTag retracted={item.retracted} />
          <EvidenceLevelMark level={item.evidenceLevel} />
          <StatedSignificance direction={item.evidenceDirection} significance={item.significance} />
          {shows === 'profile' ? (
            <EntityLink kind="molecularProfile" record={item.molecularProfile} />
          ) : (
            <EntityLink
              kind="source"
              record={{
                id: item.source.id,
                name:
                  item.source.citation ??
                  `${sourceSources.label(item.source.sourceType)} ${item.source.citationId}`,
              }}
            />
          )}
          {item.therapies.length > 0 ? (
            <span>
              <TherapyLinks therapies={item.therapies} interaction={item.therapyInteractionType} />
            </span>
          ) : null}
          {item.disease ? <EntityLink kind="disease" record={item.disease} /> : null}
          <ShortRating rating={item.evidenceRating} />
        </li>
      ))}
    </ul>
  )
}
