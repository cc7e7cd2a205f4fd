import type { Finding } from '#server/external/ttl-cache.ts'

/**
 * Marks a field that a service outside answers. An operation with one is costly, and its answer is not kept with
 * those that follow from the knowledge alone: the service may be down just now.
 */
export const OUTSIDE = { extensions: { outside: true } } as const

/** The value that was found; null when the service has nothing or cannot be asked. */
export const valueFound = <Value>(finding: Finding<Value>): Value | null =>
  finding.reached ? finding.value : null
