import { isAdministrator } from '#domain/policies/roles.ts'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { GraphQLContext } from '../context.ts'
import { signedIn } from '../people/signed-in.ts'

/**
 * Who asks, for what only administrators may.
 * @param what as in “to invite somebody”
 * @throws ClientError for everyone but administrators
 */
export function administrator(context: Pick<GraphQLContext, 'viewer'>, what: string): UserRecord {
  const viewer = signedIn(context, what)
  if (isAdministrator(viewer)) return viewer
  throw new ClientError('FORBIDDEN', `You must be an administrator ${what}`)
}
