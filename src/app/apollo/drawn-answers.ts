import type { NormalizedCacheObject } from '@apollo/client'

/** The element in which the service sends what the queries of a drawn page were answered. */
const element = 'drawn-answers'

/** What is known when the app starts: the answers that came with the page, if the service drew it. */
export function drawnAnswers(): NormalizedCacheObject {
  if (typeof document === 'undefined') return {}
  return JSON.parse(document.getElementById(element)?.textContent ?? '{}')
}
