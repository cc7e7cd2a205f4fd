import { useMemo } from 'react'
import { useQuery } from '@apollo/client/react'
import { WaitingCountsDocument } from '#app/graphql/generated/waiting-counts.ts'

/** Count of what waits for a decision in each queue, whatever is filtered; undefined until it is known. */
export function useWaiting(skip: boolean) {
  const { data } = useQuery(WaitingCountsDocument, { fetchPolicy: 'cache-and-network', skip })
  return useMemo(
    () =>
      data && {
        evidence: data.evidence.totalCount,
        assertions: data.assertions.totalCount,
        revisions: data.revisions.totalCount,
        'source-suggestions': data.sources.totalCount,
        flags: data.flags.totalCount,
      },
    [data],
  )
}
