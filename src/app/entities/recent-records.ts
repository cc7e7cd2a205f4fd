import { noteValue, storedJson } from '#app/ui/browser-storage.ts'
import { pageState } from '#app/page-state/page-state.ts'
import { entities } from './entities.ts'
import type { EntityKind } from './entities.ts'

const key = 'curia.recent'
const limit = 8

/** A record this reader opened. */
export type RecentRecord = { kind: EntityKind; id: number; name: string }

/** The records opened last in this browser, the newest first; none at a state, which may lack them. What else may be stored there is left out. */
export function recentRecords(): RecentRecord[] {
  if (pageState) return []
  const stored = storedJson(key)
  return Array.isArray(stored) ? stored.filter(isRecent) : []
}

/** Puts a record at the top of those opened last, except at a state. */
export function noteRecent(record: RecentRecord) {
  if (pageState) return
  const others = recentRecords().filter(({ kind, id }) => kind !== record.kind || id !== record.id)
  noteValue(key, JSON.stringify([record, ...others].slice(0, limit)))
}

// Every record page notes itself: a parser of schemas would weigh more than all that it notes with.
function isRecent(entry: unknown): entry is RecentRecord {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'kind' in entry &&
    typeof entry.kind === 'string' &&
    Object.hasOwn(entities, entry.kind) &&
    'id' in entry &&
    Number.isInteger(entry.id) &&
    'name' in entry &&
    typeof entry.name === 'string'
  )
}
