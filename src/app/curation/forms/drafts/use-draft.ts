import { useEffect, useRef, useState } from 'react'
import { draftKey, newDraftId, readDraft, removeDraft, writeDraft } from './draft-store.ts'
import type { DraftKind, StoredDraft } from './draft-store.ts'
import { withPartialInput } from './unfinished.ts'
import type { PartialInput } from './unfinished.ts'
import { useOtherTabs } from './use-other-tabs.ts'

type Options<Values> = {
  kind: DraftKind
  id: string
  userId: number
  /** Which record a revision is of. */
  recordId?: number
  /** What the form starts with when nothing is kept under the id. */
  initial: Values
  read: (stored: unknown) => Values
  titleOf: (values: Values) => string
}

/** Act of another tab on the same draft. */
export type Elsewhere = 'changed' | 'removed'

export type Draft<Values> = {
  id: string
  values: Values
  /** What changes; as a function of the values as they are where several changes may come together. */
  set: (change: Partial<Values> | ((values: Values) => Partial<Values>)) => void
  /** What is no value yet, and how to change it. */
  unfinished: PartialInput
  setUnfinished: (name: string, change: (stored: unknown) => unknown) => void
  /** When it was last kept, ISO 8601; null when nothing was typed yet. */
  savedAt: string | null
  /** True when the browser keeps nothing. */
  isUnsaved: boolean
  otherTabs: number
  elsewhere: Elsewhere | null
  /** Under which id this tab keeps what is typed since another tab changed the draft. */
  ownId: string
  /** Shows what the other tab has; what was typed here since stays on the shelf as a draft of its own. */
  takeOther: () => void
  /** Forgets the draft: it was submitted or is not wanted. */
  forget: () => void
}

/**
 * The values of a form, kept in the browser with every change: they survive a reload, signing out, a crash. When another
 * tab changes the same draft, neither writes over the other: from then on this one is kept under an id of its own.
 */
export function useDraft<Values>(options: Options<Values>): Draft<Values> {
  const { id, userId, kind, initial, read, titleOf } = options
  const key = draftKey(userId, id)
  const [opened] = useState(() => {
    const stored = readDraft(key)
    // What another form keeps under the id stays its own: this one gets another id with the first change.
    return stored?.kind === kind && stored.recordId === (options.recordId ?? null) ? stored : null
  })
  const [values, setValues] = useState<Values>(() => (opened ? read(opened.values) : initial))
  const [unfinished, setUnfinished] = useState<PartialInput>(opened?.unfinished ?? {})
  const [savedAt, setSavedAt] = useState(opened?.savedAt ?? null)
  const [isUnsaved, setUnsaved] = useState(false)
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null)
  const [ownId, setOwnId] = useState(id)
  const held = useRef({
    values,
    unfinished,
    id,
    version: opened?.version ?? null,
    startedAt: opened?.startedAt ?? null,
  })

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key || held.current.id !== id) return
      setElsewhere(event.newValue === null ? 'removed' : 'changed')
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [key, id])

  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  const keep = () => {
    const now = new Date().toISOString()
    const mine = held.current
    const there = readDraft(draftKey(userId, mine.id))
    if ((there?.version ?? null) !== mine.version) {
      // Somebody else wrote or removed it since: they keep the id, and this one gets its own.
      mine.id = newDraftId()
      mine.startedAt = now
      setOwnId(mine.id)
      setElsewhere(there ? 'changed' : 'removed')
    }
    const draft: StoredDraft = {
      id: mine.id,
      kind,
      recordId: options.recordId ?? null,
      title: titleOf(mine.values),
      startedAt: mine.startedAt ?? now,
      savedAt: now,
      version: newDraftId(),
      values: mine.values,
      unfinished: mine.unfinished,
    }
    const isStored = writeDraft(draftKey(userId, mine.id), draft)
    if (isStored) {
      mine.version = draft.version
      mine.startedAt = draft.startedAt
      setSavedAt(now)
    }
    setUnsaved(!isStored)
  }

  return {
    id,
    values,
    set: (change) => {
      const { values: before } = held.current
      const next = { ...before, ...(typeof change === 'function' ? change(before) : change) }
      held.current.values = next
      setValues(next)
      keep()
    },
    unfinished,
    setUnfinished: (name, change) => {
      const next = withPartialInput(held.current.unfinished, name, change)
      if (!(name in held.current.unfinished) && !(name in next)) return
      held.current.unfinished = next
      setUnfinished(next)
      keep()
    },
    savedAt,
    isUnsaved,
    otherTabs: useOtherTabs(key),
    elsewhere,
    ownId,
    takeOther: () => {
      const there = readDraft(key)
      if (!there) return
      const theirs = read(there.values)
      const { unfinished: theirUnfinished } = there
      held.current = {
        values: theirs,
        unfinished: theirUnfinished,
        id,
        version: there.version,
        startedAt: there.startedAt,
      }
      setValues(theirs)
      setUnfinished(theirUnfinished)
      setOwnId(id)
      setSavedAt(there.savedAt)
      setElsewhere(null)
    },
    forget: () => {
      removeDraft(draftKey(userId, held.current.id))
      setUnsaved(false)
    },
  }
}
