import { diffWordsWithSpace } from 'diff'
import type { Change } from 'diff'

/** Words that may differ before a text is shown as replaced: more has too little in common, and takes long. */
const MOST_EDITS = 400
/** Milliseconds that all comparisons of one task of the browser may take, so that a page of them never hangs. */
const BUDGET_MS = 100
/** Comparisons to remember: both sides of a difference are drawn from one, and drawn again with every change. */
const MOST_REMEMBERED = 100

const remembered = new Map<string, Change[] | null>()
let spent = 0

/**
 * Compares two texts word by word, white space included: the parts of a side make up its text. Null when they have too
 * little in common, or when the comparisons before this one took all the time that there was.
 */
export function wordChanges(before: string, after: string): Change[] | null {
  const key = JSON.stringify([before, after])
  const entry = remembered.get(key)
  if (entry !== undefined) return entry
  if (spent >= BUDGET_MS) return null
  if (spent === 0) setTimeout(() => (spent = 0))
  const begun = performance.now()
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS }) ?? null
  spent += performance.now() - begun
  remembered.set(key, changes)
  if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '')
  return changes
}
