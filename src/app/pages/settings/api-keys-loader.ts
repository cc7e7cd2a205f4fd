import { preloadQuery } from '#app/apollo/client.ts'
import { ApiKeysDocument } from '#app/graphql/generated/api-keys.ts'

/** The caller's own keys, masked; none for readers without an account. */
export const loader = () => preloadQuery(ApiKeysDocument, { fetchPolicy: 'network-only' })
