import { z } from 'zod'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'

/** A JSON Schema as it is written (draft 2020-12). */
export type JsonSchema = { readonly [keyword: string]: unknown }

export const emptyObject = z.strictObject({})

/** ISO 8601, UTC, with milliseconds and a trailing Z. */
export const timestamp = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
  .meta({ format: 'date-time' })

/** The word of V1 for a value of a vocabulary, or null. */
export const word = <Value extends string>(words: Vocabulary<Value>) =>
  z.nullable(z.enum(words.values.map(words.legacyLabel)))

/** Gives a schema a name, under which others refer to it. */
export const named = <Schema extends z.ZodType>(id: string, description: string, schema: Schema): Schema =>
  schema.meta({ id, title: id, description })

/**
 * A schema as JSON Schema, with the named ones that it refers to as `#/$defs/<name>`.
 * @param io whether of values as they are sent, of which some may be missing
 */
export function jsonSchemaOf(
  schema: z.ZodType,
  io: 'input' | 'output' = 'output',
): JsonSchema & { $defs?: Record<string, JsonSchema> } {
  return z.toJSONSchema(schema, {
    io,
    override({ jsonSchema }) {
      delete jsonSchema.id
      // Every number of JSON is safe.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  }) as JsonSchema & { $defs?: Record<string, JsonSchema> }
}
