import { AccountRefusal } from '#server/accounts/account-refusal.ts'
import { ClientError } from '../errors.ts'

const STATUS: Readonly<Record<AccountRefusal['code'], number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RECENT_SIGN_IN_REQUIRED: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
}

/** Runs the work; what it refuses becomes an answer with the status that fits. */
export async function answering<Result>(work: Promise<Result> | (() => Promise<Result>)): Promise<Result> {
  try {
    return await (typeof work === 'function' ? work() : work)
  } catch (error) {
    if (error instanceof AccountRefusal) throw new ClientError(STATUS[error.code], error.code, error.message)
    throw error
  }
}
