import { isCalendarDay } from '#domain/calendar-day.ts'
import type { FrozenState } from './state-names.ts'

/** The last millisecond of what a text names: of a day, its end. Null where it is no date. */
function endOf(text: string): number | null {
  if (isCalendarDay(text)) return Date.parse(`${text}T23:59:59.999Z`)
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) || !isCalendarDay(text.slice(0, 10))) return null
  const time = Date.parse(text)
  return Number.isNaN(time) ? null : time
}

/** The newest state not after a time. */
export const stateBefore = <State extends FrozenState>(
  states: readonly State[],
  time: number,
): State | null => states.findLast(({ date }) => Date.parse(date) <= time) ?? null

/**
 * The state that a name, a date (ISO 8601: the newest state not after it) or a version of the knowledge means; null
 * where there is none.
 * @param states oldest first
 */
export function findState<State extends FrozenState>(states: readonly State[], asOf: string): State | null {
  const named = states.find(({ name }) => name === asOf)
  if (named) return named
  if (/^\d+$/.test(asOf)) return states.findLast(({ version }) => version === Number(asOf)) ?? null
  const time = endOf(asOf)
  return time === null ? null : stateBefore(states, time)
}

/** The sentence for whoever asks for a state that is not there: what there is. */
export function noSuchState(states: readonly FrozenState[], asOf: string): string {
  const shown = asOf.length > 60 ? `${asOf.slice(0, 60)}…` : asOf
  const there = states.map(({ name, date }) => `${name} (${date.slice(0, 10)})`).join(', ')
  return states.length === 0
    ? `There is no state “${shown}”: no state has been frozen yet`
    : `There is no state “${shown}”. There are ${there}; give a name, a date from that of the first state on, or the knowledge version of a state`
}
