import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionTokenIn } from '#server/accounts/sessions.ts'
import type { SharedCaching } from '#server/config/readers.ts'
import { keyOfPath, SURROGATE_KEY, surrogateKeys } from './surrogate-keys.ts'

/** Values of `Cache-Control` by which a response is asked for again each time: what it shows follows from the knowledge. */
const REVALIDATED = new Set<unknown>(['no-cache', 'max-age=0, must-revalidate'])
/** Of a response that a browser may keep and a shared cache may not. */
export const PRIVATE = 'private, no-cache'

/** Part of the time in which a copy counts as fresh; in the rest it is served while a shared cache asks for a new one. */
const FRESH_SHARE = 1 / 3

/** Headers about the client that asked first, which say nothing to the others. */
const OF_CLIENT = [
  'ratelimit',
  'ratelimit-policy',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
]

/**
 * `Cache-Control` of a response of which copies may be kept for so many seconds (RFC 9111, RFC 5861). Browsers ask for it
 * each time.
 */
export function sharedCacheControl(seconds: number): string {
  const fresh = Math.max(1, Math.round(seconds * FRESH_SHARE))
  const stale = seconds - fresh
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${stale}`
}

/** Checks whether a request has or claims an identity, so that its response is nobody else's. */
const hasIdentity = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || sessionTokenIn(headers.cookie) !== null

/** Adds names of headers on which a response depends. */
export function addVary(reply: FastifyReply, names: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? names : `${String(before)}, ${names}`)
}

/** Keys of a response: of the record that its address names, and those that its route has set. */
function keysOf({ url }: FastifyRequest, ofRoute: unknown): string {
  const own = keyOfPath(url.split('?', 1)[0] ?? '')
  return surrogateKeys([own ?? '', ...String(ofRoute ?? '').split(' ')].filter(Boolean))
}

/**
 * Lets proxies and CDNs keep what readers without an account get by GET and what follows from the knowledge: every response
 * with an `ETag` that would be asked for again each time. The same for somebody with an account is private. Routes opt out
 * with another `Cache-Control`; what a route says nothing of may not be kept, as some caches keep it for minutes.
 */
export function registerSharedCaching(app: FastifyInstance, caching: SharedCaching): void {
  const { seconds, surrogateKeys: isKeyed } = caching
  app.addHook('onSend', (request, reply, _payload, done) => {
    const ofRoute = reply.getHeader(SURROGATE_KEY)
    reply.removeHeader(SURROGATE_KEY)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const cacheControl = reply.getHeader('cache-control')
    if (isRead && cacheControl === undefined) reply.header('cache-control', 'no-store')
    const isShareable = REVALIDATED.has(cacheControl)
    if (!isRead || !(isShareable || cacheControl === PRIVATE) || !reply.hasHeader('etag')) return done()
    addVary(reply, 'cookie, authorization')
    const isWhole = reply.statusCode === 200 || reply.statusCode === 304
    if (hasIdentity(request)) reply.header('cache-control', PRIVATE)
    else if (isShareable && isWhole && seconds > 0) {
      reply.header('cache-control', sharedCacheControl(seconds))
      for (const name of OF_CLIENT) reply.removeHeader(name)
      const keys = isKeyed ? keysOf(request, ofRoute) : ''
      if (keys !== '') reply.header(SURROGATE_KEY, keys)
    }
    done()
  })
}
