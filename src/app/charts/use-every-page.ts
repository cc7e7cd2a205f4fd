import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'

type Page = { pageInfo: { endCursor?: string | null; hasNextPage: boolean } }
type PageVariables = { first?: number | null; after?: string | null }

/** The largest page the interface gives. */
const pageSize = 100

/**
 * All rows of a connection, page after page: `data` is null until the last one is there. For pictures, which are drawn
 * of everything or not at all.
 */
export function useEveryPage<Result, Variables extends PageVariables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  pageOf: (result: Result) => Page,
): { data: Result | null; error: unknown; retry: () => void } {
  const { data, error, fetchMore, refetch } = useQuery<Result, PageVariables>(document, {
    variables: { ...variables, first: pageSize },
  })
  const [moreFailed, setMoreFailed] = useState<unknown>(null)
  const page = data ? pageOf(data as Result) : null
  const cursor = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  useEffect(() => {
    if (cursor) fetchMore({ variables: { after: cursor } }).catch(setMoreFailed)
  }, [cursor, fetchMore])
  return {
    data: data && !cursor ? (data as Result) : null,
    error: error ?? moreFailed,
    retry: () => {
      setMoreFailed(null)
      refetch().catch(setMoreFailed)
    },
  }
}
