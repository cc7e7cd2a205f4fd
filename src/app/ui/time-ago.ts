const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

const words = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** Months have no length of their own. */
const LONGEST_MS = 60 * 86_400_000

/**
 * Distance of a time: `just now`, `3 hours ago`, `in 5 minutes`.
 * @param time ISO 8601
 * @returns null for times more than two months away, which dates say better, and for texts that are no time
 */
export function timeAgo(time: string, now = Date.now()): string | null {
  const ms = Date.parse(time) - now
  if (Number.isNaN(ms) || Math.abs(ms) > LONGEST_MS) return null
  const found = units.find((one) => Math.abs(ms) >= one.ms)
  if (!found) return ms > 0 ? 'in less than a minute' : 'just now'
  return words.format(Math.trunc(ms / found.ms), found.unit)
}
