import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the service is about to stop, which `/api/ready` says: it answers, but is to be sent nothing more. */
    isDraining(): boolean
    /** Begins that; connections end with their next answer. */
    drain(): void
  }
}

/**
 * Graceful shutdown: ends each connection with its next answer once the application drains or closes. Otherwise a browser
 * that keeps its connection open would hold up the end of the service. What comes by a connection that was accepted before
 * is answered: a proxy would not send it to another process.
 */
export function registerStopping(app: FastifyInstance): void {
  let draining = false
  app.decorate('isDraining', () => draining)
  app.decorate('drain', () => {
    draining = true
  })
  app.addHook('preClose', async () => app.drain())
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) reply.header('connection', 'close')
    done()
  })
}
