import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { createQueryPreloader } from '@apollo/client/react'
import type { PreloadedQueryRef, QueryRef } from '@apollo/client/react'
import type { DocumentNode } from 'graphql'
import { connectionPolicy } from './connection-policy.ts'
import { drawnAnswers } from './drawn-answers.ts'
import { fetchLink } from './fetch-link.ts'
import { possibleTypes } from './possible-types.ts'
import { requestIdLink } from './request-ids.ts'

const pagedQueries = [
  'comments',
  'events',
  'flags',
  'revisions',
  'assertions',
  'browseDiseases',
  'browseFeatures',
  'browseMolecularProfiles',
  'browsePhenotypes',
  'browseSources',
  'browseTherapies',
  'browseVariantGroups',
  'browseVariants',
  'evidenceItems',
  'molecularProfiles',
]

export const client = new ApolloClient({
  link: ApolloLink.from([requestIdLink(), fetchLink('/api/graphql')]),
  cache: new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: { fields: Object.fromEntries(pagedQueries.map((name) => [name, connectionPolicy])) },
      EvidenceCounts: { keyFields: false, merge: true },
      EvidenceItemsByStatus: { keyFields: false, merge: true },
      FeatureStats: { keyFields: false, merge: true },
      Knowledgebase: { keyFields: false, merge: true },
      PageInfo: { keyFields: false, merge: true },
      // Records of two kinds may have the same id.
      SearchResult: { keyFields: ['resultType', 'id'] },
    },
  }).restore(drawnAnswers()),
})

const preload = createQueryPreloader(client)

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
  const query = preload<Result, Variables>(document, options as never) as PreloadedQueryRef<Result, Variables>
  const answer = preload.toPromise(query).catch(() => undefined)
  // Whoever draws the page without a browser has nothing to show meanwhile.
  if (import.meta.env.SSR) await answer
  else await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, patience))])
  return query
}
