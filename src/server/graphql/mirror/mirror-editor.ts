import { requireEditor } from '#server/curation/rights.ts'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import type { GraphQLContext } from '../context.ts'
import { signedIn } from '../people/signed-in.ts'

/**
 * Who asks, for what only editors and administrators may.
 * @param what as in “see local changes”
 * @throws ClientError for everyone else
 */
export function mirrorEditor(context: Pick<GraphQLContext, 'viewer'>, what: string): UserRecord {
  const user = signedIn(context, `to ${what}`)
  requireEditor({ user }, what)
  return user
}
