import { NetworkStatus } from '@apollo/client'
import { skipToken, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { client } from '#app/apollo/client.ts'
import { failureOf } from '#app/apollo/failure.ts'
import type { TableContent } from '#app/ui/table/Table.tsx'
import type { TableState } from '#app/ui/table/table-state.ts'
import { firstPageVariables } from './record-table.ts'
import type { PageVariables, RecordTableDefinition } from './table-definition.ts'
import { evictFurtherRows, useFurtherRows } from './use-further-rows.ts'

const cancelled = { title: 'Loading was cancelled', detail: 'Retry to list the rows.' }

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
  /** The variables of the query that the reader gave up. */
  const [givenUp, setGivenUp] = useState<string | null>(null)
  const queryKey = JSON.stringify(variables)
  const isCancelled = givenUp === queryKey
  const { data, previousData, error, networkStatus, refetch } = useQuery<Result, PageVariables>(
    table.document,
    // Without anybody who waits for it the request is aborted.
    isCancelled ? skipToken : { variables, notifyOnNetworkStatusChange: true },
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
    failure: isCancelled ? cancelled : error && !loading ? failureOf(error) : null,
    onRetry: () => {
      if (isCancelled) setGivenUp(null)
      else refetch().catch(() => undefined)
    },
    onCancel: () => setGivenUp(queryKey),
    onMore: loading ? null : growing.more,
    moreFailure: growing.failure ? failureOf(growing.failure) : null,
    onRetryMore: growing.retry,
  }
}
