import { preloadQuery } from '#app/apollo/client.ts'
import { NotificationSettingsDocument } from '#app/graphql/generated/notification-settings.ts'

/** Mail that the caller gets. */
export const loader = () => preloadQuery(NotificationSettingsDocument, { fetchPolicy: 'network-only' })
