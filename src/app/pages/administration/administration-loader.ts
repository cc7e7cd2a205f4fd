import { preloadQuery } from '#app/apollo/client.ts'
import { AdministrationDocument } from '#app/graphql/generated/administration.ts'

/** Organizations and open invitations; an error for everyone but administrators. */
export const loader = () =>
  preloadQuery(AdministrationDocument, { fetchPolicy: 'network-only', errorPolicy: 'all' })
