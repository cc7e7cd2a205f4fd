import { useSyncExternalStore } from 'react'

/** For how long a decision can be taken back with one click. */
const undoMs = 60_000
/** For how long it is said that it was. */
const undoneMs = 10_000

/** Effect that one decision had on one record, with the way back. */
export type Undoable = {
  /** The record's tag: `EID12`. */
  title: string
  href: string
  /** What is done then, as the end of “EID12 was …”: `returned to review`. */
  undone: string
  /** Whether it then is as it was before. Else it is only where it can be decided on anew. */
  exact: boolean
  /** The state after the decision, where the service tells what follows it: then nothing is taken back. */
  state?: string
  undo: (organizationId: number | null) => Promise<string | null>
}

/** A decision that can be taken back: on one record, or on several at once. */
type Decision = {
  state: 'decided'
  /** What was decided: “3 were …”. */
  decided: string
  on: readonly Undoable[]
  /** How many it was on that cannot be taken back. */
  final: number
  /** Whether it is being taken back. */
  pending: boolean
}

/** What came of taking a decision back. */
type Undone = {
  state: 'undone'
  undone: string
  done: readonly Undoable[]
  failures: readonly { title: string; href: string; error: string }[]
}

export type UndoState = Decision | Undone

let last: UndoState | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(state: UndoState | null, forMs = 0) {
  clearTimeout(timer)
  if (state) timer = setTimeout(() => set(null), forMs)
  last = state
  for (const listener of listeners) listener()
}

/** Offers to take a decision back, for a minute or until the next one. One that is final leaves the last one offered. */
export function offerUndo(decided: string, on: readonly Undoable[], final = 0): void {
  if (on.length === 0) {
    if (last?.state === 'undone') set(null)
    return
  }
  set({ state: 'decided', decided, on, final, pending: false }, undoMs)
}

/**
 * Takes the last decision back, record by record, and says what could not be taken back and why.
 * @returns whether there was one
 */
export async function undoLast(organizationId: number | null): Promise<boolean> {
  if (last?.state !== 'decided' || last.pending) return false
  const { on } = last
  set({ ...last, pending: true }, undoMs)
  const done: Undoable[] = []
  const failures: { title: string; href: string; error: string }[] = []
  for (const undoable of on) {
    const error = await undoable.undo(organizationId)
    if (error) failures.push({ title: undoable.title, href: undoable.href, error })
    else done.push(undoable)
  }
  const undone = on[0]?.undone ?? ''
  set({ state: 'undone', undone, done, failures }, failures.length > 0 ? undoMs : undoneMs)
  return true
}

export const withdrawUndo = (): void => set(null)

/** Withdraws the way back from decisions that something has followed; a last one is over then. */
export function withdrawFollowed(states: ReadonlySet<string>): void {
  const isFollowed = ({ state }: Undoable) => state !== undefined && states.has(state)
  if (last?.state !== 'decided' || last.pending || !last.on.some(isFollowed)) return
  const on = last.on.filter((undoable) => !isFollowed(undoable))
  if (on.length === 0) return set(null)
  last = { ...last, on, final: last.final + last.on.length - on.length }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The decision that can still be taken back, or what came of that. */
export const useUndoState = (): UndoState | null => useSyncExternalStore(subscribe, () => last)
