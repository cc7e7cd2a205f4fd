import type { NormalizedCacheObject } from '@apollo/client'

/** The element in which the service sends what the queries of a drawn page were answered. */
const element = 'drawn-answers'

/**
 * What is known when the app starts: the answers that came with the page, if the service drew it. The browser's history
 * may bring back a document that is days old, or from before the reader signed in: its answers do not count.
 */
export function drawnAnswers(): NormalizedCacheObject {
  if (typeof document === 'undefined') return {}
  const [visit] = performance.getEntriesByType('navigation')
  if (visit && 'type' in visit && visit.type === 'back_forward') return {}
  return JSON.parse(document.getElementById(element)?.textContent ?? '{}')
}
