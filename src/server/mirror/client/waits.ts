/** Waits some milliseconds; ends early, with the signal's reason thrown, when it is aborted. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>

/** First pause after a failure, in ms; it doubles with each further one. */
const FIRST_MS = 1000
const LONGEST_MS = 60_000

/** The pause after so many failures in a row, in ms: growing, and between half and all of its length by chance. */
export function failurePause(failures: number, random: () => number = Math.random): number {
  const longest = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS)
  return longest * (0.5 + random() / 2)
}

/** The time that `Retry-After` names, in ms from now; null without a readable one. */
export function retryAfter(headers: Headers, now: number): number | null {
  const text = headers.get('retry-after')?.trim()
  if (!text) return null
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  return Number.isNaN(date) ? null : Math.max(date - now, 0)
}

/**
 * The time until requests are allowed again, in ms, by the header `RateLimit` of either draft (`"name";r=0;t=30`, or
 * `limit=900, remaining=0, reset=30`) or by `RateLimit-Remaining` and `RateLimit-Reset`; 0 while some remain.
 */
export function rateLimitWait(headers: Headers): number {
  const text = headers.get('ratelimit') ?? ''
  const number = (pattern: RegExp) => {
    const [, digits] = pattern.exec(text) ?? []
    return digits === undefined ? null : Number(digits)
  }
  const header = (name: string) => {
    const value = headers.get(name)
    return value !== null && /^\d+$/.test(value.trim()) ? Number(value) : null
  }
  const remaining = number(/\b(?:r|remaining)=(\d+)/) ?? header('ratelimit-remaining')
  const seconds = number(/\b(?:t|reset)=(\d+)/) ?? header('ratelimit-reset')
  return remaining === 0 && seconds !== null ? seconds * 1000 : 0
}
