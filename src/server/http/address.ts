import type { FastifyInstance } from 'fastify'

/** Where an application is reached on this machine, such as `http://localhost:3000`; it listens already. */
export function localAddress(app: FastifyInstance): string {
  const [address] = app.addresses()
  return typeof address === 'object' ? `http://localhost:${address.port}` : 'http://localhost'
}
