import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorBody } from './errors.ts'

const isInterfacePath = (path: string) => /^\/api(?:\/|$)/i.test(path)

function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? ''
  reply.code(404).header('cache-control', 'no-store')
  if (!isInterfacePath(path)) return reply.type('text/plain; charset=utf-8').send('Not found\n')
  const message = `There is nothing at ${request.method} ${path}; the interface is POST /api/graphql`
  return reply.type('application/json; charset=utf-8').send(errorBody({ message, code: 'NOT_FOUND' }))
}

/** Answers addresses that lead nowhere: with the body of other errors under `/api/`, with plain text elsewhere. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler(answer)
  // Before the body is read, which nobody wants.
  app.addHook('onRequest', async (request, reply) => (request.is404 ? answer(request, reply) : undefined))
}
