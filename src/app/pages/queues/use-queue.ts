import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useMemo } from 'react'
import { useGrowing } from '#app/curation/review/discussion/use-growing.ts'
import type { QueueEntry } from './queue.ts'

/** Content of a queue: the answer of a list that grows, read as entries. */
export function useQueue<Result, Variables extends { first?: number | null }>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Omit<Variables, 'first'>,
  read: (result: Result) => { entries: QueueEntry[]; totalCount: number },
) {
  const { result, ...list } = useGrowing(document, variables)
  const shown = useMemo(() => (result ? read(result) : null), [result, read])
  return { ...list, shown }
}
