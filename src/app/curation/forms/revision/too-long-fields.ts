import { lengthError, longestTexts, tooLongTexts } from '#domain/text/text-lengths.ts'
import type { FieldViolation } from '../submission/violations.ts'
import { fieldsOf } from './revised-fields.ts'
import type { RevisedFields } from './revised-fields.ts'

/** The texts of a form that are longer than the server takes, at their fields: texts, and each of a list of names. */
export function tooLongFields<Values extends object>(
  fields: RevisedFields<Values>,
  values: Values,
): FieldViolation<keyof Values & string>[] {
  return fieldsOf(fields).flatMap((field) => {
    const value: unknown = values[field]
    if (typeof value === 'string')
      return tooLongTexts({ [fields[field].name]: value.trim() }).map(({ message }) => ({ field, message }))
    if (!Array.isArray(value)) return []
    const tooLong = value.map(tooLongName).find((one) => one !== null)
    return tooLong ? [{ field, message: `${tooLong}.` }] : []
  })
}

function tooLongName(name: unknown): string | null {
  if (typeof name !== 'string') return null
  return lengthError(`“${name.slice(0, 40)}…”`, name, longestTexts.alias)
}
