import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useMemo } from 'react'
import { useGrowing } from '#app/curation/review/discussion/use-growing.ts'
import type { QueueEntry } from './queue.ts'

type QueuePage<Node> = {
  nodes: readonly Node[]
  totalCount: number
  pageInfo: { endCursor?: string | null; hasNextPage: boolean }
}

/** Content of a queue: a list that grows, its nodes read as entries. Both functions must stay the same. */
export function useQueue<Result, Variables extends { first?: number | null; after?: string | null }, Node>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Omit<Variables, 'first' | 'after'>,
  pageOf: (result: Result) => QueuePage<Node>,
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
