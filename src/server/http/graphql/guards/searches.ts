import {
  getNamedType,
  getNullableType,
  GraphQLString,
  isInputObjectType,
  isListType,
  Kind,
  valueFromASTUntyped,
} from 'graphql'
import type { FieldNode, GraphQLField } from 'graphql'
import { fieldTraits } from '#server/graphql/execution/field-traits.ts'

/** A root field that looks through texts: of all rows for a page, of an index for a short list. */
const TEXT_COST = { page: 40_000, list: 4000 }
/** A condition of advanced search, by whether an index may lead to what it finds or all rows are read. */
const CONDITION_COST = { found: 5000, read: 60_000 }
/** Operators for which all rows are read. */
const READING: ReadonlySet<unknown> = new Set([
  'NE',
  'CONTAINS',
  'DOES_NOT_CONTAIN',
  'IS_NULL',
  'IS_NOT_NULL',
  'EQ_SELF_OR_ALL_ANCESTORS',
  'EQ_SELF_OR_ALL_DESCENDANTS',
  'EQ_SELF_AND_SIBLINGS',
])

/** Searches of an operation, whatever their aliases. */
export interface Searches {
  /** Matched samples and lists of changes count among them. */
  advanced: number
  /** Other pages and lists that are found by a text. */
  text: number
}

/** Filters of the searches that an operation runs by their permalinks, by id. */
export type SavedFilters = ReadonlyMap<string, unknown>

/** Whether a field of the type looks for a text in an index, though it gives no list itself. */
const isIndexSearch = (type: string) => type === 'RecordSearchResult'

/** Whether a field of the type may read all records: only a few of them are in one operation. */
const isAdvanced = (type: string) =>
  type === 'AdvancedSearchResult' || type === 'SampleMatch' || type === 'RecordChangeConnection'

/**
 * Checks whether a root field is a search, and of which kind: by a text or a filter, not only by ids, values
 * and cursors.
 */
export function searchKind(
  node: FieldNode,
  definition: GraphQLField<unknown, unknown>,
): keyof Searches | null {
  const named = getNamedType(definition.type)
  if (isAdvanced(named.name)) return 'advanced'
  if (isIndexSearch(named.name)) return 'text'
  if (!isListType(getNullableType(definition.type)) && !named.name.endsWith('Connection')) return null
  const isText = definition.args.some(
    ({ name, type }) =>
      getNullableType(type) === GraphQLString &&
      name !== 'after' &&
      name !== 'before' &&
      node.arguments?.some((argument) => argument.name.value === name),
  )
  return isText ? 'text' : null
}

function conditionsCost(filter: unknown): number {
  if (Array.isArray(filter)) return filter.reduce<number>((sum, item) => sum + conditionsCost(item), 0)
  if (typeof filter !== 'object' || filter === null) return 0
  if ('operator' in filter) return CONDITION_COST[READING.has(filter.operator) ? 'read' : 'found']
  const inner = Object.values(filter).reduce<number>((sum, value) => sum + conditionsCost(value), 0)
  return inner || CONDITION_COST.found
}

/** The permalink of the search that a root field repeats; null for other fields. */
export function permalinkOf(
  node: FieldNode,
  definition: GraphQLField<unknown, unknown>,
  variables: Record<string, unknown>,
): string | null {
  const value = node.arguments?.find(({ name }) => name.value === 'permalinkId')?.value
  if (!fieldTraits(definition).repeatsSearch || !value) return null
  return String(filterOf(value, variables))
}

/** Cost of a search, in the unit of {@link costOf}. */
export function searchCost(
  node: FieldNode,
  definition: GraphQLField<unknown, unknown>,
  {
    variables,
    savedFilters,
  }: { variables: Record<string, unknown>; savedFilters?: SavedFilters | undefined },
): number {
  const kind = searchKind(node, definition)
  if (kind === null) return 0
  const permalink = permalinkOf(node, definition, variables)
  if (permalink !== null) return TEXT_COST.page + conditionsCost(savedFilters?.get(permalink))
  if (kind === 'text') {
    const isShort =
      isListType(getNullableType(definition.type)) || isIndexSearch(getNamedType(definition.type).name)
    return TEXT_COST[isShort ? 'list' : 'page']
  }
  const filters = definition.args.filter(({ type }) => isInputObjectType(getNullableType(type)))
  const cost = (node.arguments ?? [])
    .filter((argument) => filters.some(({ name }) => name === argument.name.value))
    .reduce((sum, { value }) => sum + conditionsCost(filterOf(value, variables)), 0)
  return TEXT_COST.page + cost
}

const filterOf = (
  value: Parameters<typeof valueFromASTUntyped>[0],
  variables: Record<string, unknown>,
): unknown =>
  value.kind === Kind.VARIABLE ? variables[value.name.value] : valueFromASTUntyped(value, variables)
