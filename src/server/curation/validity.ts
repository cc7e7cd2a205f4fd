import type { Violation } from '#domain/validity.ts'
import { ClientError } from '#server/errors/client-error.ts'

/**
 * Rejects what breaks rules of validity, with all of them in one message joined by commas (curation rules, section 1)
 * and each with its attribute beside it.
 * @throws ClientError
 */
export function assertValid(violations: readonly Violation[]): void {
  if (violations.length === 0) return
  const sentences = violations.map(({ message }) => message.replace(/\.$/, ''))
  throw new ClientError('BAD_USER_INPUT', `Validation failed: ${sentences.join(', ')}`, { violations })
}
