import { GraphQLError } from 'graphql'

/**
 * What one operation may ask for. Generous: introspection, a hundred rows with four nested levels, and a
 * list of ten thousand ids pass; what no client needs is refused before anything is read.
 */
export const LIMITS = {
  /** Characters of a document. */
  characters: 100_000,
  /** Names, values and signs of a document. */
  tokens: 10_000,
  /** Brackets open at the same place of a document. */
  brackets: 100,
  /** Fields below one another, fragments included. */
  depth: 25,
  /** Fields selected, those of a fragment wherever it is used. */
  fields: 3000,
  aliases: 500,
  directives: 200,
  fragments: 200,
  /** Selections of what the same selection set already holds under the same name. */
  repetitions: 100,
  /** Values of all lists of an operation together, in its text and its variables. */
  listValues: 10_000,
  /** Objects and lists inside one another in the variables. */
  variableDepth: 50,
  /** Members of one object in the variables; errors about an object repeat it whole. */
  objectMembers: 500,
  /** Estimated values of the answer and weight of what must be read for them. */
  cost: 1_000_000,
} as const

/** A refusal: the document asks for more than {@link LIMITS} allow. `code` is stable. */
const refusal = (code: string, sentence: string) => new GraphQLError(sentence, { extensions: { code } })

/** “The operation selects 5,000 fields; at most 3,000 are allowed”. */
export function tooMany(code: string, what: string, count: number, allowed: number): GraphQLError {
  const number = (value: number) => value.toLocaleString('en-US')
  const asked = Number.isFinite(count) ? number(count) : 'endlessly many'
  return refusal(code, `${what.replace('#', asked)}; at most ${number(allowed)} are allowed`)
}

/** Text that PostgreSQL cannot store, so that neither engine is asked for it. */
export const nulCharacter = (place: string) =>
  refusal('BAD_USER_INPUT', `${place} holds a NUL character (U+0000), which no text here may hold`)
