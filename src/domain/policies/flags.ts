import { coiObjection, editorObjection } from './rights.ts'
import type { Curator, Objection } from './rights.ts'

/**
 * Why the person may not resolve the flag: who raised it may, and editors with a valid conflict-of-interest
 * statement (curation rules, section 5).
 */
export function resolveObjection(person: Curator, flag: { flagging_user_id: number }): Objection {
  if (flag.flagging_user_id === person.id) return null
  const deed = 'resolve a flag of somebody else'
  return editorObjection(person, deed) ?? coiObjection(person, deed)
}
