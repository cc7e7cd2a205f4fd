import { useEffect, useState } from 'react'
import { ApolloLink } from '@apollo/client'
import { map } from 'rxjs'
import { client } from '#app/apollo/client.ts'

/** Calls back at each response with whether it may lack the latest changes (`X-Curia-Stale`): the database is away. */
const staleLink = (note: (isStale: boolean) => void) =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const { response } = operation.getContext()
        note(response instanceof Response && response.headers.has('x-curia-stale'))
        return result
      }),
    ),
  )

/** True if the last response of the GraphQL API may lack the latest changes. */
export function useStaleResponses(): boolean {
  const [isStale, setStale] = useState(false)
  useEffect(() => {
    const { link } = client
    client.setLink(ApolloLink.from([staleLink(setStale), link]))
    return () => client.setLink(link)
  }, [])
  return isStale
}
