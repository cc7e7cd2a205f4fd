/** Seconds for which a response asks to wait (`Retry-After`, RFC 9110: a number or a date); undefined where it does not. */
export function retryAfterOf(headers: Pick<Headers, 'get'>, now: number = Date.now()): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - now) / 1000
  return seconds > 0 ? Math.ceil(seconds) : undefined
}

/** `Try again in 40 seconds.` */
export function retrySentence(seconds: number | undefined): string {
  if (seconds === undefined) return 'Try again in a moment.'
  return `Try again in ${seconds.toLocaleString('en')} ${seconds === 1 ? 'second' : 'seconds'}.`
}
