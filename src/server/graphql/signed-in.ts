import { GraphQLError } from 'graphql'
import type { GraphQLContext } from './context.ts'

/**
 * Who asks, for what is nobody else's business.
 * @param what as in “to see your notifications”
 * @throws GraphQLError for somebody who is not signed in
 */
export function signedIn({ viewer }: Pick<GraphQLContext, 'viewer'>, what: string) {
  if (!viewer) throw new GraphQLError(`You must log in ${what}`, { extensions: { code: 'UNAUTHENTICATED' } })
  return viewer
}

/**
 * Who asks by a session, for what a key that leaked must not allow.
 * @param what as in “to make an API key”
 * @throws GraphQLError for somebody who is not signed in, or acts by a key
 */
export function signedInBySession(context: Pick<GraphQLContext, 'viewer' | 'isByKey'>, what: string) {
  const viewer = signedIn(context, what)
  if (context.isByKey)
    throw new GraphQLError(`An API key is not enough ${what}: sign in and do so under Settings`, {
      extensions: { code: 'FORBIDDEN' },
    })
  return viewer
}
