import fastJson from 'fast-json-stringify'
import type { Schema } from 'fast-json-stringify'
import type { z } from 'zod'
import { jsonSchemaOf } from './schemas/json-schema.ts'
import type { JsonSchema } from './schemas/json-schema.ts'

const made = new WeakMap<object, (value: never) => string>()

/** What the values of a definition may also be, by the end of the name of the definition that allows it. */
const relaxations = {
  '-or-null': { nullable: true },
  '-in-part': { required: [] },
} as const

/**
 * The schema with a more permissive one for each union: of an object and null, or of an object and one with fewer
 * members. Unions would be written by a validator, which is compiled with the first value (0.2 s for a variant) and
 * checks everything within each.
 */
function withoutUnions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnions)
  if (typeof value !== 'object' || value === null) return value
  const [first, second] = 'anyOf' in value && Array.isArray(value.anyOf) ? (value.anyOf as JsonSchema[]) : []
  if (first && second) return relaxed(first, second['type'] === 'null' ? '-or-null' : '-in-part')
  return Object.fromEntries(Object.entries(value).map(([keyword, part]) => [keyword, withoutUnions(part)]))
}

function relaxed(schema: JsonSchema, relaxation: keyof typeof relaxations): unknown {
  const reference = schema['$ref']
  return typeof reference === 'string'
    ? { $ref: reference + relaxation }
    : { ...Object(withoutUnions(schema)), ...relaxations[relaxation] }
}

/** The schema without unions, with its definitions and their more permissive forms. */
function writtenSchema(schema: z.ZodType): Schema {
  const { $defs = {}, ...root } = jsonSchemaOf(schema)
  const definitions = Object.entries($defs).flatMap(([name, definition]) => {
    const written = Object(withoutUnions(definition)) as JsonSchema
    return [
      [name, written],
      ...Object.entries(relaxations).map(([end, relaxation]) => [name + end, { ...written, ...relaxation }]),
    ]
  })
  return { ...Object(withoutUnions(root)), $defs: Object.fromEntries(definitions) as unknown } as Schema
}

/**
 * The function that writes values of the shape as JSON, members in the shape's order. It is compiled from the JSON
 * Schema when first wanted, as compiling all of them would hold up the start.
 * @throws Error from that function for a value that lacks a member
 */
export function serialiserOf<Value>(shape: z.ZodType<Value>): (value: Value) => string {
  const entry = made.get(shape)
  if (entry) return entry as (value: Value) => string
  const write = fastJson(writtenSchema(shape)) as (value: Value) => string
  made.set(shape, write)
  return write
}
