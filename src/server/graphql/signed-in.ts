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
