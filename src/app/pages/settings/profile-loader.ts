import { preloadQuery } from '#app/apollo/client.ts'
import { ProfileSettingsDocument } from '#app/graphql/generated/profile.ts'

/** What the caller says about themselves, and the countries to choose from. */
export const loader = () => preloadQuery(ProfileSettingsDocument, { fetchPolicy: 'network-only' })
