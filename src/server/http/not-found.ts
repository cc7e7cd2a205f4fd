import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ClientError } from '#server/errors/client-error.ts'
import { errorBody } from './errors.ts'

const isInterfacePath = (path: string) => /^\/api(?:\/|$)/i.test(path)

/** The first two parts of a path, such as `/api/genes`. */
const folderOf = (path: string) => path.split('/').slice(0, 3).join('/')

/** Routes of the application, by the patterns of their addresses. */
interface Routes {
  methods: Map<string, Set<string>>
  /** Folders of the routes whose errors are objects; those of the legacy REST API, and of no route, are texts. */
  folders: Set<string>
}

function collectRoutes(app: FastifyInstance): Routes {
  const routes: Routes = { methods: new Map(), folders: new Set() }
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!isInterfacePath(url) || url.includes('*')) return
    const methods = routes.methods.get(url) ?? new Set()
    for (const each of [method].flat()) methods.add(each)
    routes.methods.set(url, methods)
    if (!config?.errorsAsText) routes.folders.add(folderOf(url))
  })
  return routes
}

function matches(pattern: string, path: string): boolean {
  const parts = path.split('/')
  const patterns = pattern.split('/')
  return (
    parts.length === patterns.length &&
    patterns.every((part, index) => part.startsWith(':') || part === parts[index])
  )
}

function errorFor({ method }: FastifyRequest, path: string, { methods }: Routes): ClientError {
  const route = [...methods].find(([pattern]) => matches(pattern, path))
  if (!route)
    return new ClientError(
      'NOT_FOUND',
      `There is nothing at ${method} ${path}; the interface is POST /api/graphql`,
    )
  const allowed = [...route[1]].toSorted().join(', ')
  return new ClientError('METHOD_NOT_ALLOWED', `${method} is not supported at ${path}; allowed: ${allowed}`, {
    headers: { allow: allowed },
  })
}

/**
 * Answers addresses that lead nowhere (404), or not by their method (405): with the body of other errors under `/api/`,
 * with plain text elsewhere. To be registered before the routes.
 */
export function registerNotFound(app: FastifyInstance): void {
  const routes = collectRoutes(app)
  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = request.url.split('?', 1)[0] ?? ''
    reply.header('cache-control', 'no-store')
    if (!isInterfacePath(path)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
    const error = errorFor(request, path, routes)
    const asText = !routes.folders.has(folderOf(path))
    return reply
      .code(error.statusCode)
      .headers(error.headers)
      .type('application/json; charset=utf-8')
      .send(errorBody(error, { asText }))
  }
  app.setNotFoundHandler(answer)
  // Before the body is read, which nobody wants.
  app.addHook('onRequest', async (request, reply) => (request.is404 ? answer(request, reply) : undefined))
}
