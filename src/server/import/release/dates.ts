const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The day of a release from a file's or folder's name: `01-Aug-2024-…` and `…2024-08-01…` give `2024-08-01`; null
 * without a date, as in `nightly-…`.
 */
export function dateInName(name: string): string | null {
  const named = /(?:^|\D)(\d{1,2})-([a-z]{3})-(\d{4})(?!\d)/i.exec(name)
  if (named) {
    const month = months.indexOf((named[2] ?? '').toLowerCase()) + 1
    if (month > 0) return isoDay(Number(named[3]), month, Number(named[1]))
  }
  const numbers = /(?:^|\D)(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(name)
  return numbers ? isoDay(Number(numbers[1]), Number(numbers[2]), Number(numbers[3])) : null
}

/** `2024-08-01` gives `01-Aug-2024`, as releases are named. */
export function releaseNameOf(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = months[Number(month) - 1] ?? ''
  return `${date}-${name.charAt(0).toUpperCase()}${name.slice(1)}-${year}`
}

function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null
}

/**
 * A time as releases write it, `2024-08-01 00:00:00 UTC`, or ISO 8601, as ISO 8601 with milliseconds in UTC. Null
 * for anything else.
 */
export function isoTime(text: string): string | null {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?\s*(?:UTC|Z|\+00:?00)?$/i.exec(text)
  if (!match) return null
  const clock = match[2] ?? '00:00:00'
  const time = new Date(`${match[1]}T${clock.length === 5 ? `${clock}:00` : clock}Z`)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
