import { findState, noSuchState, stateBefore } from '#server/states/find-state.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { TIME_MAP } from './memento-links.ts'

const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** Time that a request is about, as it names it. */
export interface AsOf {
  /** `asOf` of the address, which goes before the header. */
  address: string | null
  /** `Accept-Datetime`. */
  header: string | null
}

/** The error for another spelling of `asOf`, which would be read as the present; null where there is none. */
export function misspeltAsOf(query: unknown): ClientError | null {
  const name = Object.keys(Object(query)).find(
    (each) => each !== 'asOf' && each.replaceAll(/[^a-z]/gi, '').toLowerCase() === 'asof',
  )
  if (name === undefined) return null
  return new ClientError('BAD_REQUEST', `“${name.slice(0, 60)}” is not a parameter: write “asOf”`)
}

/** Reads the time that a request names with `asOf` or the header. @throws ClientError when `asOf` is given twice */
export function asOfIn(asOf: unknown, header: string | string[] | undefined): AsOf {
  if (asOf !== undefined && typeof asOf !== 'string')
    throw new ClientError('BAD_REQUEST', 'Give “asOf” once: a name, a date or a version')
  return { address: asOf ?? null, header: asOf === undefined ? String(header) : null }
}

/** The time that `Accept-Datetime` names. @throws ClientError 400 for what is no date of HTTP */
export function httpTimeOf(text: string): number {
  const time = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN
  if (!Number.isNaN(time)) return time
  throw new ClientError(
    'BAD_REQUEST',
    `Accept-Datetime is “${text.slice(0, 60)}”; allowed is a date of HTTP such as “Thu, 01 Aug 2024 00:00:00 GMT”`,
  )
}

const missing = (states: readonly StoredState[], asOf: string) =>
  new ClientError('STATE_NOT_FOUND', `${noSuchState(states, asOf)}. ${TIME_MAP} lists them`)

/**
 * The state that a request is about: of `asOf`, or the newest not after `Accept-Datetime`.
 * @throws ClientError 404 that lists the states where there is none; 400 for a header that is no date of HTTP
 */
export function requestedState(states: readonly StoredState[], { address, header }: AsOf): StoredState {
  if (address !== null) {
    const state = findState(states, address)
    if (!state) throw missing(states, address)
    return state
  }
  const text = header ?? ''
  const state = stateBefore(states, httpTimeOf(text))
  if (!state) throw missing(states, text)
  return state
}

/**
 * Checks whether an answer can never be another one: the state is named, or there is a later one already, so that a date
 * cannot come to mean another.
 */
export const isFinal = (states: readonly StoredState[], state: StoredState, { address }: AsOf): boolean =>
  address === state.name || address === String(state.version) || states.at(-1)?.digest !== state.digest
