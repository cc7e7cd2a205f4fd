import { useSyncExternalStore } from 'react'

const none: ReadonlySet<number> = new Set()
/** Ids of the changes that a reviewer has unticked, by the id of their revision set. */
const leftOut = new Map<number, ReadonlySet<number>>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The changes of a revision set that are left out of a decision: until the page is closed, wherever it is made. */
export const leftOutOf = (revisionSetId: number): ReadonlySet<number> => leftOut.get(revisionSetId) ?? none

/** As {@link leftOutOf}, with the function that changes it. */
export function useLeftOut(
  revisionSetId: number,
): [ids: ReadonlySet<number>, set: (ids: ReadonlySet<number>) => void] {
  const ids = useSyncExternalStore(
    subscribe,
    () => leftOutOf(revisionSetId),
    () => none,
  )
  const set = (next: ReadonlySet<number>) => {
    leftOut.set(revisionSetId, next)
    for (const listener of listeners) listener()
  }
  return [ids, set]
}
