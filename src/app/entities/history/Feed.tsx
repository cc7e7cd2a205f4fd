import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useQuery } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { ShowMore } from '../ShowMore.tsx'

const pageSize = 25

type FeedVariables = { first?: number | null; after?: string | null }
type FeedPage<Node> = {
  totalCount: number
  pageInfo: { endCursor?: string | null; hasNextPage: boolean }
  nodes: Node[]
}

/** A list that is read from the newest back, some at a time. */
export function Feed<
  Result,
  Variables extends FeedVariables,
  Node extends { id: number } | { number: number },
>({
  document,
  variables,
  pageOf,
  label,
  none,
  sought,
  children,
}: {
  document: TypedDocumentNode<Result, Variables>
  variables: Variables
  pageOf: (result: Result) => FeedPage<Node>
  /** What the list holds, for screen readers. */
  label: string
  /** What is said when it holds nothing. */
  none: string
  /** Id of the element that the address names; the list is read on until it is there, and it gets the focus. */
  sought?: string | null
  children: (node: Node) => ReactNode
}) {
  const { data, error, fetchMore, refetch } = useQuery<Result, FeedVariables>(document, {
    variables: { ...variables, first: pageSize },
  })
  const [moreFailed, setMoreFailed] = useState<unknown>(null)
  const listed = data && pageOf(data as Result)
  const isListed = Boolean(listed)
  const next = listed?.pageInfo.hasNextPage ? listed.pageInfo.endCursor : null
  const foundLast = useRef<string | null>(null)
  useEffect(() => {
    // Found once; a list that grows later leaves the focus where it is.
    if (!sought || !isListed || moreFailed || foundLast.current === sought) return
    const element = globalThis.document.getElementById(sought)
    if (element) {
      foundLast.current = sought
      element.scrollIntoView({ block: 'center' })
      element.focus({ preventScroll: true })
    } else if (next) fetchMore({ variables: { after: next } }).catch(setMoreFailed)
  }, [sought, next, isListed, moreFailed, fetchMore])
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines count={5} />
  const { nodes, totalCount, pageInfo } = pageOf(data as Result)
  if (nodes.length === 0) return <EmptyState title={none} />
  const more = () => {
    setMoreFailed(null)
    fetchMore({ variables: { after: pageInfo.endCursor } }).catch(setMoreFailed)
  }
  return (
    <div className="space-y-3">
      <ul
        aria-label={label}
        className="divide-y divide-line rounded-md border border-line bg-surface text-sm"
      >
        {nodes.map((node) => (
          <li key={'id' in node ? node.id : node.number} className="px-4 py-2.5">
            {children(node)}
          </li>
        ))}
      </ul>
      {moreFailed ? (
        <ErrorState failure={failureOf(moreFailed)} onRetry={more} />
      ) : (
        <ShowMore shown={nodes.length} total={totalCount} onMore={more} />
      )}
    </div>
  )
}
