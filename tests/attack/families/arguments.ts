import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputType,
  GraphQLOutputType,
  GraphQLSchema,
} from 'graphql'

/** Some value of an input type, with only what it needs. */
export function valueOf(type: GraphQLInputType): unknown {
  const bare = getNullableType(type)
  if (isListType(bare)) return []
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValues()[0]?.name
  if (isInputObjectType(named))
    return Object.fromEntries(
      Object.values(named.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, valueOf(field.type)]),
    )
  const scalars: Readonly<Record<string, unknown>> = { Int: 1, Float: 0.5, Boolean: true, ID: '1' }
  return scalars[named.name] ?? (named.name === 'ISO8601DateTime' ? '2020-01-01T00:00:00Z' : 'a')
}

/** What to select of a type at the least: rows of connections, ids, else the name of the type. */
function selectionFor(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  const fields = isObjectType(named) || isInterfaceType(named) ? named.getFields() : {}
  if (named.name.endsWith('Connection')) {
    const counts = ['totalCount', 'filteredCount'].filter((name) => name in fields).join(' ')
    return `{ ${counts} pageInfo { endCursor } nodes { __typename } }`
  }
  if (named.name === 'AdvancedSearchResult') return '{ resultIds }'
  return 'id' in fields ? '{ __typename id }' : '{ __typename }'
}

/** A query of one root field, all of whose arguments are variables. */
export function queryOf(field: GraphQLField<unknown, unknown>, given: readonly string[]): string {
  const asked = field.args.filter(({ name, type }) => given.includes(name) || isNonNullType(type))
  const declared = asked.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ')
  const passed = asked.map(({ name }) => `${name}: $${name}`).join(', ')
  const selection = selectionFor(field.type)
  return asked.length === 0
    ? `{ ${field.name} ${selection} }`
    : `query (${declared}) { ${field.name}(${passed}) ${selection} }`
}

/** Values of the arguments that a field cannot do without. */
export const needed = (field: GraphQLField<unknown, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    field.args.filter(({ type }) => isNonNullType(type)).map(({ name, type }) => [name, valueOf(type)]),
  )

/** The fields of queries with those of their arguments that hold. */
export function* argumentsOfQueries(
  schema: GraphQLSchema,
  holds: (argument: GraphQLArgument) => boolean,
): Iterable<{ field: GraphQLField<unknown, unknown>; argument: GraphQLArgument }> {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {}))
    for (const argument of field.args) if (holds(argument)) yield { field, argument }
}
