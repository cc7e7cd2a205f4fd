import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql'
import type {
  DocumentNode,
  FieldNode,
  GraphQLError,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql'
import { fieldTraits } from '#server/graphql/execution/field-traits.ts'
import { listRows, nestedPageRows, pageCap } from './list-lengths.ts'
import { BUDGETS, LIMITS, tooCostly, tooMany } from './limits.ts'
import type { Caller } from './limits.ts'
import { permalinkOf, searchCost, searchKind } from './searches.ts'
import type { SavedFilters, Searches } from './searches.ts'

/** A page is found, ordered and counted among all rows. */
const PAGE_COST = 5000
/** A record or list looked for at the root, or a page that begins at a cursor, takes a statement of its own. */
const STATEMENT_COST = 100
/** Each value of a list is a parameter of a statement. */
const VALUE_COST = 10
/** A service outside is asked, at a few places of the network at once. */
const OUTSIDE_COST = 1000
/** Sets of selections that are looked at for an estimate; types within types can be many. */
const MOST_SETS = 20_000

const META_FIELDS = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]))

const isPage = (type: GraphQLNamedType) => type.name.endsWith('Connection')

/** What is estimated: an operation with its variables. */
interface Estimated {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
  savedFilters?: SavedFilters
}

interface Cost {
  cost: number
  searches: Searches
  permalinks: ReadonlySet<string>
}

/**
 * Estimates what an operation costs: the values that are produced, and more for what must be looked for. Counts what is
 * executed: fields of the same name in one object once, of an abstract type the costliest of its types, and lists with
 * their usual length in the public release.
 * @param mostRows pages are taken to have no more rows than this, whatever they ask for
 */
