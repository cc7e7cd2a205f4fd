import fastJson from 'fast-json-stringify'
import type { Schema } from 'fast-json-stringify'
import { definitionsOf } from './schemas/shape.ts'
import type { Shape } from './schemas/shape.ts'

const made = new WeakMap<object, (value: never) => string>()

/**
 * The function that writes values of the shape as JSON, members in the shape's order. It is compiled from the JSON
 * Schema when first wanted, as compiling all of them would hold up the start.
 * @throws Error from that function for a value that lacks a member
 */
export function serialiserOf<Value>(shape: Shape<Value>): (value: Value) => string {
  const entry = made.get(shape)
  if (entry) return entry as (value: Value) => string
  const schema = Object.fromEntries(definitionsOf([shape])) as unknown as Record<string, Schema>
  const write = fastJson({ ...shape.schema } as unknown as Schema, { schema }) as (value: Value) => string
  made.set(shape, write)
  return write
}
