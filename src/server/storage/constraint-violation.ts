const SQLITE_CONSTRAINT = 19

/** Class 23 of SQLSTATE: integrity constraint violation. */
const POSTGRES_CONSTRAINT = /^23/

/**
 * Checks whether a statement failed as its rows contradict others: a reference to nothing, or a value that
 * may be there once.
 */
export function isConstraintViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number')
    return (error.errcode & 0xff) === SQLITE_CONSTRAINT
  return 'code' in error && typeof error.code === 'string' && POSTGRES_CONSTRAINT.test(error.code)
}
