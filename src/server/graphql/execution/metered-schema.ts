import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  GraphQLString,
  introspectionTypes,
  isCompositeType,
  isListType,
  isObjectType,
} from 'graphql'
import type { GraphQLFieldResolver, GraphQLOutputType, GraphQLResolveInfo, GraphQLSchema } from 'graphql'
import type { GraphQLContext } from '../context.ts'
import { fieldTraits } from './field-traits.ts'
import type { Meter } from './meter.ts'
import { writtenFields } from './written-fields.ts'

type Resolver = GraphQLFieldResolver<unknown, GraphQLContext, Record<string, unknown>>

/** Values of a list that are completed without giving way: a few milliseconds. */
const VALUES_AT_ONCE = 2000
/** Values that the page of a nested list counts as when it begins at a cursor: it takes a statement of its own. */
const CURSOR_VALUES = 50
/** Bytes of an object beside its members: its braces, and the name of its type, which no resolver gives. */
const OBJECT_BYTES = 32
/** Bytes of a value that is no text, and of what stands around the name of a field, roughly. */
const PLAIN_BYTES = 8
const AROUND_BYTES = 4

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

/** What becomes of a value that a resolver gave, once it is there. */
type Receive = (meter: Meter, value: unknown, info: GraphQLResolveInfo) => unknown

const receiveObject: Receive = (meter, value) => (meter.isTurnOver() ? meter.turn(value) : value)

/** Counts the items of a list, of which one part after the other is completed when it is its turn. */
const receiveObjects: Receive = (meter, value, info) => {
  if (!Array.isArray(value)) return value
  const items: unknown[] = value
  if (!meter.spend(items.length, OBJECT_BYTES * items.length)) return meter.never
  const size = Math.max(1, Math.floor(VALUES_AT_ONCE / writtenFields(info)))
  if (items.length <= size) return meter.isTurnOver() ? meter.turn(items) : items
  let turn: Promise<unknown> = Promise.resolve()
  return items.map((item, index) => {
    if (index % size === 0) turn = meter.turn(undefined)
    return turn.then(() => item)
  })
}

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + AROUND_BYTES + bytesOf(item), 0)
  return typeof value === 'object' && value !== null ? JSON.stringify(value).length : PLAIN_BYTES
}

const receiveText: Receive = (meter, value) => (meter.spend(0, bytesOf(value)) ? value : meter.never)

/** Null for values of which one is as short as another. */
function receiverOf(type: GraphQLOutputType): Receive | null {
  const named = getNamedType(type)
  const isList = isListType(getNullableType(type))
  if (isCompositeType(named)) return isList ? receiveObjects : receiveObject
  return isList || named === GraphQLString || named.name === 'JSON' ? receiveText : null
}

const bytesOfName = (info: GraphQLResolveInfo) => String(info.path.key).length + AROUND_BYTES + PLAIN_BYTES

/** Counts a value that is only a property of its object: most of an answer, which costs nothing to find. */
function meteredProperty(property: string, hasText: boolean): Resolver {
  return (source, _args, { meter }, info) => {
    const value = (source as Readonly<Record<string, unknown>>)[property]
    return meter.spend(1, bytesOfName(info) + (hasText ? bytesOf(value) : 0)) ? value : meter.never
  }
}

/** The resolver, counted, and put off while others go first. */
function metered(resolve: Resolver, type: GraphQLOutputType, isSlow: boolean): Resolver {
  const receive = receiverOf(type)
  const isPage = getNamedType(type).name.endsWith('Connection')
  const isLeaf = !isCompositeType(getNamedType(type))
  const mayTakeLong = isSlow || isPage
  const resolveAndReceive: Resolver = (source, args, context, info) => {
    const value = resolve(source, args, context, info)
    if (receive === null) return value
    if (isPromise(value)) return value.then((found) => receive(context.meter, found, info))
    return isLeaf || Array.isArray(value) ? receive(context.meter, value, info) : value
  }
  return (source, args, context, info) => {
    const { meter } = context
    const values = isPage && (args['after'] || args['before']) ? CURSOR_VALUES : 1
    if (!meter.spend(values, bytesOfName(info))) return meter.never
    if (mayTakeLong && meter.isTurnOver())
      return meter.turn(undefined).then(() => resolveAndReceive(source, args, context, info))
    return resolveAndReceive(source, args, context, info)
  }
}

/** An executor's context may be without a meter: schemas describe themselves in the program, too. */
const hasMeter = (context: unknown): context is GraphQLContext =>
  typeof context === 'object' && context !== null && 'meter' in context

/** graphql-js has these types once for all schemas. */
function meterIntrospection(): void {
  for (const type of introspectionTypes) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? defaultFieldResolver
      const counted = metered(resolve, field.type, false)
      field.resolve = (source, args, context, info) =>
        (hasMeter(context) ? counted : resolve)(source, args, context, info)
    }
  }
}
meterIntrospection()

/**
 * The schema with resolvers that count what they produce with the meter of the context, so that an execution is ended
 * when it has produced too much, and that give way to other requests. Changes the schema in place.
 */
export function meteredSchema(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || !isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const property = field.extensions['pothosExposedField']
      const isProperty = typeof property === 'string' && !isCompositeType(getNamedType(field.type))
      field.resolve = isProperty
        ? meteredProperty(property, receiverOf(field.type) !== null)
        : metered(
            field.resolve ?? defaultFieldResolver,
            field.type,
            roots.includes(type) || fieldTraits(field).slow === true,
          )
    }
  }
  return schema
}
