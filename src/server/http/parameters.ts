import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cleanTexts } from '#domain/text/clean-text.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { isPage, isSignIn } from './api-paths.ts'
import { GRAPHQL_PATH } from './errors.ts'

/** A query parameter given more than once is an error: one client means the first value, another the last. */
export function assertNotRepeated({ query }: FastifyRequest): void {
  for (const [name, value] of Object.entries(Object(query)))
    if (Array.isArray(value))
      throw new ClientError(
        'BAD_REQUEST',
        `“${name.slice(0, 60)}” is given ${value.length} times: give it once`,
      )
}

/** Texts of parameters without characters that nobody sees, but for paths of files and what identifies somebody. */
function clean(request: FastifyRequest): void {
  // Arguments of operations are cleaned where they are read.
  if (request.routeOptions.url === GRAPHQL_PATH || isSignIn(request)) return
  request.query = cleanTexts(request.query)
  const { '*': path, ...params } = Object(request.params) as Record<string, unknown>
  request.params = { ...cleanTexts(params), ...(path !== undefined && { '*': path }) }
}

/** Rejects requests that give a query parameter more than once, on every route, and cleans their texts. */
export function registerParameters(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    // What answers for pages and files decides who says it.
    if (!isPage(request)) assertNotRepeated(request)
    clean(request)
  })
}
