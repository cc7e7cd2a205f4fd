import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { createQueryPreloader } from '@apollo/client/react'
import type { PreloadedQueryRef, QueryRef } from '@apollo/client/react'
import type { DocumentNode } from 'graphql'
import { fetchLink } from './fetch-link.ts'
import { possibleTypes } from './possible-types.ts'
import { requestIdLink } from './request-ids.ts'
import { ssrState } from './ssr-state.ts'
import { interfaceAddress } from '../page-state/page-state.ts'
import { dataIdFromObject, typePolicies } from './type-policies.ts'

/** A client with a cache of its own. */
export function createClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache({ possibleTypes, typePolicies, dataIdFromObject }).restore(ssrState()),
  })
}

/** The client of the page: in the browser one for all, on the server another for each page. */
export let client = createClient(
  ApolloLink.from([requestIdLink(), fetchLink(interfaceAddress('/api/graphql'))]),
)

/** Replaces the client, before a page is rendered on the server. */
export function setClient(next: ApolloClient): void {
  client = next
}

/** The query of the page that was opened last, for those who want to ask the same from a program. */
let pageCall: { document: DocumentNode; variables: Readonly<Record<string, unknown>> } | null = null
export const lastPageCall = () => pageCall

/** Milliseconds for which the page before stays while the data of the next are on their way; then its shape is shown. */
const patience = 400

/**
 * Starts a query in a route loader, beside the code of the page; the page reads it with `useReadQuery`, a failure too.
 * Answers that come soon are waited for: a page's shape that is shown for a moment only would hold up the page itself,
 * as React lets nothing follow it for 300 ms.
 */
export async function preloadQuery<Result, Variables extends OperationVariables>(
  document: TypedDocumentNode<Result, Variables>,
  options: {
    variables?: Variables
    fetchPolicy?: 'cache-first' | 'network-only' | 'no-cache'
    errorPolicy?: 'none' | 'all'
  } = {},
): Promise<QueryRef<Result, Variables>> {
  pageCall = { document, variables: options.variables ?? {} }
  const preload = createQueryPreloader(client)
  const query = preload<Result, Variables>(document, options as never) as PreloadedQueryRef<Result, Variables>
  const answer = preload.toPromise(query).catch(() => undefined)
  // The server has nothing to show meanwhile.
  if (import.meta.env.SSR) await answer
  else await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, patience))])
  return query
}
