import { getNamedType, isEnumType, isInputObjectType } from 'graphql'
import type { GraphQLInputObjectType } from 'graphql'
import { graphql } from '../traffic.ts'
import type { Family, Request, Target } from '../traffic.ts'
import { valueOf } from './arguments.ts'

const CONDITIONS = 49
const ALIASES = 22
/** Comparisons that hold for most records, which have no index to help them. */
const NEGATIONS = /^(?:NE|NOT_|DOES_NOT|IS_NOT|GT|LT)/

type Search = { field: string; filter: GraphQLInputObjectType }
type Condition = { path: readonly string[]; operator: string; value: (index: number) => unknown }

function searchesOf({ schema }: Target): readonly Search[] {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ name, args, type }) => {
    const filter = args.find((argument) => argument.name === 'query')?.type
    const input = filter && getNamedType(filter)
    return getNamedType(type).name === 'AdvancedSearchResult' && isInputObjectType(input)
      ? [{ field: name, filter: input }]
      : []
  })
}

/** Another value for each condition, so that none can be answered with another's rows. */
function distinct(type: string, index: number): unknown {
  if (type === 'Int') return index
  if (type === 'Float') return index + 0.5
  if (type === 'String') return `a${index}`
  if (type === 'ISO8601DateTime') return `20${String(10 + (index % 15))}-01-01T00:00:00Z`
  return null
}

/** What can be compared in a filter and, so many levels down, in the filters inside of it. */
function* conditionsOf(
  filter: GraphQLInputObjectType,
  levels: number,
  path: readonly string[] = [],
): Iterable<Condition> {
  for (const { name, type } of Object.values(filter.getFields())) {
    const input = getNamedType(type)
    if (!isInputObjectType(input) || name === 'subFilters') continue
    const members = input.getFields()
    const value = members['value'] ?? members['date']
    if (!value) {
      if (levels > 0) yield* conditionsOf(input, levels - 1, [...path, name])
      continue
    }
    const operator = members['operator'] && getNamedType(members['operator'].type)
    const operators = isEnumType(operator) ? operator.getValues().map((each) => each.name) : ['']
    for (const each of operators) {
      if (path.length > 0 && !NEGATIONS.test(each)) continue
      yield {
        path: [...path, name],
        operator: each,
        value: (index) => ({
          ...(each !== '' && { operator: each }),
          ...(!each.endsWith('NULL') && {
            [value.name]: distinct(getNamedType(value.type).name, index) ?? valueOf(value.type),
          }),
        }),
      }
    }
  }
}

function filterOf({ path, value }: Condition, index: number): Record<string, unknown> {
  let filter = value(index)
  for (const name of path.toReversed()) filter = { [name]: filter }
  return Object.fromEntries(Object.entries(Object(filter)))
}

const many = (condition: Condition, booleanOperator: 'AND' | 'OR') => ({
  booleanOperator,
  // A relation counts as a condition, too.
  subFilters: Array.from({ length: Math.floor(CONDITIONS / condition.path.length) }, (_, index) =>
    filterOf(condition, index),
  ),
})

const search = (label: string, { field, filter }: Search, query: object): Request =>
  graphql(label, `query ($query: ${filter.name}!) { ${field}(query: $query) { resultIds } }`, { query })

const labelOf = ({ field }: Search, { path, operator }: Condition) => `${field} ${path.join('.')} ${operator}`

function* everyCondition(target: Target, levels: number): Iterable<Request> {
  for (const each of searchesOf(target))
    for (const condition of conditionsOf(each.filter, levels))
      yield search(labelOf(each, condition), each, many(condition, 'OR'))
}

function* aliases(target: Target): Iterable<Request> {
  for (const each of searchesOf(target)) {
    const negated = [...conditionsOf(each.filter, 1)].filter(({ operator }) => NEGATIONS.test(operator))
    for (const condition of negated.filter((_, index) => index % 6 === 0)) {
      const { field, filter } = each
      const names = Array.from({ length: ALIASES }, (_, index) => index)
      const declared = names.map((name) => `$q${name}: ${filter.name}!`).join(', ')
      const asked = names.map((name) => `a${name}: ${field}(query: $q${name}) { resultIds }`).join(' ')
      const variables = Object.fromEntries(
        names.map((name) => [`q${name}`, { ...many(condition, name % 2 === 0 ? 'AND' : 'OR') }]),
      )
      yield graphql(`22 × ${labelOf(each, condition)}`, `query (${declared}) { ${asked} }`, variables)
    }
  }
}

/** Groups inside groups, and filters of records inside filters of the records they belong to. */
function* nestedGroups(target: Target): Iterable<Request> {
  for (const each of searchesOf(target)) {
    const [condition] = conditionsOf(each.filter, 0)
    if (!condition) continue
    for (const depth of [40, 15, 8, 4]) {
      let query: Record<string, unknown> = filterOf(condition, 1)
      for (let level = 0; level < depth; level += 1)
        query = {
          booleanOperator: level % 2 === 0 ? 'AND' : 'OR',
          subFilters: [query, filterOf(condition, level)],
        }
      yield search(`${each.field}, ${depth} groups`, each, query)
      yield search(`${each.field}, ${depth} relations`, each, relations(each.filter, depth))
    }
  }
}

/** A filter whose every level asks for records of another kind, back and forth. */
function relations(filter: GraphQLInputObjectType, depth: number): Record<string, unknown> {
  const [first] = [...conditionsOf(filter, 0)].filter(({ operator }) => NEGATIONS.test(operator))
  const inner = Object.values(filter.getFields()).flatMap(({ name, type }) => {
    const input = getNamedType(type)
    const isFilter = isInputObjectType(input) && input.name.endsWith('SearchFilter') && name !== 'subFilters'
    return isFilter ? [{ name, input }] : []
  })
  const next = inner[depth % Math.max(1, inner.length)]
  const own = first ? filterOf(first, depth) : {}
  return depth === 0 || !next ? own : { ...own, [next.name]: relations(next.input, depth - 1) }
}

const everyTenth = (all: Iterable<Request>) => [...all].filter((_, index) => index % 10 === 0)

export const advancedSearch: readonly Family[] = [
  {
    name: 'advanced search, 49 of each condition',
    connections: 4,
    exchanges: (target) => everyCondition(target, 1),
  },
  {
    name: 'advanced search, two relations away',
    connections: 4,
    exchanges: (target) => everyTenth(everyCondition(target, 2)),
  },
  { name: 'advanced search, 22 aliases', connections: 4, short: true, exchanges: aliases },
  { name: 'advanced search, nested groups', connections: 4, short: true, exchanges: nestedGroups },
]
