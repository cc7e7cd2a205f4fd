import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { ClientError } from '#server/errors/client-error.ts'
import type { Reading } from '#server/storage/database.ts'
import type { RequestCounters } from '#server/storage/request-counters.ts'
import { createLimit } from './rate-limit.ts'
import type { RequestLimits } from '#server/config/request-limits.ts'

/** An account is new for so long, in ms. */
const NEW_MS = 7 * 86_400_000

/** Counts a mutation that a request asks for. */
export type MutationLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

async function hasOrganization(db: Reading, userId: number): Promise<boolean> {
  const membership = await db
    .selectFrom('affiliations')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return membership !== undefined
}

/**
 * Limits the mutations of accounts for which nobody vouches yet: those that are new, or in no organization.
 * @throws ClientError from the limit, with `Retry-After` in the answer
 */
export function createMutationLimit(services: {
  limits: RequestLimits
  counters: RequestCounters
  log: FastifyBaseLogger
  db: Reading
}): MutationLimit {
  const { limits, counters, log, db } = services
  const { newUser: points = 0, windowSeconds: seconds } = limits
  if (points === 0) return async () => {}
  const limit = createLimit('new-users', { points, seconds }, counters, log)
  return async ({ caller }, reply) => {
    if (!caller) return
    const { id, created_at: createdAt } = caller.user
    const isNew = Date.now() - Date.parse(createdAt) < NEW_MS
    if (!isNew && (await hasOrganization(db, id))) return
    const { allowed, resetSeconds } = await limit.count(`user ${id}`)
    if (allowed) return
    reply.header('retry-after', String(resetSeconds))
    throw new ClientError(
      'RATE_LIMITED',
      `More than ${points} changes in ${seconds} seconds by an account that is new or in no organization; try again in ${resetSeconds} seconds, or ask an administrator to add you to an organization`,
      { retryAfter: resetSeconds },
    )
  }
}
