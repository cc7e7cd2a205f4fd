import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import type { QueueEntry } from './queue.ts'

const pageSize = 25

/**
 * What a queue shows. It is always asked for anew, as others review at the same time; what was shown stays until the
 * answer is there.
 */
export function useQueue<Result, Variables extends { first?: number | null }>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Omit<Variables, 'first'>,
  read: (result: Result) => { entries: QueueEntry[]; totalCount: number },
) {
  const [first, setFirst] = useState(pageSize)
  const { data, previousData, error, refetch } = useQuery<Result, { first: number }>(document, {
    variables: { ...variables, first },
    fetchPolicy: 'cache-and-network',
  })
  const result = (data ?? previousData) as Result | undefined
  const shown = useMemo(() => (result ? read(result) : null), [result, read])
  return { error, retry: () => void refetch(), more: () => setFirst(first + pageSize), shown }
}
