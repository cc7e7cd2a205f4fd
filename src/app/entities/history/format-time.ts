import { formatDate } from '#app/ui/dates.ts'

const minute = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/**
 * `2026-12-06T08:05:12.000Z` gives `6 Dec 2026, 08:05` (UTC). Midnight to the millisecond is a day without a time, as
 * releases give it: `6 Dec 2026`.
 */
export function formatTime(text: string): string {
  const time = new Date(text)
  return Number.isNaN(time.getTime()) || time.getTime() % 86_400_000 === 0
    ? formatDate(text)
    : minute.format(time)
}
