import type { RuleViolation } from '#domain/validity.ts'

/**
 * Why a change is refused: nobody is signed in; the caller lacks a right; something named does not exist; the
 * input breaks a rule; the state of a record, or somebody else's work, stands against it.
 */
export type RefusalCode = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'BAD_USER_INPUT' | 'CONFLICT'

/** Details of a refusal for programs, beside the message. */
export interface RefusalDetails {
  /** The broken rules of validity, each with the attribute it is about. */
  violations?: readonly RuleViolation[]
}

/** A change that is not made, with the rule in a sentence for whoever asked. Nothing is written. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: RefusalDetails
  constructor(code: RefusalCode, message: string, details: RefusalDetails = {}) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

/**
 * Refuses when there are problems, all in one message (joined by a bar: curation rules, section 1).
 * @throws Refusal
 */
export function refuseFor(code: RefusalCode, problems: readonly (string | false | null | undefined)[]): void {
  const found = problems.filter((problem) => typeof problem === 'string')
  if (found.length > 0) throw new Refusal(code, found.join(' | '))
}
