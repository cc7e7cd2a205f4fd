import type { TimeWindow } from './vocabularies/curation.ts'

/** The day of the month, or the month's last day where it has fewer. */
function monthsBefore(now: Date, months: number): Date {
  const start = new Date(now)
  start.setUTCDate(1)
  start.setUTCMonth(start.getUTCMonth() - months)
  const days = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate()
  start.setUTCDate(Math.min(now.getUTCDate(), days))
  return start
}

/**
 * Since when (ISO 8601) a thing must have happened to lie in the window that ends now: seven days, a month or a year
 * back to the millisecond, in UTC; a month back from 31 March is the last day of February. Null for all time.
 */
export function startOfWindow(window: TimeWindow, now: Date): string | null {
  switch (window) {
    case 'LAST_WEEK':
      return new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000).toISOString()
    case 'LAST_MONTH':
      return monthsBefore(now, 1).toISOString()
    case 'LAST_YEAR':
      return monthsBefore(now, 12).toISOString()
    case 'ALL_TIME':
      return null
  }
}
