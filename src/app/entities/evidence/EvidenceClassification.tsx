import * as words from '#domain/vocabularies/evidence.ts'
import type { evidenceItemFields } from '#domain/records/fields/evidence-item.ts'
import type { PlainResponse } from '#domain/records/fields/record-field.ts'
import { Facts } from '#app/ui/Facts.tsx'
import { Direction } from './Direction.tsx'
import { EntityLink } from '../EntityLink.tsx'
import type { LinkedRecord } from '../EntityLink.tsx'
import { EntityLinks } from '../EntityLinks.tsx'
import { EvidenceLevelMark } from './EvidenceLevelMark.tsx'
import { Rating } from './Rating.tsx'
import { HelpLabel } from './HelpLabel.tsx'
import { significanceLabel } from './significance.ts'
import { TherapyLinks } from './TherapyLinks.tsx'

/** Statement of an evidence item, in the terms of the vocabularies. */
export function EvidenceClassification({
  item,
}: {
  item: PlainResponse<typeof evidenceItemFields> &
    Record<'therapies' | 'phenotypes', readonly LinkedRecord[]> & { disease?: LinkedRecord | null }
}) {
  return (
    <Facts
      facts={[
        {
          name: 'Level',
          label: <HelpLabel topic="level">Level</HelpLabel>,
          value: <EvidenceLevelMark level={item.evidenceLevel} />,
        },
        {
          name: 'Type',
          label: <HelpLabel topic="type">Type</HelpLabel>,
          value: words.evidenceTypes.label(item.evidenceType),
        },
        {
          name: 'Direction',
          label: <HelpLabel topic="direction">Direction</HelpLabel>,
          value: <Direction direction={item.evidenceDirection} />,
        },
        {
          name: 'Significance',
          label: <HelpLabel topic="significance">Significance</HelpLabel>,
          value: significanceLabel(item.significance),
        },
        {
          name: 'Rating',
          label: <HelpLabel topic="rating">Rating</HelpLabel>,
          value: <Rating rating={item.evidenceRating} />,
        },
        {
          name: 'Variant origin',
          label: <HelpLabel topic="origin">Variant origin</HelpLabel>,
          value: words.variantOrigins.label(item.variantOrigin),
        },
        { name: 'Disease', value: item.disease && <EntityLink kind="disease" record={item.disease} /> },
        {
          name: 'Therapies',
          value: item.therapies.length > 0 && (
            <TherapyLinks therapies={item.therapies} interaction={item.therapyInteractionType} />
          ),
        },
        {
          name: 'Therapy interaction type',
          value: item.therapyInteractionType && words.therapyInteractions.label(item.therapyInteractionType),
        },
        {
          name: 'Phenotypes',
          value: item.phenotypes.length > 0 && <EntityLinks kind="phenotype" records={item.phenotypes} />,
        },
      ]}
    />
  )
}
