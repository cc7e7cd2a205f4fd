import { preloadQuery } from '#app/apollo/client.ts'
import { ProfileSettingsDocument } from '#app/graphql/generated/profile.ts'

/** Profile of the caller, and the countries to choose from. */
export const loader = () => preloadQuery(ProfileSettingsDocument, { fetchPolicy: 'network-only' })
