import { fieldsOf, sameShown, shownValue } from './revised-fields.ts'
import type { RevisedFields } from './revised-fields.ts'

/** Values that somebody proposes, and those of the record when they began. */
export type Proposal<Values> = { proposed: Values; base: Values }

/** A proposal on the record as it is now. */
export type RebasedProposal<Values> = Proposal<Values> & {
  /** Fields that others changed since and that nobody had touched here: they have the present value. */
  followed: (keyof Values & string)[]
  /** Fields that others changed since and that were changed here, too, to something else. */
  contested: (keyof Values & string)[]
}

/** Brings a proposal together with what others changed of the record since it was begun. */
export function rebase<Values extends object>(
  fields: RevisedFields<Values>,
  { proposed, base }: Proposal<Values>,
  present: Values,
): RebasedProposal<Values> {
  const next: RebasedProposal<Values> = {
    proposed: { ...proposed },
    base: { ...base },
    followed: [],
    contested: [],
  }
  for (const field of fieldsOf(fields)) {
    const was = shownValue(fields, field, base)
    const is = shownValue(fields, field, present)
    if (sameShown(was, is)) continue
    const after = shownValue(fields, field, proposed)
    if (sameShown(after, was)) {
      next.followed.push(field)
      next.proposed[field] = present[field]
      next.base[field] = present[field]
    } else if (sameShown(after, is)) next.base[field] = present[field]
    else next.contested.push(field)
  }
  return next
}
