import { assertionFields } from '#domain/records/fields/assertion.ts'
import { assertionMeanings } from '../schema/field-meanings.ts'
import { enteredValues, recordInput } from './record-input.ts'

export const AssertionFieldsInput = recordInput(
  'AssertionFields',
  'Editable fields of an assertion; a revision gives the complete new state.',
  assertionFields,
  assertionMeanings,
)

/** The fields as curation works with them. */
export const assertionFieldsFrom = enteredValues(assertionFields)
