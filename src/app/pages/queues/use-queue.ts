import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useMemo } from 'react'
import { useGrowing } from '#app/curation/review/discussion/use-growing.ts'
import type { QueueEntry } from './queue.ts'

/** Arguments of a list that grows. */
export type PageVariables = { first?: number | null; after?: string | null }

/** A part of a queue, as the service lists it. */
export type ListedPage<Node> = {
  nodes: readonly Node[]
  totalCount: number
  pageInfo: { endCursor?: string | null; hasNextPage: boolean }
}

/** Content of a queue: a list that grows, its nodes read as entries. Both functions must stay the same. */
export function useQueue<Result, Variables extends PageVariables, Node>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Omit<Variables, keyof PageVariables>,
  pageOf: (result: Result) => ListedPage<Node>,
  entryOf: (node: Node) => QueueEntry,
) {
  const { result, ...list } = useGrowing(document, variables, pageOf)
  const shown = useMemo(() => {
    if (!result) return null
    const { nodes, totalCount } = pageOf(result)
    return { entries: nodes.map(entryOf), totalCount }
  }, [result, pageOf, entryOf])
  return { ...list, shown }
}
