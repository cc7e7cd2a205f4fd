import * as words from '#domain/vocabularies/evidence.ts'
import type { evidenceItemFields } from '#domain/records/fields/evidence-item.ts'
import type { PlainResponse } from '#domain/records/fields/record-field.ts'
import { Facts } from '#app/ui/Facts.tsx'
import { claimFacts, explained, originFact, subjectFacts } from './ClinicalClassification.tsx'
import type { ClinicalSubject } from './ClinicalClassification.tsx'
import { EvidenceLevelMark } from './EvidenceLevelMark.tsx'
import { Rating } from './Rating.tsx'

/** Statement of an evidence item, in the terms of the vocabularies. */
export function EvidenceClassification({
  item,
}: {
  item: Omit<PlainResponse<typeof evidenceItemFields>, 'description'> & ClinicalSubject
}) {
  const { evidenceType, evidenceDirection, significance } = item
  return (
    <Facts
      facts={[
        explained('level', 'Level', <EvidenceLevelMark level={item.evidenceLevel} />),
        ...claimFacts(words.evidenceTypes.label(evidenceType), evidenceDirection, significance),
        explained('rating', 'Rating', <Rating rating={item.evidenceRating} />),
        originFact(item.variantOrigin),
        ...subjectFacts(item),
      ]}
    />
  )
}
