import type { InputTypeParam } from '@pothos/core'
import { builder } from '../schema/builder.ts'
import type { Types } from '../schema/builder.ts'
import { AmpLevel, AreaOfExpertise, TherapyInteraction } from '../schema/enums.ts'

/*
 * Values of fields that can be emptied. `valueOrNull` of the curation's arguments reads them: absent, null and
 * blank values empty a field too (curation rules, section 1).
 */

const nullableInput = <Type extends InputTypeParam<Types>>(name: string, what: string, type: Type) =>
  builder.inputType(name, {
    description: `${what} to set, or \`unset: true\` to clear the field. An absent, null or blank value clears it, too.`,
    fields: (t) => ({
      unset: t.boolean({ description: 'True to clear the field; then no value may be given.' }),
      value: t.field({ type, description: 'The new value.' }),
    }),
  })

export const NullableStringInput = nullableInput('NullableStringInput', 'A text', 'String')
export const NullableIntInput = nullableInput('NullableIntInput', 'An integer', 'Int')
export const NullableIDInput = nullableInput('NullableIDInput', 'An id', 'ID')
export const NullableBooleanInput = nullableInput('NullableBooleanInput', 'A boolean', 'Boolean')
export const NullableAmpLevelTypeInput = nullableInput(
  'NullableAmpLevelTypeInput',
  'An AMP/ASCO/CAP tier and level',
  AmpLevel,
)
export const NullableTherapyInteractionTypeInput = nullableInput(
  'NullableTherapyInteractionTypeInput',
  'A therapy interaction type',
  TherapyInteraction,
)
export const NullableAreaOfExpertiseTypeInput = nullableInput(
  'NullableAreaOfExpertiseTypeInput',
  'An area of expertise',
  AreaOfExpertise,
)
