import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ClientError } from '#server/client-error.ts'
import { countedAddress } from '../limits/client-address.ts'
import { byteBudget } from './byte-budget.ts'
import type { ByteBudget } from './byte-budget.ts'
import type { TrafficLimits } from '#server/config/traffic-limits.ts'
import { whenClosed } from './when-closed.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bodies of the route are files, which have a budget of their own: one would use up that of all other bodies. */
    isFileUpload?: boolean
  }
}

/** Largest files that are received at once. */
const FILES_AT_ONCE = 2

/** Bytes that the body of a request may take; 0: it has none. */
function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  const limit = routeOptions.bodyLimit ?? Infinity
  if (headers['transfer-encoding'] !== undefined) return limit
  // Longer ones are refused before they are read.
  return Math.min(Number(headers['content-length'] ?? 0), limit)
}

const tooSlow = (ms: number) =>
  new ClientError('REQUEST_TIMEOUT', `The body did not arrive within ${Math.ceil(ms / 1000)} seconds`)

// The rest of the body is not waited for.
const AGAIN = { retryAfter: 5, headers: { connection: 'close' } }
const LIMIT_ERRORS = {
  address: new ClientError(
    'TOO_MANY_BODIES',
    'Too many large requests of one address are being received: send them one after another',
    AGAIN,
  ),
  total: new ClientError('BUSY', 'Too many large requests are being received: try again in a moment', AGAIN),
}

/** Bounds the memory that bodies of requests take, by the length they announce, and the time in which they arrive. */
export function registerReceivingLimits(app: FastifyInstance, limits: TrafficLimits): void {
  const bodies = byteBudget(limits.bodyBytes)
  let files: ByteBudget | null = null
  const budgetOf = ({ routeOptions: { config, bodyLimit = 0 } }: FastifyRequest) =>
    config?.isFileUpload ? (files ??= byteBudget(bodyLimit * FILES_AT_ONCE)) : bodies

  app.addHook('preParsing', (request, reply, payload, done) => {
    const bytes = announcedBytes(request)
    if (bytes === 0) return done(null, payload)
    const hold = {
      address: countedAddress(request.ip),
      bytes,
      end: () => request.raw.destroy(),
    }
    const budget = budgetOf(request)
    const exceeded = budget.take(hold)
    if (exceeded) return done(LIMIT_ERRORS[exceeded])
    whenClosed(reply.raw, () => budget.release(hold))
    const ms = limits.receiveMs + (bytes / limits.leastRate) * 1000
    const deadline = setTimeout(() => {
      // Whoever parses the body hears of it, and answers. A body that nobody parses has had its answer: an error of it
      // would end the process.
      if (payload.listenerCount('error') > 0) payload.emit('error', tooSlow(ms))
      else request.raw.destroy()
    }, ms)
    payload.once('end', () => clearTimeout(deadline)).once('close', () => clearTimeout(deadline))
    done(null, payload)
  })
}
