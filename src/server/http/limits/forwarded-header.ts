import type { FastifyInstance } from 'fastify'

/**
 * Warns once of a proxy that names its clients while none is trusted: all of them then count as one, and wait for one
 * another.
 */
export function warnOfForwarded(app: FastifyInstance): void {
  let isWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true
      request.log.warn(
        { proxy: request.ip },
        'a request has X-Forwarded-For, but TRUST_PROXY is not set: all clients of a proxy count as one. Set TRUST_PROXY to the address of the proxy; without a proxy, a client has made the header up',
      )
    }
    done()
  })
}
