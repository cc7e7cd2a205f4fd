import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { RequestCounters } from '#server/storage/request-counters.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { countedAddress } from './client-address.ts'
import { createLimit } from './rate-limit.ts'
import type { RequestLimits } from '#server/config/request-limits.ts'

/**
 * Counts the documents of the app that one address loads: a reader loads one and the app does the rest, a crawler loads
 * one for each page. They have a budget of their own, so that reading pages leaves that of the interface alone.
 */
export function documentLimit(services: {
  limits: RequestLimits
  counters: RequestCounters
  log: FastifyBaseLogger
}): (request: FastifyRequest) => Promise<void> {
  const { limits, counters, log } = services
  const { documents: points = 0, windowSeconds: seconds } = limits
  if (points === 0) return async () => {}
  const limit = createLimit('documents', { points, seconds }, counters, log)
  return async (request) => {
    const { allowed, resetSeconds } = await limit.count(countedAddress(request.ip))
    if (allowed) return
    const message = `More than ${points} pages were loaded from one address in ${seconds} seconds; try again in ${resetSeconds} seconds. Programs should use /api/graphql, or the files under /downloads`
    throw new ClientError('RATE_LIMITED', message, {
      retryAfter: resetSeconds,
      headers: { 'cache-control': 'no-store' },
    })
  }
}
