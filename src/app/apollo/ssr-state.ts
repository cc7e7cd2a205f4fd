import type { NormalizedCacheObject } from '@apollo/client'

/** The element in which the service sends the Apollo cache of a server-rendered page. */
const element = 'ssr-state'

/** Fields that depend on who asks: a page is rendered as nobody in particular sees it. */
const personal = /^(?:viewer|viewerMay|notifications|subscriptionForEntity|email)\b/

/** The state without what the reader may see otherwise, which the app then asks for. */
export const withoutPersonal = (state: NormalizedCacheObject): NormalizedCacheObject =>
  Object.fromEntries(
    Object.entries(state).map(([id, record]) => [
      id,
      record && Object.fromEntries(Object.entries(record).filter(([field]) => !personal.test(field))),
    ]),
  ) as NormalizedCacheObject

/**
 * The state of the Apollo cache at the start: that of the server-rendered page, if it is one. The browser's history
 * may bring back a document that is days old, or from before the reader signed in: its state does not count.
 */
export function ssrState(): NormalizedCacheObject {
  if (typeof document === 'undefined') return {}
  const [visit] = performance.getEntriesByType('navigation')
  if (visit && 'type' in visit && visit.type === 'back_forward') return {}
  const state: NormalizedCacheObject = JSON.parse(document.getElementById(element)?.textContent ?? '{}')
  return 'session' in document.documentElement.dataset ? withoutPersonal(state) : state
}
