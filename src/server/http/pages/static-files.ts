import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readStateAddress } from '#domain/records/state-addresses.ts'
import { presentAddress } from '#domain/records/former-addresses.ts'
import { sessionTokenIn } from '#server/accounts/sessions.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { matchesTag } from '#server/hashing/entity-tag.ts'
import { DatabaseError } from '#server/errors/database-error.ts'
import type { Storage } from '#server/storage/database.ts'
import { encodedBody } from '../caching/cached-body.ts'
import { PRIVATE } from '../caching/shared-caching.ts'
import { SURROGATE_KEY } from '../caching/surrogate-keys.ts'
import { isIndexed } from '../crawlers/page-rules.ts'
import { storageOf } from '../as-of/as-of.ts'
import type { ReadPage } from '../as-of/page-states.ts'
import type { ReplicaChoice } from '../knowledge-version/replicas.ts'
import { resourcesOf } from '#server/concurrency/response-resources.ts'
import { assertNotRepeated } from '../parameters.ts'
import { createThrottle } from '../traffic/throttle.ts'
import { noSuchStateDocument, rejectedReadingDocument } from './state-document.ts'
import { appPages } from './app-page.ts'
import type { AppPage } from './app-page.ts'
import { openSearchDescription } from './open-search.ts'

const HTML = 'text/html; charset=utf-8'

/** Names of this kind are files, never addresses of the app, whose last part may hold a dot as a gene symbol may. */
const FILE_NAME =
  /\.(?:css|gif|html|ico|jpe?g|js|json|map|mjs|png|svg|txt|wasm|webmanifest|webp|woff2?|xml)$/i

/** Documents may wait so long for those that their client loads before, in ms. */
const PATIENCE_MS = 10_000
/** Those that have waited longer, in ms, are sent client-rendered. */
const LATEST_RENDERED_MS = 250

/**
 * Built files carry a hash of their content in their name, and pages name the script that they wait for before their
 * first paint with one. The pictures hardly change: an old one does for an hour, and while a newer one is fetched.
 * Everything else is asked for again each time.
 */
const fileCacheControl = (path: string) =>
  /[\\/]assets[\\/]/.test(path)
    ? 'public, max-age=31536000, immutable'
    : /[\\/](?:start\.js|favicon\.svg|icon-\d+\.png)$/.test(path)
      ? 'public, max-age=3600, stale-while-revalidate=604800'
      : 'no-cache'

