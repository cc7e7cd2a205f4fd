import type { FastifyReply, FastifyRequest } from 'fastify'
import type { States } from '#server/states/open-states.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import type { Storage } from '#server/storage/database.ts'
import { sendVersion } from '../knowledge-version/version-header.ts'
import { httpDate, mementoLinks, mementoOf } from './memento-links.ts'
import { resourcesOf } from '#server/concurrency/response-resources.ts'

/** A frozen state that a request reads instead of the present. */
export interface ReadState {
  state: StoredState
  storage: Storage
  /** `Cache-Control` of its answer. */
  cacheControl: string
}

/**
 * Lets a request read a state until it has been answered, and says so in the headers of Memento.
 * @param original address of the same at present
 * @param services.origin address under which people reach the service
 */
export async function readState(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  read: { all: readonly StoredState[]; state: StoredState; original: string; cacheControl: string },
  { states, origin }: { states: States; origin: () => string },
): Promise<void> {
  const { all, state, original, cacheControl } = read
  const { storage } = await resourcesOf(reply).acquire(() => states.lease(state))
  request.frozen = { state, storage, cacheControl }
  sendVersion(reply, state.version)
  reply
    .header('memento-datetime', httpDate(state))
    .header('content-location', mementoOf(original, state))
    .header('link', mementoLinks(origin(), original, { states: all, state }))
}
