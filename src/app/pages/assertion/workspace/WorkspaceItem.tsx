import { sourceSources } from '#domain/vocabularies/sources.ts'
import type { AssertionWorkspace_evidenceFragment } from '#app/graphql/generated/assertion-page.ts'
import { Direction } from '#app/entities/evidence/Direction.tsx'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EvidenceLevelMark } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { Rating } from '#app/entities/evidence/Rating.tsx'
import { RichText } from '#app/entities/text/RichText.tsx'
import { StatusTag } from '#app/entities/evidence/StatusTag.tsx'
import { TherapyLinks } from '#app/entities/evidence/TherapyLinks.tsx'
import { significanceLabel } from '#app/entities/evidence/significance.ts'
import { Tag } from '#app/ui/Tag.tsx'

type Item = AssertionWorkspace_evidenceFragment

/** How an item relates to the assertion that cites it. */
export type ItemRelation = {
  conflicts: boolean
  /** In what it is about something else than the assertion; null where the two are comparable. */
  differences: readonly string[] | null
}

/** What an evidence item says in one line: level, direction, significance, therapies and disease. */
export function ItemLine({ item, relation }: { item: Item; relation: ItemRelation }) {
  const { conflicts, differences } = relation
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
      <EntityLink kind="evidenceItem" record={{ id: item.id, flagged: item.flagged }} />
      <StatusTag status={item.status} />
      {item.withdrawn ? <Tag className="text-danger">Withdrawn</Tag> : null}
      {conflicts ? <Tag className="text-danger">≠ Conflicts</Tag> : null}
      {differences ? <Tag className="text-muted">{notComparable(differences)}</Tag> : null}
      <EvidenceLevelMark level={item.evidenceLevel} />
      <Direction direction={item.evidenceDirection} />
      <span>{significanceLabel(item.significance)}</span>
      {item.therapies.length > 0 ? (
        <span>
          <TherapyLinks therapies={item.therapies} interaction={item.therapyInteractionType} />
        </span>
      ) : null}
      {item.disease ? <EntityLink kind="disease" record={item.disease} /> : null}
    </span>
  )
}

const notComparable = (differences: readonly string[]) =>
  differences.length > 0 ? `Not comparable: another ${differences.join(', another ')}` : 'Not comparable'

/** The statement of an evidence item with its rating, profile and source. */
export function ItemBody({ item }: { item: Item }) {
  const { source } = item
  return (
    <div className="space-y-2">
      {item.descriptionWithTags.length > 0 ? (
        <RichText segments={item.descriptionWithTags} className="text-sm" />
      ) : (
        <p className="text-sm text-muted">No evidence statement.</p>
      )}
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <Rating rating={item.evidenceRating} />
        <EntityLink kind="molecularProfile" record={item.molecularProfile} />
        <EntityLink
          kind="source"
          record={{
            id: source.id,
            name: source.citation ?? `${sourceSources.label(source.sourceType)} ${source.citationId}`,
          }}
        />
      </p>
    </div>
  )
}
