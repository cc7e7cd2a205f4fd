import { builder } from '../schema/builder.ts'
import { AmpLevel, AreaOfExpertise, TherapyInteraction } from '../schema/enums.ts'

/*
 * Values of fields that can be emptied. `valueOrNull` of the curation's arguments reads them: absent, null and
 * blank values empty a field too (curation rules, section 1).
 */

const describe = (what: string) =>
  `${what} to set, or \`unset: true\` to clear the field. An absent, null or blank value clears it, too.`
const UNSET = 'True to clear the field; then no value may be given.'
const VALUE = 'The new value.'

export const NullableStringInput = builder.inputType('NullableStringInput', {
  description: describe('A text'),
  fields: (t) => ({
    unset: t.boolean({ description: UNSET }),
    value: t.string({ description: VALUE }),
  }),
})

export const NullableIntInput = builder.inputType('NullableIntInput', {
  description: describe('An integer'),
  fields: (t) => ({
    unset: t.boolean({ description: UNSET }),
    value: t.int({ description: VALUE }),
  }),
})

export const NullableIDInput = builder.inputType('NullableIDInput', {
  description: describe('An id'),
  fields: (t) => ({
    unset: t.boolean({ description: UNSET }),
    value: t.id({ description: VALUE }),
  }),
})

export const NullableBooleanInput = builder.inputType('NullableBooleanInput', {
  description: describe('A boolean'),
  fields: (t) => ({
    unset: t.boolean({ description: UNSET }),
    value: t.boolean({ description: VALUE }),
  }),
})

export const NullableAmpLevelTypeInput = builder.inputType('NullableAmpLevelTypeInput', {
  description: describe('An AMP/ASCO/CAP tier and level'),
  fields: (t) => ({
    unset: t.boolean({ description: UNSET }),
    value: t.field({ type: AmpLevel, description: VALUE }),
  }),
})

export const NullableTherapyInteractionTypeInput = builder.inputType('NullableTherapyInteractionTypeInput', {
  description: describe('A therapy interaction type'),
  fields: (t) => ({
    unset: t.boolean({ description: UNSET }),
    value: t.field({ type: TherapyInteraction, description: VALUE }),
  }),
})

export const NullableAreaOfExpertiseTypeInput = builder.inputType('NullableAreaOfExpertiseTypeInput', {
  description: describe('An area of expertise'),
  fields: (t) => ({
    unset: t.boolean({ description: UNSET }),
    value: t.field({ type: AreaOfExpertise, description: VALUE }),
  }),
})
