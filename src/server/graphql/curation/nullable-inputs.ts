import type { InputTypeParam } from '@pothos/core'
import { builder } from '../schema/builder.ts'
import type { Types } from '../schema/builder.ts'
import { ampLevels, therapyInteractions } from '#domain/vocabularies/evidence.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import { AreaOfExpertise, enumRef } from '../schema/enums.ts'

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
export const NullableAreaOfExpertiseTypeInput = nullableInput(
  'NullableAreaOfExpertiseTypeInput',
  'An area of expertise',
  AreaOfExpertise,
)

const nullableWords = new Map(
  [
    [ampLevels, 'An AMP/ASCO/CAP tier and level'] as const,
    [therapyInteractions, 'A therapy interaction type'] as const,
  ].map(([words, what]) => [
    words.name,
    nullableInput(`Nullable${words.name}TypeInput`, what, enumRef(words)),
  ]),
)

/** The input of a field that holds a word of the vocabulary and can be emptied. */
export function nullableWordInput({ name }: Vocabulary<string>) {
  const input = nullableWords.get(name)
  if (!input) throw new Error(`The vocabulary ${name} has no input that can be emptied`)
  return input
}
