import { coiDenial, editorDenial } from './rights.ts'
import type { Curator, Denial } from './rights.ts'

/** Why the person may not decide conflicts with an upstream: editors with a valid conflict-of-interest statement may. */
export function decisionDenial(person: Curator): Denial {
  const action = 'decide a conflict with an upstream'
  return editorDenial(person, action) ?? coiDenial(person, action)
}
