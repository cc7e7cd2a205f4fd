import { recordTag } from '#domain/tags.ts'
import type { FlagState } from '#domain/vocabularies/curation.ts'
import { coiObjection, editorObjection } from './rights.ts'
import type { Curator, Objection } from './rights.ts'

/** Why nobody can resolve the flag any more. */
export const standingObjection = ({ id, state }: { id: number; state: FlagState }): Objection =>
  state === 'RESOLVED' ? `Flag ${recordTag('FLAG', id)} is already resolved` : null

/**
 * Why the person may not resolve the flag: who raised it may, and editors with a valid conflict-of-interest
 * statement (curation rules, section 5).
 */
export function resolveObjection(person: Curator, flag: { flagging_user_id: number }): Objection {
  if (flag.flagging_user_id === person.id) return null
  const deed = 'resolve a flag of somebody else'
  return editorObjection(person, deed) ?? coiObjection(person, deed)
}
