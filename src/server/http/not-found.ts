import type { FastifyInstance } from 'fastify'

/** Answers addresses that lead nowhere: `{"errors": ["…"]}` under `/api/`, plain text elsewhere. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    reply.code(404).header('cache-control', 'no-store')
    if (path === '/api' || path.startsWith('/api/')) {
      const message = `There is nothing at ${request.method} ${path}; the interface is POST /api/graphql`
      return reply.type('application/json; charset=utf-8').send(JSON.stringify({ errors: [message] }))
    }
    return reply.type('text/plain; charset=utf-8').send('Not found\n')
  })
}
