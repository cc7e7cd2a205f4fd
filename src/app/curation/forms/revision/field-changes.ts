import type { RevisedValue } from '#app/entities/history/revised-value.ts'
import { isOf } from './pending-revisions.ts'
import type { RebasedProposal } from './rebase.ts'
import { fieldsOf, labelOf, sameShown, shownValue } from './revised-fields.ts'
import type { RevisedFields } from './revised-fields.ts'
import type { PendingRevision, RevisedSubject } from './pending-revisions.ts'

/** A change of the same field that waits for a decision. */
export type RivalChange = PendingRevision & { same: boolean }

/** A field that is not as the record has it. */
export type FieldChange<Field> = {
  field: Field
  label: string
  present: RevisedValue
  proposed: RevisedValue
  /** What it was when the revision was begun, if somebody changed it since; else null. */
  base: RevisedValue | null
  rivals: RivalChange[]
  /** It follows from other changes, e.g. of the type: it cannot be taken back alone. */
  follows: boolean
}

/**
 * The fields that differ from the present values, in the order of the form.
 * @param counted what counts of what is proposed
 */
export function changesOf<Values extends object>(
  fields: RevisedFields<Values>,
  { proposed, base, contested }: RebasedProposal<Values>,
  counted: Values,
  present: Values,
  pending: readonly PendingRevision[],
  subjects: readonly [RevisedSubject, ...RevisedSubject[]],
): FieldChange<keyof Values & string>[] {
  return fieldsOf(fields).flatMap((field) => {
    const is = shownValue(fields, field, present)
    const after = shownValue(fields, field, counted)
    if (sameShown(is, after)) return []
    const { name, subjects: own = [subjects[0]] } = fields[field]
    const rivals = pending
      .filter((revision) => revision.fieldName === name && isOf(own, revision))
      .map((revision) => ({ ...revision, same: sameShown(revision.proposed, after) }))
    return [
      {
        field,
        label: labelOf(fields[field]),
        present: is,
        proposed: after,
        base: contested.includes(field) ? shownValue(fields, field, base) : null,
        rivals,
        follows: !sameShown(shownValue(fields, field, proposed), after),
      },
    ]
  })
}
