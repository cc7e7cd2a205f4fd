import type { Finding } from '#server/external/finding.ts'

/** The value that was found; null when the service has nothing or cannot be asked. */
export const valueFound = <Value>(finding: Finding<Value>): Value | null =>
  finding.reached ? finding.value : null
