import { sourceSources } from '#domain/vocabularies/sources.ts'
import type { AssertionWorkspace_evidenceFragment } from '#app/graphql/generated/assertion-page.ts'
import { Direction } from '#app/entities/evidence/Direction.tsx'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EvidenceLevelMark } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { ShortRating } from '#app/entities/evidence/Rating.tsx'
import { RichText } from '#app/entities/text/RichText.tsx'
import { RetractedTag, StatusTag } from '#app/entities/evidence/StatusTag.tsx'
import { TherapyLinks } from '#app/entities/evidence/TherapyLinks.tsx'
import { significanceLabel } from '#app/entities/evidence/significance.ts'
import { Tag } from '#app/ui/Tag.tsx'
import type { ItemRelation } from './item-relation.ts'

type Item = AssertionWorkspace_evidenceFragment

/** An evidence item in one line: level, direction, significance, therapies, disease, publication and rating. */
export function ItemLine({ item, relation }: { item: Item; relation: ItemRelation }) {
  const { conflicts, difference } = relation
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
      <EntityLink kind="evidenceItem" record={{ id: item.id, flagged: item.flagged }} />
      <StatusTag status={item.status} withdrawn={item.withdrawn} />
      <RetractedTag retracted={item.retracted} />
      {conflicts ? <Tag className="text-danger">≠ Conflicts</Tag> : null}
      {difference ? <Tag className="text-muted">{difference}</Tag> : null}
      <EvidenceLevelMark level={item.evidenceLevel} />
      <Direction direction={item.evidenceDirection} />
      <span>{significanceLabel(item.significance)}</span>
      {item.therapies.length > 0 ? (
        <span>
          <TherapyLinks therapies={item.therapies} interaction={item.therapyInteractionType} />
        </span>
      ) : null}
      {item.disease ? <EntityLink kind="disease" record={item.disease} /> : null}
      <ItemSource source={item.source} />
      <ShortRating rating={item.evidenceRating} />
    </span>
  )
}

/** The publication of an item: author and year, and the id under which it is found. */
function ItemSource({ source }: { source: Item['source'] }) {
  const id = `${sourceSources.label(source.sourceType)} ${source.citationId}`
  return (
    <span>
      <EntityLink kind="source" record={{ id: source.id, name: source.citation ?? id }} />
      {source.citation ? <span className="text-muted"> {id}</span> : null}
    </span>
  )
}

/** The statement of an evidence item with its molecular profile. */
export function ItemBody({ item }: { item: Item }) {
  return (
    <div className="space-y-2">
      {item.descriptionWithTags.length > 0 ? (
        <RichText segments={item.descriptionWithTags} className="text-sm" />
      ) : (
        <p className="text-sm text-muted">No evidence statement.</p>
      )}
      <p className="text-sm text-muted">
        <EntityLink kind="molecularProfile" record={item.molecularProfile} />
      </p>
    </div>
  )
}
