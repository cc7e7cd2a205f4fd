import type { FastifyInstance } from 'fastify'

/**
 * Ends each connection with its running answer once the application is closing. Otherwise a browser that keeps
 * its connection open would hold up the end of the service.
 */
export function registerStopping(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
}
