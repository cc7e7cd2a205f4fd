import type {
  RevisedValues_revisionFragment,
  RevisionReview_fieldFragment,
  RevisionReview_revisionFragment,
} from '#app/graphql/generated/revision-review.ts'
import { fieldLabel } from '#domain/records/field-labels.ts'

export type ReviewedRevision = RevisionReview_revisionFragment

/** Label of the field that a revision changes. */
export const labelOfRevision = ({ fieldName, subject }: ReviewedRevision): string =>
  fieldLabel(fieldName, subject['__typename'])

/** A value of a field as people compare it: words, or names of records that are in it or not. */
export type RevisedValue = { kind: 'text'; text: string } | { kind: 'records'; records: RevisedObject[] }

/** Something that a field names; names that are no records yet are known by themselves. */
export type RevisedObject = { id: number | string; name: string; link: string | null }

/** The field when the change was suggested, as it is now, and as it would be. */
export type RevisedValues = Record<'base' | 'present' | 'proposed', RevisedValue>

/** A value as the service gives it, with names for ids; what is gone is called by its id. */
export function valueOfField(field: RevisionReview_fieldFragment): RevisedValue {
  if (field['__typename'] === 'ScalarField') return { kind: 'text', text: field.value ?? '' }
  return {
    kind: 'records',
    records: field.objects.map(({ id, displayName, link }) => ({
      id,
      name: displayName ?? `${id} (no longer exists)`,
      link: link ?? null,
    })),
  }
}

/** The values before and after, of any revision. */
export const changeOf = ({
  linkoutData,
}: RevisedValues_revisionFragment): Pick<RevisedValues, 'base' | 'proposed'> => ({
  base: valueOfField(linkoutData.currentValue),
  proposed: valueOfField(linkoutData.suggestedValue),
})

/** The three values of a revision under review. */
export const valuesOf = (revision: ReviewedRevision): RevisedValues => ({
  ...changeOf(revision),
  present: valueOfField(revision.presentField),
})

/** A value in one line, for lists of what else is suggested. */
export function shortText(value: RevisedValue): string {
  const text = value.kind === 'text' ? value.text : value.records.map(({ name }) => name).join(', ')
  return text || 'nothing'
}
