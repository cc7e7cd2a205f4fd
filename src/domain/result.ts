/**
 * Result of reading outside text: the value, or an error that says what is wrong, with which value, and what is allowed.
 * The code is stable and meant for programs; the message is a sentence for people.
 */
export type Result<Value> = { ok: true; value: Value } | Failure

export type Failure = { ok: false; error: { code: string; message: string } }

export function success<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

export function failure(code: string, message: string): Failure {
  return { ok: false, error: { code, message } }
}
