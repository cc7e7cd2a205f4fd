import { preloadQuery } from '#app/apollo/client.ts'
import { HomePageDocument } from '#app/graphql/generated/home-page.ts'

export function loader() {
  return preloadQuery(HomePageDocument, { variables: {} })
}
