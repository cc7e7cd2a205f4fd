import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useCallback, useState } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import type { TableContent } from '#app/ui/table/Table.tsx'
import type { TableState } from '#app/ui/table/table-state.ts'
import { firstPageVariables } from './record-table.ts'
import type { PageVariables, RecordTableDefinition } from './record-table.ts'

/**
 * The rows of a table for its state. Tables use `useQuery` where pages use a preloaded query: they keep the old rows
 * and the reader's focus in the filters while the next rows come, which a suspended page could not.
 */
export function useRecordRows<Row, Result, Variables extends PageVariables>(
  table: RecordTableDefinition<Row, Result, Variables>,
  state: TableState,
  fixed: Partial<Variables> | undefined,
): TableContent<Row> {
  const variables = firstPageVariables(table, state, fixed)
  const { data, previousData, error, networkStatus, fetchMore, refetch } = useQuery<Result, PageVariables>(
    table.document,
    { variables, notifyOnNetworkStatusChange: true },
  )
  const [moreFailed, setMoreFailed] = useState<unknown>(null)
  const shown = data ?? (error ? undefined : previousData)
  const connection = shown === undefined ? null : table.connection(shown as Result)
  const cursor = connection?.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null
  const loading = networkStatus !== NetworkStatus.ready && networkStatus !== NetworkStatus.error

  const more = useCallback(() => {
    if (!cursor || loading || moreFailed) return
    fetchMore({ variables: { after: cursor } }).catch(setMoreFailed)
  }, [cursor, loading, moreFailed, fetchMore])

  return {
    rows: connection ? connection.nodes : null,
    total: connection ? (connection.filteredCount ?? connection.totalCount) : null,
    stale: !data && previousData !== undefined && loading,
    failure: error && !loading ? failureOf(error) : null,
    onRetry: () => {
      refetch().catch(() => undefined)
    },
    onMore: cursor && !moreFailed ? more : null,
    moreFailure: moreFailed ? failureOf(moreFailed) : null,
    onRetryMore: () => {
      setMoreFailed(null)
      if (cursor) fetchMore({ variables: { after: cursor } }).catch(setMoreFailed)
    },
  }
}
