import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { RequestCounters } from '#server/storage/request-counters.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { countedAddress } from './client-address.ts'
import { createLimit } from './rate-limit.ts'

/** Permalinks that one user, or one address without an account, may make in an hour. */
const ALLOWANCE = { points: 60, seconds: 3600 }

/** Counts the permalinks that are made, apart from requests, as each is stored. */
export type PermalinkLimit = (request: FastifyRequest) => Promise<void>

/** @throws ClientError from the limit, when a caller has made as many as they may */
export function createPermalinkLimit(counters: RequestCounters, log: FastifyBaseLogger): PermalinkLimit {
  const limit = createLimit('permalinks', ALLOWANCE, counters, log)
  return async ({ caller, ip }) => {
    const counted = await limit.count(caller ? `user ${caller.user.id}` : countedAddress(ip))
    if (counted.allowed) return
    throw new ClientError(
      'RATE_LIMITED',
      `More than ${ALLOWANCE.points} permalinks in an hour: try again in ${counted.resetSeconds} seconds, or search without createPermalink`,
    )
  }
}
