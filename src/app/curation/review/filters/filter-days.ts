/** The day of a text such as `2026-05-06`; undefined for anything else, also for the 30th of February. */
export function readDay(text: string | undefined): string | undefined {
  if (!text || !/^[12]\d{3}-\d\d-\d\d$/.test(text)) return undefined
  const time = new Date(text)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text) ? text : undefined
}

/** The last moment before a day (UTC), for what must be strictly later than it. */
export const beforeDay = (day: string | undefined): string | undefined =>
  day && new Date(Date.parse(day) - 1).toISOString()

/** The first moment after a day (UTC), for what must be strictly earlier than it. */
export const afterDay = (day: string | undefined): string | undefined =>
  day && new Date(Date.parse(day) + 86_400_000).toISOString()
