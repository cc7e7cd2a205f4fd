import type { FastifyInstance } from 'fastify'
import { runForClient } from '#server/concurrency/request-client.ts'
import { countedAddress } from '../limits/client-address.ts'

/** Runs requests for the addresses of their clients, which take turns wherever their requests have to wait. */
export function registerRequestOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => runForClient(countedAddress(request.ip), done))
  // What follows the reading of a body runs for the connection, which may be of a proxy.
  app.addHook('preValidation', (request, _reply, done) => runForClient(countedAddress(request.ip), done))
}
