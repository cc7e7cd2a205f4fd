import type { RuleViolation } from '#domain/validity.ts'
import { Refusal } from './refusal.ts'

/**
 * Refuses what breaks rules of validity, with all of them in one message joined by commas (curation rules, section 1)
 * and each with its attribute beside it.
 * @throws Refusal
 */
export function refuseInvalid(violations: readonly RuleViolation[]): void {
  if (violations.length === 0) return
  const sentences = violations.map(({ message }) => message.replace(/\.$/, ''))
  throw new Refusal('BAD_USER_INPUT', `Validation failed: ${sentences.join(', ')}`, { violations })
}
