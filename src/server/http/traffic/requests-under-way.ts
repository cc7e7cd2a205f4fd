import type { FastifyInstance } from 'fastify'
import { firstTurn } from '#server/concurrency/scheduler.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { hasLeft } from '../request-log.ts'
import { countedAddress } from '../limits/client-address.ts'
import { clientLeft, whenClosed } from '#server/concurrency/response-resources.ts'

/** Requests of one address that are begun as they come: more than a page of the app asks for at once. */
const BEGUN_AT_ONCE = 16

/**
 * Bounds the requests under way of one client address. Connections do not: one can carry many requests, and those of a
 * proxy are of many clients. Beyond a few, those of one address wait in its line before anything is done for them, while
 * those of others go first.
 */
export function registerRequestsUnderWay(app: FastifyInstance, allowed: number): void {
  const underWay = new Map<string, number>()

  app.addHook('onRequest', (request, reply, done) => {
    const address = countedAddress(request.ip)
    const requests = (underWay.get(address) ?? 0) + 1
    underWay.set(address, requests)
    whenClosed(reply.raw, () => {
      const rest = (underWay.get(address) ?? 0) - 1
      if (rest > 0) underWay.set(address, rest)
      else underWay.delete(address)
    })
    const turn = requests > BEGUN_AT_ONCE && requests <= allowed ? firstTurn() : null
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    // Whoever left while they waited has nothing read for them.
    if (turn) return void turn.then(() => done(isRead && hasLeft(reply) ? clientLeft() : undefined), done)
    if (requests <= allowed) return done()
    const message = `At most ${allowed} requests of one address are answered at once; wait for the answers to others`
    done(new ClientError('TOO_MANY_REQUESTS', message, { retryAfter: 1 }))
  })
}
