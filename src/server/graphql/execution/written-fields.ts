import { Kind } from 'graphql'
import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql'

const counts = new WeakMap<SelectionSetNode, number>()

/** Number of fields written below a field, those of fragments wherever they are used; at least one. */
export function writtenFields({ fieldNodes, fragments }: GraphQLResolveInfo): number {
  function of(set: SelectionSetNode): number {
    const before = counts.get(set)
    if (before !== undefined) return before
    let count = 0
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) count += 1
      const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node
      if (inner?.selectionSet) count += of(inner.selectionSet)
    }
    counts.set(set, count)
    return count
  }
  return fieldNodes.reduce((sum, { selectionSet }) => sum + (selectionSet ? of(selectionSet) : 0), 0) || 1
}
