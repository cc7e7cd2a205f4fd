import { recordTag } from '#domain/records/tags.ts'
import type { FlagState } from '#domain/vocabularies/curation.ts'
import { coiDenial, editorDenial } from './rights.ts'
import type { Curator, Denial } from './rights.ts'

/** Why nobody can resolve the flag any more. */
export const standingDenial = ({ id, state }: { id: number; state: FlagState }): Denial =>
  state === 'RESOLVED' ? `Flag ${recordTag('FLAG', id)} is already resolved` : null

/**
 * Why the person may not resolve the flag: who raised it may, and editors with a valid conflict-of-interest
 * statement (curation rules, section 5).
 */
export function resolveDenial(person: Curator, flag: { flagging_user_id: number }): Denial {
  if (flag.flagging_user_id === person.id) return null
  const action = 'resolve another user’s flag'
  return editorDenial(person, action) ?? coiDenial(person, action)
}
