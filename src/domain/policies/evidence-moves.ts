import { coiDenial, editorDenial } from './rights.ts'
import type { Curator, Denial } from './rights.ts'

/** The most evidence items that are moved by one act. */
export const MOST_MOVED = 200

/** Why the person may not move evidence items: for editors with a valid conflict-of-interest statement only. */
export function moveDenial(person: Curator): Denial {
  const action = 'move evidence items'
  return editorDenial(person, action) ?? coiDenial(person, action)
}