/**
 * Serves the built app: its files, compressed ones where the build left them beside, and `index.html` for every
 * address of the app; those of the public service's clients lead (308) to the page that holds them now. `/api/…` addresses and missing files are not found.
 *
 * @param folder what `npm run build` wrote; when it is not there, pages answer 503 with the command to run
 * @param services.origin where people reach the service
 * @param services.countDocument counts a document, and throws beyond the limit
 * @param services.chooseReplica has a request read a replica
 * @param services.readPage says of a request which state it reads
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  folder: string,
  services: Parameters<typeof appPages>[1] & {
    storage: Storage
    countDocument: (request: FastifyRequest) => Promise<void>
    readPage: ReadPage
    chooseReplica: ReplicaChoice
  },
): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    await app.register(files, {
      root: folder,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // The code of other sites reads no headers of files; they would weigh more than small ones.
        reply.removeHeader('access-control-expose-headers').header('cache-control', fileCacheControl(path))
      },
    })
  }
  // What begins with a dot is the service's own.
  const topLevel = new Set(built ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [])

  const sendPage = (reply: FastifyReply, page: string) => {
    if (built) return reply.sendFile(page)
    const message = 'The app is not built: run “npm run build” (npm start does it), then start Curia again.\n'
    return reply.code(503).type('text/plain; charset=utf-8').send(message)
  }

  app.get('/api/graphiql', (_request, reply) => sendPage(reply, 'graphiql.html'))

  const template = built ? readFileSync(join(folder, 'index.html'), 'utf8') : ''
  const documentOf: AppPage | null = built ? appPages(folder, services) : null
  const sendDocument = async (request: FastifyRequest, reply: FastifyReply, isLate: boolean) => {
    if (!documentOf) return sendPage(reply, 'index.html')
    const reading = await services.readPage(request, reply).catch((error: unknown) => {
      if (error instanceof DatabaseError || error instanceof ClientError)
        return { kind: 'rejected' as const, error }
      throw error
    })
    if (reading.kind === 'rejected') {
      const { message, retryAfter } = reading.error
      reply.headers({ 'cache-control': 'no-store', 'content-type': HTML })
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
      const status = reading.error instanceof ClientError ? reading.error.statusCode : 503
      const isUnavailable = status === 503
      const state = readStateAddress(request.url)
      const path = state?.path ?? (isUnavailable ? request.url : (request.url.split('?', 1)[0] ?? '/'))
      return reply.code(status).send(rejectedReadingDocument(template, { message, path, isUnavailable }))
    }
    if (reading.kind === 'elsewhere')
      return reply.header('cache-control', 'no-cache').redirect(reading.location, 302)
    if (reading.kind === 'missing') {
      reply.code(404).headers({ 'cache-control': 'no-store', 'content-type': HTML })
      return reply.send(noSuchStateDocument(template, reading))
    }
    const { frozen } = request
    if (!frozen) await services.chooseReplica(request)
    // A state is the same for everybody.
    const hasSession = frozen === null && sessionTokenIn(request.headers.cookie) !== null
    const document = await documentOf(reading.path, {
      isLate,
      hasSession,
      frozen,
      storage: storageOf(request, services.storage),
      replica: request.replicated && {
        url: request.replicated.replica.url,
        version: request.replicated.version,
      },
    })
    if (document.status === 308)
      return reply.redirect(withParameters(document.location, request.url), document.status)
    const { status, content, isLate: isClientRendered, surrogateKeys: keys, links } = document
    if (links) reply.header('link', [reply.getHeader('link'), links].filter(Boolean).join(', '))
    const cacheControl = isClientRendered ? PRIVATE : 'no-cache'
    reply.headers({ etag: content.etag, 'cache-control': cacheControl, 'content-type': HTML })
    if (keys.length > 0) reply.header(SURROGATE_KEY, keys.join(' '))
    if (!isIndexed(reading.path)) reply.header('x-robots-tag', 'noindex')
    if (status === 200 && matchesTag(request.headers['if-none-match'], content.etag))
      return reply.code(304).send()
    return reply.code(status).send(await encodedBody(request, reply, content.body))
  }

  app.get('/opensearch.xml', (_request, reply) =>
    reply
      .type('application/opensearchdescription+xml; charset=utf-8')
      .send(openSearchDescription(services.origin(), services.site.name)),
  )

  const inTurn = createThrottle(
    PATIENCE_MS,
    () =>
      new ClientError('BUSY', 'Too many pages are loaded from one address at once: try again in a moment', {
        retryAfter: 5,
        headers: { 'cache-control': 'no-store' },
      }),
  )

  app.get('/*', async (request, reply) => {
    const path = (readStateAddress(request.url)?.path ?? request.url).split('?', 1)[0] ?? '/'
    const isAtState = path !== request.url.split('?', 1)[0]
    const first = path.split('/', 2)[1] ?? ''
    const isFile = !isAtState && topLevel.has(first) && !path.endsWith('/')
    const isNothing = first.toLowerCase() === 'api' || topLevel.has(first) || FILE_NAME.test(path)
    // A page says so itself.
    if (isFile || isNothing || !built) assertNotRepeated(request)
    if (isFile) return reply.sendFile(path.slice(1))
    if (isNothing) return reply.callNotFound()
    const present = isAtState ? null : presentAddress(path)
    if (present !== null) return reply.redirect(withParameters(present, request.url), 308)
    await services.countDocument(request)
    return inTurn((waited) => sendDocument(request, reply, waited > LATEST_RENDERED_MS), {
      signal: resourcesOf(reply).signal,
    })
  })
}

/** The address with the parameters of the one that was asked for, unless it has its own. */
function withParameters(address: string, query: string): string {
  const at = query.indexOf('?')
  return at === -1 || address.includes('?') ? address : address + query.slice(at)
}
