import { storedJson, storeValue } from '#app/ui/browser-storage.ts'

const key = 'curia.dismissed-news'
/** Far more than are shown: what was dismissed long ago is not shown any more anyway. */
const remembered = 50

/** The ids of the news items that this reader has put away in this browser. */
export function dismissedNews(): number[] {
  const stored = storedJson(key)
  return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)) : []
}

/** Remembers which news items are put away; where storage is closed to us they come back with the next visit. */
export function keepDismissedNews(ids: readonly number[]): void {
  storeValue(key, JSON.stringify(ids.slice(-remembered)))
}
