import { z } from 'zod'
import { documentName, editedEntries, isList } from '#domain/records/fields/record-field.ts'
import type {
  EditedKey,
  PlainKey,
  PlainResponse,
  RecordField,
  RecordFields,
  ValueOf,
} from '#domain/records/fields/record-field.ts'
import { fieldLabel } from '#domain/records/field-labels.ts'
import { recordedName } from '#domain/records/field-values.ts'
import { textIn, wordIn } from './form-start.ts'
import type { ProfileReference, Reference } from './references/reference.ts'
import type { RevisedFields } from './revision/revised-fields.ts'
import {
  chosenFrom,
  chosenNumber,
  chosenProfile,
  chosenReference,
  chosenReferences,
  typedText,
  valueOrUnset,
  yesNoOrUnknown,
} from './values.ts'

/*
 * The values of forms of records, as the fields of their kind make them. Forms name other records by their names in
 * documents: `therapies` for `therapyIds`.
 */

type FormName<Key, Field> = Field extends { of: unknown; document: infer Name extends string } ? Name : Key

type FormValue<Field> = Field extends { sort: 'records' | 'terms' }
  ? Reference[]
  : Field extends { of: 'MOLECULAR_PROFILE' }
    ? ProfileReference | null
    : Field extends { of: unknown }
      ? Reference | null
      : Field extends { sort: 'text' }
        ? string
        : NonNullable<ValueOf<Field>> | null

/** The values of a form of a kind of record, as far as it is filled in. */
export type FormValues<Fields> = {
  [Key in EditedKey<Fields> as FormName<Key, Fields[Key]>]: FormValue<Fields[Key]>
}

const formName = (key: string, field: RecordField): string => ('of' in field ? documentName(key, field) : key)

function readBack(field: RecordField): z.ZodType {
  if (isList(field)) return chosenReferences
  switch (field.sort) {
    case 'word':
      return chosenFrom(field.words)
    case 'number':
      return chosenNumber
    case 'truth':
      return yesNoOrUnknown
    case 'record':
      return field.of === 'MOLECULAR_PROFILE' ? chosenProfile : chosenReference
    case 'term':
      return chosenReference
    default:
      return typedText
  }
}

/** The schema by which values are read back from drafts, and the names under which the fields are recorded. */
export interface RecordForm<Fields> {
  values: z.ZodObject<{ [Name in keyof FormValues<Fields>]: z.ZodType<FormValues<Fields>[Name]> }>
  fields: RevisedFields<FormValues<Fields>>
}

/**
 * A form of a kind of record.
 * @param type GraphQL type of the record
 * @param order of the first fields on the page; the others follow
 */
export function recordForm<const Fields extends RecordFields>(
  fields: Fields,
  type: string,
  order: readonly (keyof FormValues<Fields> & string)[],
): RecordForm<Fields> {
  const placeOf = (name: string) => {
    const place = order.findIndex((first) => first === name)
    return place < 0 ? order.length : place
  }
  const named = editedEntries(fields)
    .map(([key, field]) => ({ key, field, name: formName(key, field) }))
    .toSorted((one, other) => placeOf(one.name) - placeOf(other.name))
  const recorded = named.map(({ key, name }) => {
    const recordedAs = recordedName(key)
    return [name, { name: recordedAs, label: fieldLabel(recordedAs, type) }]
  })
  const shape = named.map(({ name, field }) => [name, readBack(field)])
  // The types of the fields say what each part reads.
  return {
    values: z.object(Object.fromEntries(shape) as RecordForm<Fields>['values']['shape']),
    fields: Object.fromEntries(recorded) as RecordForm<Fields>['fields'],
  }
}

/** The values that an address gives fields of one word, number or text. */
export function scalarsIn<const Fields extends RecordFields>(
  parameters: URLSearchParams,
  fields: Fields,
): Partial<FormValues<Fields>> {
  const values = editedEntries(fields).flatMap(([key, field]) => {
    const value = scalarIn(parameters, key, field)
    return value === null ? [] : [[key, value]]
  })
  return Object.fromEntries(values) as Partial<FormValues<Fields>>
}

function scalarIn(parameters: URLSearchParams, key: string, field: RecordField): string | number | null {
  if (field.sort === 'word') return wordIn(parameters, key, field.words)
  if (field.sort === 'text') return textIn(parameters, key) ?? null
  if (field.sort !== 'number' || !parameters.get(key)) return null
  const number = Number(parameters.get(key))
  const { least = -Infinity, most = Infinity } = field
  return Number.isInteger(number) && number >= least && number <= most ? number : null
}

type PlainValues<Fields> = Pick<FormValues<Fields>, PlainKey<Fields> & keyof FormValues<Fields>>

/** Nothing, where a response has all fields; a response that lacks one is refused by its type. */
type Complete<Fields, Response> = keyof PlainResponse<Fields> extends keyof Response ? unknown : never

/**
 * The values of a record in the fields of a form that name no other records.
 * @param record a response with all of these fields
 */
export function plainValuesOf<
  const Fields extends RecordFields,
  Response extends Partial<PlainResponse<Fields>>,
>(fields: Fields, record: Response & Complete<Fields, Response>): PlainValues<Fields> {
  const response: Readonly<Record<string, unknown>> = record
  const values = editedEntries(fields)
    .filter(([, field]) => !('of' in field))
    .map(([key, field]) => {
      const value = response[documentName(key, field)]
      return [key, value ?? (field.sort === 'text' ? '' : null)]
    })
  return Object.fromEntries(values) as PlainValues<Fields>
}

type InputValue<Field> = Field extends { sort: 'records' | 'terms' }
  ? number[]
  : Field extends { extension: true }
    ? ValueOf<Field>
    : Field extends { empty: 'allowed' }
      ? { value: NonNullable<ValueOf<Field>> } | { unset: true }
      : NonNullable<ValueOf<Field>>

/** The input of the interface for the values of a form. */
export type FormInput<Fields> = { [Key in EditedKey<Fields>]: InputValue<Fields[Key]> }

/** Values as the interface takes them; null while something needed is missing. */
export function formInput<const Fields extends RecordFields>(
  fields: Fields,
  values: FormValues<Fields>,
): FormInput<Fields> | null {
  const byName: Readonly<Record<string, unknown>> = values
  const input: Record<string, unknown> = {}
  for (const [key, field] of editedEntries(fields)) {
    const value = plainValue(byName[formName(key, field)])
    if (field.empty === 'allowed')
      input[key] = field.extension ? (value === '' ? null : value) : valueOrUnset(value)
    else if (value === null) return null
    else input[key] = value
  }
  return input as FormInput<Fields>
}

/** A value without the names of records, and a text without white space around it. */
function plainValue(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(plainValue)
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null)
}
