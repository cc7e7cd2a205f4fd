import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestCounters } from '#server/storage/request-counters.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { isInterface, isSignIn } from '../api-paths.ts'
import { GRAPHQL_PATH } from '../errors.ts'
import type { RequestLimits } from '#server/config/request-limits.ts'
import { countedAddress } from './client-address.ts'
import { createLimit } from './rate-limit.ts'
import type { RateLimitResult, Limit } from './rate-limit.ts'

const ADVICE =
  'or send an API key (Authorization: Bearer <key>), which has no such limit: create one under Settings of your account'

function announce(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, allowance }: Limit,
  counted: RateLimitResult,
) {
  const { points, seconds } = allowance
  reply.header('ratelimit-policy', `"${name}";q=${points};w=${seconds}`)
  reply.header('ratelimit', `"${name}";r=${counted.remaining};t=${counted.resetSeconds}`)
  // For clients of the legacy REST API, which know an earlier form of these headers.
  if (!request.url.startsWith('/api/') || request.url.startsWith(GRAPHQL_PATH)) return
  reply.header('ratelimit-limit', String(points))
  reply.header('ratelimit-remaining', String(counted.remaining))
  reply.header('ratelimit-reset', String(counted.resetSeconds))
}

function tooMany({ name, allowance }: Limit, { resetSeconds }: RateLimitResult): ClientError {
  const { points, seconds } = allowance
  const whose = name === 'anonymous' ? 'from one address' : 'of one user'
  const advice = name === 'anonymous' ? ADVICE : 'or ask an administrator for a higher limit'
  const message = `More than ${points} requests ${whose} in ${seconds} seconds; try again in ${resetSeconds} seconds, ${advice}`
  return new ClientError('RATE_LIMITED', message, {
    retryAfter: resetSeconds,
    headers: { 'cache-control': 'no-store' },
  })
}

/**
 * Counts the requests to all interfaces together: those of nobody known by the client's address, those of users by
 * user where the operator limits them. Says in each counted answer how much is left, and beyond that answers 429.
 * After it, requests with a key that does not work are refused: they count as anonymous.
 */
export function registerRequestLimits(
  app: FastifyInstance,
  services: { limits: RequestLimits; counters: RequestCounters; log: FastifyBaseLogger },
): void {
  const { limits, counters, log } = services
  const limitOf = (name: string, points: number) =>
    points === 0 ? null : createLimit(name, { points, seconds: limits.windowSeconds }, counters, log)
  const anonymous = limitOf('anonymous', limits.anonymous)
  const user = limitOf('user', limits.user)

  app.addHook('onRequest', (request, reply, done) => {
    const limit = request.caller ? user : anonymous
    if (!limit || request.method === 'OPTIONS' || !isInterface(request) || isSignIn(request)) return done()
    const key = request.caller ? String(request.caller.user.id) : countedAddress(request.ip)
    limit.count(key).then((counted) => {
      announce(request, reply, limit, counted)
      done(counted.allowed ? undefined : tooMany(limit, counted))
    }, done)
  })
  app.addHook('onRequest', (request, _reply, done) => done(request.keyError ?? undefined))
}
