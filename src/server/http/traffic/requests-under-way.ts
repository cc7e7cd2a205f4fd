import type { FastifyInstance } from 'fastify'
import { ClientError } from '../errors.ts'
import { countedAddress } from '../limits/client-address.ts'

/**
 * Bounds the requests under way of one client address. Connections do not: one can carry many requests, and those of a
 * proxy are of many clients.
 */
export function registerRequestsUnderWay(app: FastifyInstance, allowed: number): void {
  const underWay = new Map<string, number>()

  app.addHook('onRequest', (request, reply, done) => {
    const address = countedAddress(request.ip)
    const requests = (underWay.get(address) ?? 0) + 1
    underWay.set(address, requests)
    reply.raw.once('close', () => {
      const rest = (underWay.get(address) ?? 0) - 1
      if (rest > 0) underWay.set(address, rest)
      else underWay.delete(address)
    })
    if (requests <= allowed) return done()
    const message = `At most ${allowed} requests of one address are answered at once; wait for the answers to others`
    done(new ClientError(429, 'TOO_MANY_REQUESTS', message, { 'retry-after': '1' }))
  })
}
