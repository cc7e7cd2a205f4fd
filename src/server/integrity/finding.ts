import type { Engine } from '#server/config/database-url.ts'
import type { Reading } from '#server/storage/database.ts'

/** A rule that does not hold in a database. */
export interface Finding {
  /** What should hold, as a sentence without a full stop. */
  rule: string
  /** What breaks it, such as `DISEASE 7`; the first where there are many. */
  found: string[]
  /** Number of all that break it. */
  count: number
}

/** Looks for what breaks some rules. A rule that holds has no finding. */
export type Check = (db: Reading, engine: Engine) => Promise<(Finding | null)[]>

/** Findings name so many records. */
const NAMED = 20

/** The finding of what breaks a rule; null where nothing does. */
export function finding(rule: string, broken: readonly (string | number)[]): Finding | null {
  const found = [...new Set(broken.map(String))]
  return found.length === 0 ? null : { rule, found: found.slice(0, NAMED), count: found.length }
}

/** A finding as one line. */
export function findingText({ rule, found, count }: Finding): string {
  const others = count > found.length ? ` and ${count - found.length} more` : ''
  return `${rule}: violated by ${found.join(', ')}${others}`
}
