import type { InputFieldMap, InputTypeParam } from '@pothos/core'
import { editedEntries } from '#domain/records/fields/record-field.ts'
import type {
  EditedKey,
  RecordField,
  RecordFields,
  RecordValues,
  ValueOf,
} from '#domain/records/fields/record-field.ts'
import { idList, valueOrNull, wholeNumberWithin } from '#server/curation/arguments.ts'
import type { NullableInput } from '#server/curation/arguments.ts'
import { builder } from '../schema/builder.ts'
import type { Types } from '../schema/builder.ts'
import { enumRef } from '../schema/enums.ts'
import type { FieldMeaning } from '../schema/field-meanings.ts'
import {
  NullableBooleanInput,
  NullableIntInput,
  NullableStringInput,
  nullableWordInput,
} from './nullable-inputs.ts'

/** A value as the input of a field has it: plain, as one that can be emptied, or of an extension absent, too. */
type InputValue<Field> = Field extends { extension: true }
  ? ValueOf<Field> | undefined
  : Field extends { empty: 'allowed' }
    ? NullableInput<NonNullable<ValueOf<Field>>>
    : NonNullable<ValueOf<Field>>

/** The input of the fields of a kind of record. */
export type InputOf<Fields> = {
  [Key in EditedKey<Fields> as Fields[Key] extends { extension: true } ? never : Key]: InputValue<Fields[Key]>
} & {
  [Key in EditedKey<Fields> as Fields[Key] extends { extension: true } ? Key : never]?: InputValue<
    Fields[Key]
  >
}

function plainType(field: RecordField): InputTypeParam<Types> {
  switch (field.sort) {
    case 'word':
      return enumRef(field.words)
    case 'text':
    case 'time':
      return 'String'
    case 'truth':
      return 'Boolean'
    case 'records':
    case 'terms':
      return ['Int']
    default:
      return 'Int'
  }
}

function nullableType(field: RecordField) {
  switch (field.sort) {
    case 'word':
      return nullableWordInput(field.words)
    case 'text':
    case 'time':
      return NullableStringInput
    case 'truth':
      return NullableBooleanInput
    default:
      return NullableIntInput
  }
}

/** The input type of what people may enter for a kind of record. */
export function recordInput<const Fields extends RecordFields>(
  name: string,
  description: string,
  fields: Fields,
  meanings: Readonly<Record<EditedKey<Fields>, FieldMeaning>>,
) {
  const described: Readonly<Record<string, FieldMeaning>> = meanings
  const input = builder.inputType(name, {
    description,
    fields: (t): InputFieldMap =>
      Object.fromEntries(
        editedEntries(fields).map(([key, field]) => {
          const isWrapped = field.empty === 'allowed' && !field.extension
          const type = isWrapped ? nullableType(field) : plainType(field)
          return [key, t.field({ type, required: !field.extension, description: described[key]?.entered })]
        }),
      ),
  })
  // Pothos cannot follow a table of fields.
  return input as PothosSchemaTypes.InputObjectRef<Types, InputOf<Fields>>
}

function enteredValue(key: string, field: RecordField, input: unknown): unknown {
  const isWrapped = field.empty === 'allowed' && !field.extension
  const value = isWrapped ? valueOrNull(input as NullableInput<unknown>, key) : (input ?? null)
  if (field.sort === 'records' || field.sort === 'terms') return idList((value ?? []) as number[], key)
  if (typeof value === 'string') return field.sort === 'text' ? value.trim() || null : value
  const { least, most } = field.sort === 'number' ? field : {}
  return typeof value === 'number' && least !== undefined && most !== undefined
    ? wholeNumberWithin(value, key, least, most)
    : value
}

/**
 * The fields as curation works with them.
 * @throws ClientError when a field that can be emptied has both a value and `unset: true`, and for a number beyond its
 *   range
 */
export const enteredValues =
  <const Fields extends RecordFields>(fields: Fields) =>
  (input: InputOf<Fields>): RecordValues<Fields> => {
    const entered: Readonly<Record<string, unknown>> = input
    // The input type has made sure of the values.
    return Object.fromEntries(
      editedEntries(fields).map(([key, field]) => [key, enteredValue(key, field, entered[key])]),
    ) as RecordValues<Fields>
  }
