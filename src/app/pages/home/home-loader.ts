import type { QueryRef } from '@apollo/client/react'
import { preloadQuery } from '#app/apollo/client.ts'
import { HomePageDocument, type HomePageQuery } from '#app/graphql/generated/home-page.ts'

/** The counts and the most studied features. */
export function loader(): Promise<QueryRef<HomePageQuery>> {
  return preloadQuery(HomePageDocument, { variables: {} })
}
