import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useQuery } from '@apollo/client/react'
import { useState } from 'react'

const pageSize = 25

/**
 * A list that others change at the same time: it is asked for anew whenever it is opened, and asked for whole when more
 * of it is wanted. What was shown stays until the answer is there.
 */
export function useGrowing<Result, Variables extends { first?: number | null }>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Omit<Variables, 'first'>,
  options: { skip?: boolean } = {},
) {
  const [first, setFirst] = useState(pageSize)
  const { data, previousData, error, refetch } = useQuery<Result, { first: number }>(document, {
    variables: { ...variables, first },
    fetchPolicy: 'cache-and-network',
    ...options,
  })
  return {
    result: (data ?? previousData) as Result | undefined,
    error,
    retry: () => void refetch(),
    more: () => setFirst(first + pageSize),
  }
}
