import type { GraphQLSchema } from 'graphql'
import type { FastifyInstance } from 'fastify'
import { createContext } from '#server/graphql/context.ts'
import type { Site } from '#server/graphql/context.ts'
import type { Storage } from '#server/storage/database.ts'
import { ClientError, GRAPHQL_PATH } from '../errors.ts'
import { createOperations } from './operations.ts'
import { presentErrors } from './present-errors.ts'
import { readGraphqlRequest } from './request.ts'

export interface GraphqlServices {
  schema: GraphQLSchema
  storage: Storage
  site: Site
  /** Compile operations that are asked again (default). */
  jit?: boolean
}

/** `POST /api/graphql`: one operation a request, JSON or form encoded; no other method. */
export function registerGraphql(app: FastifyInstance, services: GraphqlServices): void {
  const operations = createOperations(services.schema, { jit: services.jit ?? true })

  app.post(GRAPHQL_PATH, async (request, reply) => {
    const asked = readGraphqlRequest(request.body)
    if (!asked.ok) throw new ClientError(400, asked.problem.code, asked.problem.message)
    const { storage, site } = services
    const context = createContext({ db: storage.read, writeAside: storage.writeAside, site, viewer: null })
    const { data, errors } = await operations.run(asked.value, context)
    reply.type('application/json; charset=utf-8')
    if (!errors) return JSON.stringify({ data })
    const presented = presentErrors(errors, request.id, (defect) =>
      request.log.error({ err: defect.originalError ?? defect, path: defect.path }, 'a resolver failed'),
    )
    return JSON.stringify({ data, errors: presented })
  })

  app.route({
    url: GRAPHQL_PATH,
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    handler: async (request, reply) => {
      reply.header('allow', 'POST, OPTIONS')
      throw new ClientError(
        405,
        'METHOD_NOT_ALLOWED',
        `${request.method} is not supported here: send GraphQL as POST, or open /api/graphiql in a browser`,
      )
    },
  })
}
