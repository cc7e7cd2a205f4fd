import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ClientError } from '#server/errors/client-error.ts'
import { resourcesOf } from '#server/concurrency/response-resources.ts'
import { countedAddress } from '../limits/client-address.ts'
import { byteBudget } from './byte-budget.ts'
import { leastRate } from './least-rate.ts'
import type { TrafficLimits } from '#server/config/traffic-limits.ts'

/** Longer answers are written in pieces, so that it is seen how fast they are read. */
const PIECE_BYTES = 65_536

/** Answers from this length on count; thousands of shorter ones take no memory worth counting. */
const COUNTED_BYTES = 16_384

const LIMIT_ERRORS = {
  address: new ClientError(
    'TOO_MANY_ANSWERS',
    'Too many large answers to one address are not read yet: read them, then ask again',
    { retryAfter: 5, headers: { 'cache-control': 'no-store' } },
  ),
  total: new ClientError('BUSY', 'Too many large responses are being sent: try again in a moment', {
    retryAfter: 5,
    headers: { 'cache-control': 'no-store' },
  }),
}

function* pieces(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += PIECE_BYTES) yield body.subarray(at, at + PIECE_BYTES)
}

/** The body as a stream that gives its next piece when the last was taken. */
function inPieces(body: Buffer, reply: FastifyReply): Readable {
  reply.header('content-length', body.length)
  return Readable.from(pieces(body), { objectMode: false, highWaterMark: PIECE_BYTES })
}

/** Bounds the memory of answers whose clients do not read them, and disconnects clients that read too slowly. */
export function registerSendingLimits(app: FastifyInstance, limits: TrafficLimits): void {
  const budget = byteBudget(limits.answerBytes, 'responses', LIMIT_ERRORS)
  const rate = leastRate(limits)
  app.addHook('onClose', async () => rate.stop())

  app.addHook('onSend', (request, reply, payload, done) => {
    const isStream = payload instanceof Readable
    if (!isStream && typeof payload !== 'string' && !Buffer.isBuffer(payload)) return done(null, payload)
    if (!isStream && payload.length < COUNTED_BYTES) return done(null, payload)
    rate.watch(reply.raw)
    if (isStream) return done(null, payload)
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload
    const hold = { address: countedAddress(request.ip), bytes: body.length, end: () => reply.raw.destroy() }
    try {
      resourcesOf(reply).take(() => budget.reserve(hold))
    } catch (error) {
      return done(error as Error)
    }
    done(null, request.method === 'HEAD' || body.length <= PIECE_BYTES ? body : inPieces(body, reply))
  })
}
