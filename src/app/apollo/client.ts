import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { createQueryPreloader } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import type { DocumentNode } from 'graphql'
import { connectionPolicy } from './connection-policy.ts'
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
  }),
})

const preload = createQueryPreloader(client)

/** The query of the page that was opened last, for those who want to ask the same from a program. */
let pageCall: { document: DocumentNode; variables: Readonly<Record<string, unknown>> } | null = null
export const lastPageCall = () => pageCall

/** Starts a query in a route loader, beside the code of the page; the page reads it with `useReadQuery`. */
export function preloadQuery<Result, Variables extends OperationVariables>(
  document: TypedDocumentNode<Result, Variables>,
  options: {
    variables?: Variables
    fetchPolicy?: 'cache-first' | 'network-only' | 'no-cache'
    errorPolicy?: 'none' | 'all'
  } = {},
): QueryRef<Result, Variables> {
  pageCall = { document, variables: options.variables ?? {} }
  return preload<Result, Variables>(document, options as never) as QueryRef<Result, Variables>
}
