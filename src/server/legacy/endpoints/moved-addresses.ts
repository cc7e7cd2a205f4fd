import type { FastifyInstance } from 'fastify'
import { ClientError } from '#server/errors/client-error.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** GraphQL queries that search as the V1 interface did, by the last but one part of its address. */
const SEARCHES = new Map([
  ['genes', 'searchFeatures'],
  ['variants', 'searchVariants'],
  ['evidence_items', 'searchEvidenceItems'],
  ['assertions', 'searchAssertions'],
  ['sources', 'searchSources'],
])

async function noTables() {
  throw new ClientError(
    'NOT_FOUND',
    'The tables of the V1 API are gone: use the browse queries of POST /api/graphql, such as ' +
      'browseVariants, or download all rows with POST /api/download_table/<name>',
  )
}

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
      onRequest: async () => {
        throw new ClientError(
          'METHOD_NOT_ALLOWED',
          `The searches of the V1 API are gone: send the query ${query} to POST /api/graphql, and see /api/graphiql`,
          { headers: { allow: '' } },
        )
      },
      handler: () => {},
    })
}
