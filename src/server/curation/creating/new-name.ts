import { foldText, squeezeSpace } from '#domain/names.ts'
import { Refusal } from '../refusal.ts'

/** Far longer than any name in use; with its feature's, a variant's name still fits an index. */
const LONGEST_NAME = 255
/** Folding can lengthen a text. */
const LONGEST_FOLDED_BYTES = 1200

/**
 * The name of something new, white space squeezed.
 * @throws Refusal when it is blank or too long
 */
export function newName(text: string, argument = 'name'): string {
  const name = squeezeSpace(text)
  if (name === '') throw new Refusal('BAD_USER_INPUT', `${argument} can't be blank`)
  if (name.length > LONGEST_NAME || Buffer.byteLength(foldText(name)) > LONGEST_FOLDED_BYTES)
    throw new Refusal('BAD_USER_INPUT', `${argument} is too long (maximum is ${LONGEST_NAME} characters)`)
  return name
}
