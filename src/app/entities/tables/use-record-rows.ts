import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { client } from '#app/apollo/client.ts'
import { failureOf } from '#app/apollo/failure.ts'
import type { TableContent } from '#app/ui/table/Table.tsx'
import type { TableState } from '#app/ui/table/table-state.ts'
import { firstPageVariables } from './record-table.ts'
import type { PageVariables, RecordTableDefinition } from './table-definition.ts'
import { evictFurtherRows, useFurtherRows } from './use-further-rows.ts'

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
  const { data, previousData, error, networkStatus, refetch } = useQuery<Result, PageVariables>(
    table.document,
    { variables, notifyOnNetworkStatusChange: true },
  )
  const shown = data ?? (error ? undefined : previousData)
  const connection = shown === undefined ? null : table.connection(shown as Result)
  const loading = networkStatus !== NetworkStatus.ready && networkStatus !== NetworkStatus.error
  const growing = useFurtherRows(connection, async (after) => {
    const { data: next } = await client.query<Result, PageVariables>({
      query: table.document,
      variables: { ...variables, after },
      fetchPolicy: 'no-cache',
    })
    if (!next) throw new Error('The server returned no rows')
    return table.connection(next as Result)
  })
  // Asked for again because the knowledge has changed: what followed may be different, too.
  const outdated = networkStatus === NetworkStatus.refetch ? connection?.nodes : undefined
  useEffect(() => {
    if (outdated) evictFurtherRows(outdated)
  }, [outdated])

  return {
    rows: growing.rows,
    total: connection ? (connection.filteredCount ?? connection.totalCount) : null,
    stale: !data && previousData !== undefined && loading,
    failure: error && !loading ? failureOf(error) : null,
    onRetry: () => {
      refetch().catch(() => undefined)
    },
    onMore: loading ? null : growing.more,
    moreFailure: growing.failure ? failureOf(growing.failure) : null,
    onRetryMore: growing.retry,
  }
}
