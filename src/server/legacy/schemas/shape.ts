import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
/** A JSON Schema as it is written (draft 2020-12). */
export type JsonSchema = { readonly [keyword: string]: unknown }

/**
 * The shape of a value in an answer: its JSON Schema and, for the compiler, its type. Named shapes are referred
 * to as `Name#` and listed, with all they refer to, by {@link definitionsOf}.
 */
export interface Shape<Value> {
  readonly schema: JsonSchema
  readonly named: readonly NamedShape[]
  /** Only a type: never set. */
  readonly value?: Value
}

export interface NamedShape {
  readonly name: string
  readonly definition: JsonSchema
}

/** Type that a shape describes: `Described<typeof gene>`. */
export type Described<Of> = Of extends Shape<infer Value> ? Value : never

const plain = <Value>(schema: JsonSchema): Shape<Value> => ({ schema, named: [] })

export const text = plain<string>({ type: 'string' })
export const integer = plain<number>({ type: 'integer' })
export const float = plain<number>({ type: 'number' })
export const flag = plain<boolean>({ type: 'boolean' })
export const nothing = plain<null>({ type: 'null' })
export const emptyObject = plain<Record<string, never>>({ type: 'object', maxProperties: 0 })

/** ISO 8601, UTC, with milliseconds and a trailing Z. */
export const timestamp = plain<string>({
  type: 'string',
  format: 'date-time',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$',
})

export const constant = <const Value extends string>(value: Value) =>
  plain<Value>({ type: 'string', const: value })

/** One of the words. */
export const oneOfWords = (words: readonly string[]) => plain<string>({ type: 'string', enum: [...words] })

export const nullable = <Value>({ schema, named }: Shape<Value>): Shape<Value | null> => {
  const { type, enum: words } = schema
  if (typeof type !== 'string') return { schema: { anyOf: [schema, nothing.schema] }, named }
  const values = Array.isArray(words) ? { enum: [...(words as unknown[]), null] } : {}
  return { schema: { ...schema, type: [type, 'null'], ...values }, named }
}

/** The word of V1 for a value of a vocabulary, or null. */
export const word = <Value extends string>(words: Vocabulary<Value>) =>
  nullable(oneOfWords(words.values.map(words.legacyLabel)))

export const list = <Value>({ schema, named }: Shape<Value>): Shape<Value[]> => ({
  schema: { type: 'array', items: schema },
  named,
})

/** An object with one kind of value under keys of any name. */
export const dictionary = <Value>({ schema, named }: Shape<Value>): Shape<Record<string, Value>> => ({
  schema: { type: 'object', additionalProperties: schema },
  named,
})

export const either = <First, Second>(first: Shape<First>, second: Shape<Second>): Shape<First | Second> => ({
  schema: { anyOf: [first.schema, second.schema] },
  named: [...first.named, ...second.named],
})

/** The same shape with a sentence on what it holds. */
export const describe = <Value>({ schema, named }: Shape<Value>, description: string): Shape<Value> => ({
  schema: { ...schema, description },
  named,
})

type Members = Record<string, Shape<unknown>>
type ObjectOf<Of extends Members> = { [Name in keyof Of]: Described<Of[Name]> }

const objectOf = (members: Members, required: string[]): Shape<never> => ({
  schema: {
    type: 'object',
    properties: Object.fromEntries(Object.entries(members).map(([name, { schema }]) => [name, schema])),
    required,
    additionalProperties: false,
  },
  named: Object.values(members).flatMap(({ named }) => named),
})

/** An object with all of these members and no others, in this order. */
export const object = <const Of extends Members>(members: Of): Shape<ObjectOf<Of>> =>
  objectOf(members, Object.keys(members))

/** An object with any of these members, in this order. */
export const partial = <const Of extends Members>(members: Of): Shape<Partial<ObjectOf<Of>>> =>
  objectOf(members, [])

/** Gives a shape a name, under which answers and other shapes refer to it. */
export function named<Value>(name: string, description: string, shape: Shape<Value>): Shape<Value> {
  const definition = { $id: name, title: name, description, ...shape.schema }
  return { schema: { $ref: `${name}#` }, named: [{ name, definition }, ...shape.named] }
}

/** Every named shape that these refer to, each once, by name. */
export function definitionsOf(shapes: readonly Shape<unknown>[]): Map<string, JsonSchema> {
  const all = shapes.flatMap((shape) => shape.named)
  return new Map(
    all
      .map(({ name, definition }) => [name, definition] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
