import { z } from 'zod'
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'

type Json = Record<string, unknown>

/** Integers have no bounds but their own: those of JavaScript are no news for a client. */
function withoutDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDefaults)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      name === '$schema' || (typeof each === 'number' && Math.abs(each) === Number.MAX_SAFE_INTEGER)
        ? []
        : [[name, withoutDefaults(each)]],
    ),
  )
}

const jsonSchemas = new WeakMap<z.ZodType, Map<string, Json>>()

/** JSON Schema of values that come in, or go out. */
function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const made = jsonSchemas.get(schema) ?? new Map<string, Json>()
  jsonSchemas.set(schema, made)
  const json = made.get(io) ?? (withoutDefaults(z.toJSONSchema(schema, { io })) as Json)
  made.set(io, json)
  return json
}

/**
 * The schema as the library lists it. It validates nothing: tools read their arguments themselves, with sentences that
 * name value and what is allowed.
 */
export const listedSchema = (
  schema: z.ZodType,
  io: 'input' | 'output',
): StandardSchemaWithJSON<unknown, unknown> => ({
  '~standard': {
    version: 1,
    vendor: 'curia',
    validate: (value: unknown) => ({ value }),
    jsonSchema: { input: () => jsonSchemaOf(schema, io), output: () => jsonSchemaOf(schema, io) },
  },
})
