import { GraphQLError, Kind } from 'graphql'
import type { ValueNode } from 'graphql'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { builder } from './builder.ts'

const ISO_8601 = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

function parseTime(value: unknown): string {
  const time =
    typeof value === 'string' && ISO_8601.test(value) && isCalendarDay(value.slice(0, 10))
      ? Date.parse(value)
      : Number.NaN
  if (Number.isNaN(time)) {
    throw new GraphQLError(`${JSON.stringify(value)} is no ISO 8601 time, such as 2026-07-20T00:00:00Z`)
  }
  return new Date(time).toISOString()
}

builder.scalarType('ISO8601DateTime', {
  description: 'A point in time as ISO 8601 text in UTC, with milliseconds: `2026-07-20T00:00:00.000Z`.',
  serialize: (value) => value,
  parseValue: parseTime,
})

function literalToJson(node: ValueNode): unknown {
  switch (node.kind) {
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value)
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value
    case Kind.NULL:
      return null
    case Kind.LIST:
      return node.values.map(literalToJson)
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, literalToJson(field.value)]))
    case Kind.VARIABLE:
      throw new GraphQLError('a JSON literal cannot contain a variable; pass the whole value as one')
  }
}

builder.scalarType('JSON', {
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: literalToJson,
})
