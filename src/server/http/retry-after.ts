import type { FastifyInstance } from 'fastify'

/** Statuses with which a request is refused for now. */
const REFUSED_FOR_NOW: ReadonlySet<number> = new Set([429, 503])
/** When to come back where nobody knows better, in seconds. */
const SECONDS = 5

/** Says in every answer that refuses for now when to come back. */
export function registerRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (REFUSED_FOR_NOW.has(reply.statusCode) && !reply.hasHeader('retry-after'))
      reply.header('retry-after', String(SECONDS))
    done(null, payload)
  })
}
