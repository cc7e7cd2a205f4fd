import { squeezeSpace } from '#domain/text/names.ts'
import { tooLongTexts } from '#domain/text/text-lengths.ts'
import { violationIf } from '#domain/validity.ts'
import type { Violation } from '#domain/validity.ts'

/** The rules that a name breaks by itself; `subject` is what has it, as a sentence begins: `A variant group`. */
export function nameViolations(subject: string, name: string): Violation[] {
  const squeezed = squeezeSpace(name)
  return [
    ...violationIf(squeezed === '', 'name', `${subject} needs a name.`),
    ...tooLongTexts({ name: squeezed }),
  ]
}
