import type { QueryRef } from '@apollo/client/react'
import { preloadQuery } from '#app/apollo/client.ts'
import { GraphqlApiPageDocument, type GraphqlApiPageQuery } from '#app/graphql/generated/graphql-api.ts'

/** The releases that can be downloaded. */
export function loader(): Promise<QueryRef<GraphqlApiPageQuery>> {
  return preloadQuery(GraphqlApiPageDocument, { variables: {} })
}
