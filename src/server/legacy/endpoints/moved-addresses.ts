import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** GraphQL queries that search as the V1 interface did, by the last but one part of its address. */
const SEARCHES = new Map([
  ['genes', 'searchFeatures'],
  ['variants', 'searchVariants'],
  ['evidence_items', 'searchEvidenceItems'],
  ['assertions', 'searchAssertions'],
  ['sources', 'searchSources'],
])

function answer(reply: FastifyReply, status: 404 | 405, message: string): FastifyReply {
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  return reply.code(status).send(JSON.stringify({ errors: [message] }))
}

const noTables = async (_request: FastifyRequest, reply: FastifyReply) =>
  answer(
    reply,
    404,
    'The tables of the V1 interface are gone: page through the browse queries of POST /api/graphql, such as ' +
      'browseVariants, or download all rows with POST /api/download_table/<name>',
  )

/** Answers addresses of the V1 interface that are not served here: says where the same is found now. */
export function registerMovedAddresses(app: FastifyInstance): void {
  const config = { errorsAsText: true }
  // Before the body is read, which nobody wants.
  app.route({ url: '/api/datatables', method: METHODS, config, onRequest: noTables, handler: () => {} })
  app.route({ url: '/api/datatables/*', method: METHODS, config, onRequest: noTables, handler: () => {} })
  for (const [kind, query] of SEARCHES)
    app.route({
      url: `/api/${kind}/search`,
      method: METHODS.filter((method) => method !== 'HEAD'),
      config,
      onRequest: async (_request, reply) => {
        reply.header('allow', '')
        const message = `The searches of the V1 interface are gone: send the query ${query} to POST /api/graphql, and look at /api/graphiql`
        return answer(reply, 405, message)
      },
      handler: () => {},
    })
}
