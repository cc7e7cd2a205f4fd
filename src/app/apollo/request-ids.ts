import type { ApolloLink } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'

const requestIds = new WeakMap<object, string>()

/** Notes with each error the id the server gave its request, which names it in the server's log. */
export function requestIdLink(): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    const { response } = operation.getContext()
    const id = response instanceof Response ? response.headers.get('x-request-id') : null
    if (id) requestIds.set(error, id)
  })
}

/** The server's id of the request that failed with this error, when it said one. */
export function requestIdOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null ? requestIds.get(error) : undefined
}
