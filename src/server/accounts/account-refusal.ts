type AccountRefusalCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'RECENT_SIGN_IN_REQUIRED'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'

/** Why something about an account is not done, in a sentence for whoever asked. Nothing is written. */
export class AccountRefusal extends Error {
  readonly code: AccountRefusalCode
  constructor(code: AccountRefusalCode, message: string) {
    super(message)
    this.name = 'AccountRefusal'
    this.code = code
  }
}

/** Refuses input when there are problems, all in one message. */
export function refuseInput(problems: readonly (string | null)[]): void {
  const found = problems.filter((problem) => problem !== null)
  if (found.length > 0) throw new AccountRefusal('BAD_USER_INPUT', found.join(', '))
}
