import type { FastifyInstance } from 'fastify'
import { ClientError } from '#server/client-error.ts'

/**
 * Graceful shutdown: ends each connection with its running answer once the application is closing, and refuses what comes later. Otherwise
 * a browser that keeps its connection open would hold up the end of the service.
 */
export function registerStopping(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    if (!closing) return done()
    done(new ClientError('STOPPING', 'The service stops: ask again in a moment'))
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
}
