import type { RevisionReview_recordFragment } from '#app/graphql/generated/revision-review.ts'
import { valueOfField, valuesOf } from '#app/entities/history/revised-value.ts'
import type { RevisedValue, ReviewedRevision } from '#app/entities/history/revised-value.ts'

/** A field of a record as it would be. */
export type PreviewedField = {
  /** As revisions record it, in snake case. */
  name: string
  value: RevisedValue
  /** The value as it is recorded: `A`, `[3, 4]`. */
  recorded: unknown
  changed: boolean
}

/** A record, or coordinates of a variant, as they would be. */
export type PreviewedPart = {
  kind: 'record' | 'place' | 'exon'
  key: string
  /** What coordinates are of; null for the record itself. */
  title: string | null
  fields: PreviewedField[]
}

type Part = RevisionReview_recordFragment['parts'][number]

const placeTitles = {
  GENE_VARIANT_COORDINATE: 'Coordinates',
  FIVE_PRIME_FUSION_COORDINATE: '5′ partner',
  THREE_PRIME_FUSION_COORDINATE: '3′ partner',
  FIVE_PRIME_START_EXON_COORDINATE: '5′ partner: first exon',
  FIVE_PRIME_END_EXON_COORDINATE: '5′ partner: exon at the junction',
  THREE_PRIME_START_EXON_COORDINATE: '3′ partner: exon at the junction',
  THREE_PRIME_END_EXON_COORDINATE: '3′ partner: last exon',
} as const

/** The record as it is now, with the chosen revisions in the places of their fields. */
export const partsWith = (
  { parts }: RevisionReview_recordFragment,
  chosen: readonly ReviewedRevision[],
): PreviewedPart[] =>
  parts.map((part) => ({
    ...placeOf(part),
    key: `${part.subject['__typename']} ${part.subject.id}`,
    fields: part.fields.map(({ name, recordedValue, value }) => {
      const revision = chosen.find((one) => one.fieldName === name && isOf(one, part))
      return revision
        ? {
            name,
            value: valuesOf(revision).proposed,
            recorded: revision.suggestedValue,
            changed: true,
          }
        : { name, value: valueOfField(value), recorded: recordedValue, changed: false }
    }),
  }))

const isOf = ({ subject }: ReviewedRevision, part: Part): boolean =>
  subject['__typename'] === part.subject['__typename'] && subject.id === part.subject.id

function placeOf({ subject }: Part): Pick<PreviewedPart, 'kind' | 'title'> {
  switch (subject['__typename']) {
    case 'VariantCoordinate':
      return { kind: 'place', title: placeTitles[subject.coordinateType] }
    case 'ExonCoordinate':
      return { kind: 'exon', title: placeTitles[subject.exonType] }
    default:
      return { kind: 'record', title: null }
  }
}

/** Checks whether readers see nothing of a field. */
export const isEmpty = ({ value }: PreviewedField): boolean =>
  value.kind === 'text' ? value.text.trim() === '' : value.records.length === 0
