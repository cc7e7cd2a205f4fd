const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `2024-08-01T00:00:00.000Z` or `2024-08-01` gives `1 Aug 2024` (UTC, as all times here); other text stays as it is. */
export function formatDate(text: string): string {
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? text : day.format(time)
}
