import { z } from 'zod'
import type { RevisedValue } from '#app/entities/history/revised-value.ts'
import { namedObjects } from '../revision/revised-fields.ts'
import { wholeNumberIn } from './whole-number.ts'

const statuses = ['IDS', 'NONE_FOUND', 'NOT_APPLICABLE'] as const
export type ClinvarStatus = (typeof statuses)[number]

/**
 * Entries of ClinVar on a variant: ids, or that somebody looked and found none, or that it has no such
 * variants.
 */
export const ClinvarValue = z
  .object({ status: z.enum(statuses), ids: z.array(z.string()) })
  .catch({ status: 'IDS', ids: [] })
export type ClinvarValue = z.infer<typeof ClinvarValue>

/** How variants hold what is no id. */
const marks = { NONE_FOUND: 'NONE FOUND', NOT_APPLICABLE: 'N/A' } as const

/** Reads what a variant holds: ids as texts, or one mark. */
export function clinvarFrom(entries: readonly string[]): ClinvarValue {
  const [only, ...others] = entries
  const mark =
    others.length === 0 ? statuses.find((status) => status !== 'IDS' && marks[status] === only) : null
  return mark ? { status: mark, ids: [] } : { status: 'IDS', ids: [...entries] }
}

/** The names under which revisions show it. */
export const clinvarRevisedValue = ({ status, ids }: ClinvarValue): RevisedValue => ({
  kind: 'records',
  records: namedObjects(status === 'IDS' ? ids : [marks[status]]),
})

/** Error of the ids, or null. */
export function clinvarError({ status, ids }: ClinvarValue): string | null {
  const wrong = status === 'IDS' ? ids.filter((id) => !wholeNumberIn(id)) : []
  return wrong.length > 0
    ? `ClinVar ids are whole numbers from 1, not ${wrong.join(', ')}: enter the variation id alone.`
    : null
}

/** It as the interface takes it: exactly one of three. */
export function clinvarInput({ status, ids }: ClinvarValue) {
  if (status === 'NONE_FOUND') return { noneFound: true }
  if (status === 'NOT_APPLICABLE') return { notApplicable: true }
  return { ids: ids.map(Number) }
}
