import { requireRecentSession } from '#server/accounts/authentication.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { GraphQLContext } from '../context.ts'

/**
 * Who asks, for what is nobody else's business.
 * @param what as in “to see your notifications”
 * @throws ClientError for somebody who is not signed in
 */
export function signedIn({ viewer }: Pick<GraphQLContext, 'viewer'>, what: string) {
  if (!viewer) throw new ClientError('UNAUTHENTICATED', `You must log in ${what}`)
  return viewer
}

/**
 * Who asks by a session that began a short time ago, for what a key that leaked must not allow.
 * @param what as in “to make an API key”
 * @throws ClientError for somebody who is not signed in
 * @throws ClientError for somebody who acts by a key, or signed in too long ago
 */
export function signedInRecently(context: Pick<GraphQLContext, 'viewer' | 'authentication'>, what: string) {
  const viewer = signedIn(context, what)
  requireRecentSession(context.authentication, what)
  return viewer
}
