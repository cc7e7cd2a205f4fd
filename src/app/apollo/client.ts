import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { createQueryPreloader } from '@apollo/client/react'
import { connectionPolicy } from './connection-policy.ts'
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
  link: ApolloLink.from([requestIdLink(), new HttpLink({ uri: '/api/graphql' })]),
  cache: new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: { fields: Object.fromEntries(pagedQueries.map((name) => [name, connectionPolicy])) },
      EvidenceCounts: { keyFields: false, merge: true },
      EvidenceItemsByStatus: { keyFields: false, merge: true },
      FeatureStats: { keyFields: false, merge: true },
      Knowledgebase: { keyFields: false, merge: true },
      PageInfo: { keyFields: false, merge: true },
    },
  }),
})

/** Starts a query in a route loader, beside the code of the page; the page reads it with `useReadQuery`. */
export const preloadQuery = createQueryPreloader(client)
