import { preloadQuery } from '#app/apollo/client.ts'
import { ConflictOfInterestDocument } from '#app/graphql/generated/conflict-of-interest.ts'

/** Last statement of the caller about conflicts of interest. */
export const loader = () => preloadQuery(ConflictOfInterestDocument, { fetchPolicy: 'network-only' })
