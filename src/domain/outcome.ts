/**
 * Result of reading outside text: the value, or a problem that says what is wrong, with which value,
 * and what is allowed. The code is stable and meant for programs; the message is a sentence for people.
 */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

export type Problem = { code: string; message: string }

export function success<Value>(value: Value): Outcome<Value> {
  return { ok: true, value }
}

export function failure(code: string, message: string): { ok: false; problem: Problem } {
  return { ok: false, problem: { code, message } }
}
