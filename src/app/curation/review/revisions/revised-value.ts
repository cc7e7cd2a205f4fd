import type { RevisionReview_revisionFragment } from '#app/graphql/generated/revision-review.ts'
import { revisedObjectKind, revisedValueText } from '#domain/revised-values.ts'

export type ReviewedRevision = RevisionReview_revisionFragment

/** A value of a field as people compare it: words, or names of records that are in it or not. */
export type RevisedValue =
  | { kind: 'text'; text: string }
  | { kind: 'records'; records: { id: number; name: string; link: string | null }[] }

/** The field when the change was suggested, as it is now, and as it would be. */
export type RevisedValues = Record<'base' | 'present' | 'proposed', RevisedValue>

/** The three values of a revision. Records that only stand in the present value are known by their id. */
export function valuesOf(revision: ReviewedRevision): RevisedValues {
  const { fieldName, currentValue, presentValue, suggestedValue, linkoutData } = revision
  if (!revisedObjectKind(fieldName)) {
    const text = (value: unknown): RevisedValue => ({
      kind: 'text',
      text: revisedValueText(fieldName, value) ?? '',
    })
    return { base: text(currentValue), present: text(presentValue), proposed: text(suggestedValue) }
  }
  const objects = [linkoutData.currentValue, linkoutData.suggestedValue].flatMap((value) =>
    value['__typename'] === 'ObjectField' ? value.objects : [],
  )
  const records = (value: unknown): RevisedValue => ({
    kind: 'records',
    records: idsOf(value).map((id) => {
      const known = objects.find((object) => object.id === id)
      return { id, name: known?.displayName ?? `no. ${id}`, link: known?.link ?? null }
    }),
  })
  return { base: records(currentValue), present: records(presentValue), proposed: records(suggestedValue) }
}

function idsOf(value: unknown): number[] {
  const values = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
  return values.map(Number).filter((id) => Number.isInteger(id))
}

/** A value in one line, for lists of what else is suggested. */
export function shortText(value: RevisedValue): string {
  const text = value.kind === 'text' ? value.text : value.records.map(({ name }) => name).join(', ')
  return text || 'nothing'
}
