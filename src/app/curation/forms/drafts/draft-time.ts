const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const calendar = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** When a draft was kept, in the reader's own time: the hour today, otherwise with the day. */
export function draftTime(savedAt: string, now = new Date()): string {
  const time = new Date(savedAt)
  return time.toDateString() === now.toDateString() ? `today at ${clock.format(time)}` : calendar.format(time)
}