function costOf(estimated: Estimated, mostRows = Infinity): Cost {
  const { schema, document, operation, variables } = estimated
  const root = schema.getRootType(operation.operation)
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
  const numbers = new Map<SelectionSetNode, number>()
  const costs = new Map<string, number>()
  const searches: Searches = { advanced: 0, text: 0 }
  const permalinks = new Set<string>()
  let looked = 0

  const applies = (type: GraphQLObjectType, condition: string | undefined) => {
    if (condition === undefined || condition === type.name) return true
    const conditionType = schema.getType(condition)
    return isAbstractType(conditionType) && schema.isSubType(conditionType, type)
  }

  /** The fields that are executed for an object of the type, those with the same name in the answer together. */
  function fieldsOf(sets: readonly SelectionSetNode[], type: GraphQLObjectType): FieldNode[][] {
    const fields = new Map<string, FieldNode[]>()
    const visited = new Set<string>()
    const collect = ({ selections }: SelectionSetNode): void => {
      for (const node of selections) {
        if (node.kind === Kind.FIELD) {
          const name = (node.alias ?? node.name).value
          const same = fields.get(name)
          if (same) same.push(node)
          else fields.set(name, [node])
        } else if (node.kind === Kind.INLINE_FRAGMENT) {
          if (applies(type, node.typeCondition?.name.value)) collect(node.selectionSet)
        } else if (!visited.has(node.name.value)) {
          visited.add(node.name.value)
          const fragment = fragments.get(node.name.value)
          if (fragment && applies(type, fragment.typeCondition.name.value)) collect(fragment.selectionSet)
        }
      }
    }
    sets.forEach(collect)
    return [...fields.values()]
  }

  function ofSets(sets: readonly SelectionSetNode[], type: GraphQLNamedType, rows: number): number {
    if (!isCompositeType(type) || sets.length === 0) return 0
    const keyOf = (set: SelectionSetNode) => {
      if (!numbers.has(set)) numbers.set(set, numbers.size)
      return numbers.get(set)
    }
    const key = `${type.name} ${rows} ${sets.map(keyOf).join(' ')}`
    const before = costs.get(key)
    if (before !== undefined) return before
    looked += 1
    if (looked > MOST_SETS) return Infinity
    const types = isObjectType(type) ? [type] : schema.getPossibleTypes(type)
    const cost = Math.max(
      0,
      ...types.map((possible) =>
        fieldsOf(sets, possible).reduce((sum, nodes) => sum + ofField(nodes, possible, rows), 0),
      ),
    )
    costs.set(key, cost)
    return cost
  }

  function argumentOf(field: FieldNode, name: string): unknown {
    const value = field.arguments?.find((argument) => argument.name.value === name)?.value
    if (value?.kind === Kind.INT) return Number(value.value)
    if (value?.kind === Kind.STRING) return value.value
    return value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined
  }
  function listValues(field: FieldNode): number {
    let values = 0
    for (const { value } of field.arguments ?? []) {
      const argumentValue = value.kind === Kind.VARIABLE ? variables[value.name.value] : null
      if (value.kind === Kind.LIST) values += value.values.length
      else if (Array.isArray(argumentValue)) values += argumentValue.length
    }
    return values
  }
  function pageRows(node: FieldNode, isNested: boolean): number {
    const size = argumentOf(node, 'first') ?? argumentOf(node, 'last')
    const cap = isNested ? nestedPageRows(node.name.value) : pageCap(node.name.value)
    const rows = typeof size === 'number' ? Math.max(0, Math.min(size, cap)) : cap
    return Math.min(rows, mostRows)
  }

  /** `rows`: of the page around it, when `parent` is one. */
  function ofField(nodes: FieldNode[], parent: GraphQLObjectType, rows: number): number {
    const [node] = nodes
    if (!node) return 0
    const name = node.name.value
    const definition = META_FIELDS.get(name) ?? parent.getFields()[name]
    if (!definition) return 1
    const type = getNamedType(definition.type)
    const isRoot = parent === root && !name.startsWith('__')
    const isList = isListType(getNullableType(definition.type))
    const kind = isRoot ? searchKind(node, definition) : null
    if (kind) searches[kind] += 1
    const permalink = isRoot ? permalinkOf(node, definition, variables) : null
    if (permalink !== null) permalinks.add(permalink)
    const isAtCursor = isPage(type) && Boolean(argumentOf(node, 'after') ?? argumentOf(node, 'before'))
    const own =
      (isRoot || isAtCursor ? STATEMENT_COST : 1) +
      (fieldTraits(definition).outside ? OUTSIDE_COST : 0) +
      (kind ? searchCost(node, definition, estimated) : 0) +
      listValues(node) * VALUE_COST
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    if (isPage(type)) return own + (isRoot ? PAGE_COST : 0) + ofSets(sets, type, pageRows(node, !isRoot))
    const isRows = isPage(parent) && (name === 'nodes' || name === 'edges')
    const times = isRows ? rows : isList ? listRows(parent.name, name) : 1
    return own + times * ofSets(sets, type, 0)
  }

  return { cost: root ? ofSets([operation.selectionSet], root, 0) : 0, searches, permalinks }
}

/** Permalinks of the searches that an operation runs, as many as one may run. */
export const permalinksOf = (estimated: Estimated): readonly string[] =>
  [...costOf(estimated).permalinks].slice(0, LIMITS.advancedSearches)

/** The largest pages with which the operation would pass; null when no size would do. */
function passingRows(estimated: Estimated, allowed: number): number | null {
  const passes = (rows: number) => costOf(estimated, rows).cost <= allowed
  if (!passes(1)) return null
  let [least, most] = [1, 300]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (passes(middle)) least = middle
    else most = middle - 1
  }
  return least
}

/** The estimated cost of an operation, or the error of one whose cost or searches are above the limit. */
export function estimateCost(estimated: Estimated, caller: Caller): GraphQLError | number {
  const { cost, searches } = costOf(estimated)
  const allowed = BUDGETS[caller].cost
  if (cost > allowed) return tooCostly(Math.ceil(cost), caller, passingRows(estimated, allowed))
  const { advancedSearches, textSearches } = LIMITS
  const code = 'TOO_MANY_SEARCHES'
  if (searches.advanced > advancedSearches)
    return tooMany(code, 'The operation runs # advanced searches', searches.advanced, advancedSearches)
  if (searches.text > textSearches)
    return tooMany(code, 'The operation runs # searches of texts', searches.text, textSearches)
  return cost
}
