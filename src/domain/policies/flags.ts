import { isEditor } from './roles.ts'
import type { Person } from './roles.ts'

/** Who flagged may resolve the flag, and so may every editor (curation rules, section 5). */
export const mayResolve = (person: Person, flag: { flagging_user_id: number }): boolean =>
  flag.flagging_user_id === person.id || isEditor(person)

/** Only who resolves somebody else's flag needs a statement about conflicts of interest. */
export const needsCoiToResolve = (person: Person, flag: { flagging_user_id: number }): boolean =>
  flag.flagging_user_id !== person.id
