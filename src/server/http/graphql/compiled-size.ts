import { getNamedType, isAbstractType, isCompositeType, isObjectType, Kind } from 'graphql'
import type {
  DocumentNode,
  GraphQLObjectType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql'

/** Fields that the compiler may write out for one operation: some 20 MB of memory and 100 ms at most. */
const LARGEST_COMPILED = 5000

/**
 * How many fields the compiler would write out for an operation; null when they are too many. The compiler writes every selection out for each type that can be
 * there, so that interfaces within interfaces, asked for by a short text, would grow without end.
 */
export function compiledFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): number | null {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
  let fields = 0

  function appliesTo(type: GraphQLObjectType, condition: string | undefined): boolean {
    if (condition === undefined || condition === type.name) return true
    const wanted = schema.getType(condition)
    return isAbstractType(wanted) && schema.isSubType(wanted, type)
  }

  function look({ selections }: SelectionSetNode, type: GraphQLObjectType): void {
    for (const node of selections) {
      if (fields > LARGEST_COMPILED) return
      if (node.kind === Kind.FIELD) {
        fields += 1
        const inner = getNamedType(type.getFields()[node.name.value]?.type)
        if (!node.selectionSet || !isCompositeType(inner)) continue
        const types = isObjectType(inner) ? [inner] : schema.getPossibleTypes(inner)
        for (const possible of types) look(node.selectionSet, possible)
      } else {
        const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value)
        if (fragment && appliesTo(type, fragment.typeCondition?.name.value)) look(fragment.selectionSet, type)
      }
    }
  }

  const root = schema.getRootType(operation.operation)
  if (root) look(operation.selectionSet, root)
  return fields <= LARGEST_COMPILED ? fields : null
}
