import { editorDenial } from '#domain/policies/rights.ts'
import type { Curator } from '#domain/policies/rights.ts'
import { coiStatusAt, latestCoi } from '#server/knowledge/people/users.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Curation } from './curate.ts'

/** Who acts, with what their latest conflict-of-interest statement is worth now. */
export async function withCoi({ find, user, now }: Curation): Promise<Curator> {
  return { id: user.id, role: user.role, coi: coiStatusAt(await find(latestCoi, user.id), now) }
}

/**
 * Rule E of the curation rules.
 * @param what the deed as in “to accept evidence”
 * @throws ClientError for anyone but editors and administrators
 */
export function requireEditor({ user }: Pick<Curation, 'user'>, what: string): void {
  const denial = editorDenial(user, what)
  if (denial) throw new ClientError('FORBIDDEN', denial)
}
