import type { CoiStatus } from '#domain/vocabularies/people.ts'
import { isEditor } from './roles.ts'
import type { Person } from './roles.ts'

/** Why somebody may not do something, in a sentence that names the rule; null when they may. */
export type Denial = string | null

/** Who acts, with what their latest conflict-of-interest statement is worth. */
export interface Curator extends Person {
  coi: CoiStatus
}

/**
 * Rule E of the curation rules: editors and administrators only.
 * @param what the deed as in “to accept evidence”
 */
export const editorDenial = (person: Person, what: string): Denial =>
  isEditor(person) ? null : `You must be an editor to ${what}`

const coiNeeded = 'You must have a valid conflict of interest statement'

/**
 * Checks whether it is refused only for want of a conflict-of-interest statement, which the person can make
 * at once.
 */
export const isCoiDenial = (denial: string): boolean => denial.startsWith(coiNeeded)

/** Rule COI of the curation rules: a statement less than a year old, even one that declares a conflict. */
export const coiDenial = ({ coi }: Pick<Curator, 'coi'>, what: string): Denial =>
  coi === 'MISSING' || coi === 'EXPIRED' ? `${coiNeeded} to ${what}; yours is ${coi.toLowerCase()}` : null
