import { Kind, visit } from 'graphql'
import type { DocumentNode, FragmentDefinitionNode, GraphQLError, SelectionSetNode } from 'graphql'
import { LIMITS, nulCharacter, tooMany } from './limits.ts'

/** Of a selection set, fragments included: fields and levels of fields. */
type Extent = { fields: number; depth: number }

function extents(document: DocumentNode): Extent {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  const extentByName = new Map<string, Extent>()

  function ofFragment(name: string): Extent {
    const before = extentByName.get(name)
    if (before) return before
    const fragment = fragments.get(name)
    // While it is measured itself: a fragment that contains itself is left to the validation, which names it.
    extentByName.set(name, { fields: 0, depth: 0 })
    const extent = fragment ? of(fragment.selectionSet) : { fields: 0, depth: 0 }
    extentByName.set(name, extent)
    return extent
  }

  function of(set: SelectionSetNode): Extent {
    const total = { fields: 0, depth: 0 }
    for (const node of set.selections) {
      const isField = node.kind === Kind.FIELD ? 1 : 0
      const nested = node.kind === Kind.FRAGMENT_SPREAD ? ofFragment(node.name.value) : null
      const inner = nested ?? ('selectionSet' in node && node.selectionSet ? of(node.selectionSet) : null)
      total.fields += isField + (inner?.fields ?? 0)
      total.depth = Math.max(total.depth, isField + (inner?.depth ?? 0))
    }
    return total
  }

  const all = { fields: 0, depth: 0 }
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION) continue
    const { fields, depth } =
      node.kind === Kind.FRAGMENT_DEFINITION ? ofFragment(node.name.value) : of(node.selectionSet)
    all.fields = Math.max(all.fields, fields)
    all.depth = Math.max(all.depth, depth)
  }
  return all
}

/** Values of the lists written in a document, for {@link measureDocument} and the variables beside it. */
export type DocumentMeasures = {
  listValues: number
  largestList: { argument: string; length: number } | null
}

/**
 * Measures a parsed document: the values of its lists, or the error of the first limit that it exceeds. Within the
 * limits it is small enough to validate, which compares selections pairwise.
 */
export function measureDocument(document: DocumentNode): GraphQLError | DocumentMeasures {
  let aliases = 0
  let typeAliases = 0
  let directives = 0
  let spreads = 0
  let repetitions = 0
  let listValues = 0
  let largestList: DocumentMeasures['largestList'] = null
  let argument = ''
  let nulIn: string | null = null
  visit(document, {
    Field: (node) => {
      if (!node.alias) return
      aliases += 1
      if (node.name.value === '__typename') typeAliases += 1
    },
    Directive: () => void (directives += 1),
    FragmentSpread: () => void (spreads += 1),
    FragmentDefinition: () => void (spreads += 1),
    Argument: (node) => void (argument = node.name.value),
    SelectionSet: ({ selections }) => {
      const fields = selections.filter((node) => node.kind === Kind.FIELD)
      repetitions += fields.length - new Set(fields.map((node) => (node.alias ?? node.name).value)).size
    },
    ListValue: ({ values }) => {
      listValues += values.length
      if (values.length > (largestList?.length ?? 0)) largestList = { argument, length: values.length }
    },
    StringValue: ({ value }) => {
      if (value.includes('\0')) nulIn ??= argument
    },
  })
  const counts: [string, string, number, number][] = [
    ['TOO_MANY_ALIASES', 'The query has # aliases', aliases, LIMITS.aliases],
    ['TOO_MANY_ALIASES', 'The query has # aliases of __typename', typeAliases, LIMITS.typeAliases],
    ['TOO_MANY_DIRECTIVES', 'The query has # directives', directives, LIMITS.directives],
    ['TOO_MANY_FRAGMENTS', 'The query defines and uses fragments # times', spreads, LIMITS.fragments],
    ['TOO_MANY_FIELDS', 'The query repeats # fields', repetitions, LIMITS.repetitions],
  ]
  for (const [code, what, count, allowed] of counts)
    if (count > allowed) return tooMany(code, what, count, allowed)
  const { fields, depth } = extents(document)
  if (fields > LIMITS.fields)
    return tooMany('TOO_MANY_FIELDS', 'The operation selects # fields', fields, LIMITS.fields)
  if (depth > LIMITS.depth)
    return tooMany('TOO_DEEP', 'The operation nests fields on # levels', depth, LIMITS.depth)
  if (nulIn !== null) return nulCharacter(`The argument “${String(nulIn)}”`)
  return { listValues, largestList }
}
