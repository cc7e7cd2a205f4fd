import { squeezeSpace } from '#domain/names.ts'
import { violationIf } from '#domain/validity.ts'
import type { RuleViolation } from '#domain/validity.ts'

/** The most characters of a name: far more than any in use has; with its feature's, a variant's still fits an index. */
export const longestName = 255

/** The rules that a name breaks by itself; `subject` is what has it, as a sentence begins: `A variant group`. */
export function nameViolations(subject: string, name: string): RuleViolation[] {
  const { length } = squeezeSpace(name)
  return [
    ...violationIf(length === 0, 'name', `${subject} needs a name.`),
    ...violationIf(
      length > longestName,
      'name',
      `A name has ${longestName} characters at most, not ${length}.`,
    ),
  ]
}
