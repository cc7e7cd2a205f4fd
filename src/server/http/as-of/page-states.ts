import type { FastifyReply, FastifyRequest } from 'fastify'
import { readStateAddress, stateAddress } from '#domain/records/state-addresses.ts'
import { findState, stateBefore } from '#server/states/find-state.ts'
import type { States } from '#server/states/open-states.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import { httpTimeOf, misspeltAsOf } from './requested-state.ts'
import { originalOf, presentLinks } from './memento-links.ts'
import { readState } from './read-state.ts'
import { assertNotRepeated } from '../parameters.ts'

/** Reading that a request for a page comes to. */
export type PageReading =
  /** The present, or the state that the request now holds, at the address of the page at present. */
  | { kind: 'page'; path: string }
  /** The page of the state has this address. */
  | { kind: 'elsewhere'; location: string }
  /** There is no such state. */
  | { kind: 'missing'; asOf: string; states: readonly StoredState[]; path: string }

/** Says of a request for a page what it reads. @throws ClientError for parameters that cannot be read, and an `Accept-Datetime` that is no date */
export type ReadPage = (request: FastifyRequest, reply: FastifyReply) => Promise<PageReading>

/** Longer addresses are not repeated in the `Link` header, which names the page at up to six states. */
const LONGEST_LINKED = 1000

/**
 * The state must be asked for again each time: the document names files of the build that made it, which leave with
 * the next one. What it shows of the knowledge does not change.
 */
const CACHE_CONTROL = 'no-cache'

/**
 * Pages at states: `/@01-Aug-2024/evidence`. A date or version leads to the name, as does `/evidence?asOf=`, so that a page
 * of a state has one address. The present page is its time gate (RFC 7089, pattern 1.1).
 */
export function pageStates(services: { states: States; origin: () => string }): ReadPage {
  const { states, origin } = services

  async function atState(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    { asOf, path }: { asOf: string; path: string },
  ): Promise<PageReading> {
    const all = await states.list()
    const state = findState(all, decoded(asOf))
    if (!state) return { kind: 'missing', asOf: decoded(asOf), states: all, path }
    // Also where the name is written with escapes, which the app’s links are not.
    if (!request.url.startsWith('/@') || asOf !== state.name)
      return { kind: 'elsewhere', location: stateAddress(state.name, path) }
    const original = linked(path)
    await readState({ request, reply }, { all, state, original, cacheControl: CACHE_CONTROL }, services)
    return { kind: 'page', path }
  }

  return async (request, reply) => {
    assertNotRepeated(request)
    const misspelt = misspeltAsOf(request.query)
    if (misspelt) throw misspelt
    const { asOf }: { asOf?: unknown } = Object(request.query)
    const address = readStateAddress(request.url)
    if (address) return atState({ request, reply }, address)
    if (typeof asOf === 'string') return atState({ request, reply }, { asOf, path: originalOf(request.url) })
    const path = request.url
    reply.header('vary', 'accept-datetime').header('link', presentLinks(origin(), linked(path)))
    const header = request.headers['accept-datetime']
    if (header === undefined) return { kind: 'page', path }
    const all = await states.list()
    const state = stateBefore(all, httpTimeOf(String(header)))
    if (!state) return { kind: 'missing', asOf: String(header), states: all, path }
    return { kind: 'elsewhere', location: stateAddress(state.name, path) }
  }
}

/** An address as it may stand in a `Link` header; without its parameters where it is long. */
function linked(path: string): string {
  const short = path.length > LONGEST_LINKED ? (path.split('?', 1)[0] ?? '/').slice(0, LONGEST_LINKED) : path
  return short.replaceAll(/[<>"\\^`{|}\s]/g, encodeURIComponent)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
