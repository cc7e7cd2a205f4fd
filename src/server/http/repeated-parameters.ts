import type { FastifyInstance } from 'fastify'
import { ClientError } from '#server/client-error.ts'

/**
 * Rejects requests that give a query parameter more than once, on every route: of several values one client means the
 * first and another the last, and whoever reads only one shows something else than was meant.
 */
export function registerRepeatedParameters(app: FastifyInstance): void {
  app.addHook('onRequest', ({ query }, _reply, done) => {
    for (const [name, value] of Object.entries(Object(query)))
      if (Array.isArray(value))
        return done(
          new ClientError(
            'BAD_REQUEST',
            `“${name.slice(0, 60)}” is given ${value.length} times: give it once`,
          ),
        )
    done()
  })
}
