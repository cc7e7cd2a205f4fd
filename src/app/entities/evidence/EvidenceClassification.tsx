import { evidenceTypes, therapyInteractions, variantOrigins } from '#domain/vocabularies/evidence.ts'
import type { EvidencePageQuery } from '#app/graphql/generated/evidence-page.ts'
import { Facts } from '#app/ui/Facts.tsx'
import { Direction } from './Direction.tsx'
import { EntityLink } from '../EntityLink.tsx'
import type { LinkedRecord } from '../EntityLink.tsx'
import { EntityLinks } from '../EntityLinks.tsx'
import { EvidenceLevelMark } from './EvidenceLevelMark.tsx'
import { Rating } from './Rating.tsx'
import { helpHref } from '../help-topics.ts'
import { significanceLabel } from './significance.ts'
import { TherapyLinks } from './TherapyLinks.tsx'

type EvidenceItem = NonNullable<EvidencePageQuery['evidenceItem']>

/** What an evidence item says, in the terms of the vocabularies. */
export function EvidenceClassification({
  item,
}: {
  item: Pick<
    EvidenceItem,
    | 'evidenceLevel'
    | 'evidenceType'
    | 'evidenceDirection'
    | 'significance'
    | 'evidenceRating'
    | 'variantOrigin'
    | 'therapyInteractionType'
  > &
    Record<'therapies' | 'phenotypes', readonly LinkedRecord[]> & { disease?: LinkedRecord | null }
}) {
  return (
    <Facts
      facts={[
        { name: 'Level', help: helpHref('level'), value: <EvidenceLevelMark level={item.evidenceLevel} /> },
        { name: 'Type', help: helpHref('type'), value: evidenceTypes.label(item.evidenceType) },
        {
          name: 'Direction',
          help: helpHref('direction'),
          value: <Direction direction={item.evidenceDirection} />,
        },
        { name: 'Significance', help: helpHref('significance'), value: significanceLabel(item.significance) },
        { name: 'Rating', help: helpHref('rating'), value: <Rating rating={item.evidenceRating} /> },
        { name: 'Variant origin', help: helpHref('origin'), value: variantOrigins.label(item.variantOrigin) },
        { name: 'Disease', value: item.disease && <EntityLink kind="disease" record={item.disease} /> },
        {
          name: 'Therapies',
          value: item.therapies.length > 0 && (
            <TherapyLinks therapies={item.therapies} interaction={item.therapyInteractionType} />
          ),
        },
        {
          name: 'Therapy interaction type',
          value: item.therapyInteractionType && therapyInteractions.label(item.therapyInteractionType),
        },
        {
          name: 'Phenotypes',
          value: item.phenotypes.length > 0 && <EntityLinks kind="phenotype" records={item.phenotypes} />,
        },
      ]}
    />
  )
}
