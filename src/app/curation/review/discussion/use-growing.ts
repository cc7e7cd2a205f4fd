import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useOnlineRetry } from '#app/ui/hooks/use-online-retry.ts'

const pageSize = 25
/** The largest page the interface gives. */
const largestPage = 100

type PageVariables = { first?: number | null; after?: string | null }
type Page = {
  nodes: readonly unknown[]
  pageInfo: { endCursor?: string | null; hasNextPage: boolean }
}

/**
 * A list that others change at the same time: it is fetched again whenever it is opened, and as far as it was shown
 * when something in it has changed. What was shown stays until all of the answer is there.
 * @param pageOf the connection in the result; must stay the same function
 */
export function useGrowing<Result, Variables extends PageVariables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Omit<Variables, 'first' | 'after'>,
  pageOf: (result: Result) => Page,
) {
  const [length, setLength] = useState(pageSize)
  const { data, error, fetchMore, refetch } = useQuery<Result, PageVariables>(document, {
    variables: { ...variables, first: pageSize },
    fetchPolicy: 'cache-and-network',
  })
  const [failed, setFailed] = useState<{ at: string; error: unknown } | null>(null)
  const answer = data as Result | undefined
  const page = answer && pageOf(answer)
  const loaded = page?.nodes.length ?? 0
  const cursor = page?.pageInfo.hasNextPage && loaded < length ? page.pageInfo.endCursor : null
  const moreFailed = failed && failed.at === cursor ? failed : null
  useEffect(() => {
    if (!cursor || moreFailed) return
    const fail = (reason: unknown) => setFailed({ at: cursor, error: reason })
    const first = Math.min(length - loaded, largestPage)
    fetchMore({ variables: { first, after: cursor } }).catch(fail)
  }, [cursor, length, loaded, moreFailed, fetchMore])
  const [complete, setComplete] = useState<Result>()
  if (answer && !cursor && answer !== complete) setComplete(answer)
  const retry = () => (moreFailed ? setFailed(null) : void refetch())
  useOnlineRetry(error || moreFailed ? retry : null)
  return {
    result: complete ?? answer,
    error: error ?? moreFailed?.error,
    retry,
    more: () => setLength(loaded + (loaded < largestPage ? pageSize : largestPage)),
  }
}
