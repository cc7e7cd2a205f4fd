import { useSyncExternalStore } from 'react'
import type { Moderated } from './moderate.ts'

/** For how long a decision can be taken back with one click. */
const undoMs = 60_000

/** A decision that can be taken back, and what was decided: `accepted`. */
export type Decision = { record: Moderated; decided: string }

let last: Decision | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(decision: Decision | null) {
  last = decision
  for (const listener of listeners) listener()
}

/** Offers to take a decision back, for a minute or until the next one. */
export function offerUndo(decision: Decision): void {
  clearTimeout(timer)
  timer = setTimeout(() => set(null), undoMs)
  set(decision)
}

export function withdrawUndo(): void {
  clearTimeout(timer)
  set(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The decision that can still be taken back. */
export const useLastDecision = (): Decision | null => useSyncExternalStore(subscribe, () => last)
