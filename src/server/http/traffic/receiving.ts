import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ClientError } from '#server/errors/client-error.ts'
import { timer } from '#server/monitoring/held-resources.ts'
import { resourcesOf } from '#server/concurrency/response-resources.ts'
import { countedAddress } from '../limits/client-address.ts'
import { byteBudget } from './byte-budget.ts'
import { contentCoding, DECODED_BYTES } from './compressed-bodies.ts'
import type { ByteBudget } from './byte-budget.ts'
import type { TrafficLimits } from '#server/config/traffic-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bodies of the route are files, which have a budget of their own: one would use up that of all other bodies. */
    isFileUpload?: boolean
  }
}

/** Largest files that are received at once. */
const FILES_AT_ONCE = 2

/** Bytes of the body of a request as it is sent; 0: it has none. */
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

/** Bounds the memory that bodies of requests take, by what they may become, and the time in which they arrive. */
export function registerReceivingLimits(app: FastifyInstance, limits: TrafficLimits): void {
  const bodies = byteBudget(limits.bodyBytes, 'request bodies', LIMIT_ERRORS)
  let files: ByteBudget | null = null
  const budgetOf = (request: FastifyRequest, { config, bodyLimit = 0 } = request.routeOptions) =>
    config?.isFileUpload && contentCoding(request) === null
      ? (files ??= byteBudget(bodyLimit * FILES_AT_ONCE, 'uploaded files', LIMIT_ERRORS))
      : bodies

  app.addHook('preParsing', (request, reply, payload, done) => {
    const bytes = announcedBytes(request)
    if (bytes === 0) return done(null, payload)
    const hold = {
      address: countedAddress(request.ip),
      // Some hundred bytes may be decoded to all that is allowed.
      bytes:
        contentCoding(request) === null
          ? bytes
          : Math.min(request.routeOptions.bodyLimit ?? bytes, DECODED_BYTES),
      end: () => request.raw.destroy(),
    }
    const ms = limits.receiveMs + (bytes / limits.leastRate) * 1000
    const end = () => {
      // Whoever parses the body hears of it, and answers. A body that nobody parses has had its answer: an error of it
      // would end the process.
      if (payload.listenerCount('error') > 0) payload.emit('error', tooSlow(ms))
      else request.raw.destroy()
    }
    try {
      const resources = resourcesOf(reply)
      resources.take(() => budgetOf(request).reserve(hold))
      const deadline = resources.take(() => timer('request bodies', ms, end))
      payload.once('end', () => deadline[Symbol.dispose]())
    } catch (error) {
      return done(error as Error)
    }
    done(null, payload)
  })
}
