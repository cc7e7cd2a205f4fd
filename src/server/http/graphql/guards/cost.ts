import {
  getNamedType,
  getNullableType,
  GraphQLString,
  isCompositeType,
  isInputObjectType,
  isListType,
  isInterfaceType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql'
import type {
  DocumentNode,
  FieldNode,
  GraphQLField,
  GraphQLNamedType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql'
import { LIMITS, tooMany } from './limits.ts'

/** Rows of a page that names no size, and the most a page has. */
const PAGE_ROWS = 100
/** Rows of a page inside a record that names no size: few records have as many. */
const NESTED_PAGE_ROWS = 20
/** Rows of a list inside a record, on average and generously. */
const LIST_ROWS = 3
/** A page is found, ordered and counted among all rows. */
const PAGE_COST = 5000
/** A record or list looked for at the root takes a statement of its own. */
const ROOT_COST = 100
/** Each value of a list is a parameter of a statement. */
const VALUE_COST = 10
/** A root field that looks through texts: of all rows for a page, of an index for a short list. */
const TEXT_COST = { page: 40_000, list: 4000 }
/** A service outside is asked, at a few places of the network at once. */
const OUTSIDE_COST = 2000
/** Lists of the schema's description that are long. */
const SCHEMA_ROWS: ReadonlyMap<string, number> = new Map([
  ['__Schema.types', 300],
  ['__Type.fields', 8],
])

const META_FIELDS = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]))

/** Whether a list is asked for by a text or a filter of advanced search, not only by ids, values and cursors. */
function looksThroughTexts(node: FieldNode, { args, type }: GraphQLField<unknown, unknown>): boolean {
  const named = getNamedType(type)
  const isFound = isListType(getNullableType(type)) || isPage(named) || named.name === 'AdvancedSearchResult'
  return (
    isFound &&
    args.some(({ name, type: given }) => {
      const isText = getNullableType(given) === GraphQLString && name !== 'after' && name !== 'before'
      const isFilter = isInputObjectType(getNullableType(given)) && name === 'query'
      return (isText || isFilter) && node.arguments?.some((argument) => argument.name.value === name)
    })
  )
}

const isPage = (type: GraphQLNamedType) => type.name.endsWith('Connection')

/**
 * Estimates what an operation costs: the values of its answer, and more for what must be looked for. A page
 * counts with the size it asks for, a list inside a record with three rows.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
  const root = schema.getRootType(operation.operation)

  function argumentOf(field: FieldNode, name: string): unknown {
    const value = field.arguments?.find((argument) => argument.name.value === name)?.value
    if (value?.kind === Kind.INT) return Number(value.value)
    return value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined
  }
  function pageRows(field: FieldNode, usual: number): number {
    const asked = argumentOf(field, 'first') ?? argumentOf(field, 'last')
    return typeof asked === 'number' ? Math.max(0, Math.min(asked, PAGE_ROWS)) : usual
  }
  function listValues(field: FieldNode): number {
    let values = 0
    for (const { value } of field.arguments ?? []) {
      const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : null
      if (value.kind === Kind.LIST) values += value.values.length
      else if (Array.isArray(given)) values += given.length
    }
    return values
  }

  function ofSet(set: SelectionSetNode, parent: GraphQLNamedType, rows: number): number {
    let cost = 0
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) cost += ofField(node, parent, rows)
      else if (node.kind === Kind.INLINE_FRAGMENT) {
        const type = node.typeCondition && schema.getType(node.typeCondition.name.value)
        cost += ofSet(node.selectionSet, type ?? parent, rows)
      } else {
        const fragment = fragments.get(node.name.value)
        const type = fragment && schema.getType(fragment.typeCondition.name.value)
        if (fragment && type) cost += ofSet(fragment.selectionSet, type, rows)
      }
      if (cost > LIMITS.cost) return cost
    }
    return cost
  }

  /** `rows`: of the page around it, when `parent` is one. */
  function ofField(node: FieldNode, parent: GraphQLNamedType, rows: number): number {
    const name = node.name.value
    const definition =
      META_FIELDS.get(name) ??
      (isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined)
    if (!definition) return 1
    const type = getNamedType(definition.type)
    const looked = parent === root && !name.startsWith('__') ? ROOT_COST : 1
    const asked = definition.extensions['outside'] ? OUTSIDE_COST : 0
    const isList = isListType(getNullableType(definition.type))
    const text =
      parent === root && looksThroughTexts(node, definition) ? TEXT_COST[isList ? 'list' : 'page'] : 0
    const own = looked + asked + text + listValues(node) * VALUE_COST
    if (!node.selectionSet || !isCompositeType(type)) return own
    if (isPage(type)) {
      const search = parent === root ? PAGE_COST : ROOT_COST
      return (
        own +
        search +
        ofSet(node.selectionSet, type, pageRows(node, parent === root ? PAGE_ROWS : NESTED_PAGE_ROWS))
      )
    }
    const isRows = isPage(parent) && (name === 'nodes' || name === 'edges')
    const listRows = SCHEMA_ROWS.get(`${parent.name}.${name}`) ?? LIST_ROWS
    const times = isRows ? rows : isList ? listRows : 1
    return own + times * ofSet(node.selectionSet, type, PAGE_ROWS)
  }

  return root ? ofSet(operation.selectionSet, root, PAGE_ROWS) : 0
}

/** The refusal of an operation whose estimated cost is above the limit; null when it is not. */
export function refuseCost(...asked: Parameters<typeof costOf>) {
  const cost = Math.ceil(costOf(...asked))
  if (cost <= LIMITS.cost) return null
  const what =
    'The operation would cost # (values of the answer, and more for pages); ask for smaller pages or fewer levels'
  return tooMany('TOO_COSTLY', what, cost, LIMITS.cost)
}
