import type { NormalizedCacheObject } from '@apollo/client'

/** The element in which the service sends the Apollo cache of a server-rendered page. */
const element = 'ssr-state'

/**
 * The state of the Apollo cache at the start: that of the server-rendered page, if it is one. The browser's history
 * may bring back a document that is days old, or from before the reader signed in: its state does not count.
 */
export function ssrState(): NormalizedCacheObject {
  if (typeof document === 'undefined') return {}
  const [visit] = performance.getEntriesByType('navigation')
  if (visit && 'type' in visit && visit.type === 'back_forward') return {}
  return JSON.parse(document.getElementById(element)?.textContent ?? '{}')
}
