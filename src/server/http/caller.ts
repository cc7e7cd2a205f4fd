import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { isWellFormedApiKey } from '#server/accounts/api-keys/api-key-format.ts'
import { holderOfKey } from '#server/accounts/api-keys/api-keys.ts'
import type { KeyErrorReason } from '#server/accounts/api-keys/api-keys.ts'
import { keyInHeader } from '#server/accounts/authorization-header.ts'
import { keyUse } from '#server/accounts/api-keys/key-use.ts'
import { authenticationOf } from '#server/accounts/authentication.ts'
import type { Authentication } from '#server/accounts/authentication.ts'
import { sessionOf, sessionTokenIn } from '#server/accounts/sessions.ts'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import type { Storage } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { isInterface, isSignIn } from './api-paths.ts'
import { assertSameSite } from './cross-site/csrf.ts'

/** Who sends a request: by key or by session. */
export interface Caller {
  authentication: Authentication
  user: UserRecord
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only keys say who calls the route. */
    ignoresCookies?: boolean
  }
  interface FastifyRequest {
    /** Who sends the request; null: nobody signed in. */
    caller: Caller | null
    /** Set when the request has a key that does not work: it is refused once it was counted. */
    keyError: ClientError | null
    /** Whether the request neither has nor claims an identity, so that its answer may be anyone's. */
    isAnonymous: boolean
  }
}

const WHY: Record<KeyErrorReason, string> = {
  unknown:
    'This API key is not known here: check that it was copied in full and belongs to this knowledgebase',
  revoked: 'This API key was revoked: create a new one in the settings of your account',
  expired: 'This API key has expired: create a new one in the settings of your account',
  deactivated: 'The account of this API key is deactivated: contact an administrator of this knowledgebase',
}

const MALFORMED =
  'The Authorization header does not contain a valid API key: send “Authorization: Bearer <key>” with a complete key, which is ' +
  'curia_ and 36 letters and digits, or leave the header out to read anonymously'

const unauthenticated = (message: string) =>
  new ClientError('UNAUTHENTICATED', message, {
    headers: {
      'www-authenticate': 'Bearer realm="Curia", error="invalid_token"',
      'cache-control': 'no-store',
    },
  })

/**
 * Finds out who sends each request to an interface: by the `Authorization` header, else by the session's cookie.
 * A header that holds no working key is answered 401 (here, or after it was counted, where the key had to be looked
 * up), never as if there were none. Cookies count only in requests
 * of our own pages, and never beside a header.
 */
export function registerCaller(
  app: FastifyInstance,
  services: { storage: Storage['identity']; log: FastifyBaseLogger; publicUrl: string | null },
): void {
  const { storage, log, publicUrl } = services
  const uses = keyUse(storage, (error) => log.warn({ err: error }, 'could not note the use of an API key'))
  app.addHook('onClose', () => uses.idle())

  async function byKey(request: FastifyRequest, header: string): Promise<Caller | null> {
    const key = keyInHeader(header)
    if (key === null || !isWellFormedApiKey(key)) throw unauthenticated(MALFORMED)
    const holder = await holderOfKey(storage.read, key, new Date().toISOString())
    if (!holder.ok) {
      request.keyError = unauthenticated(WHY[holder.why])
      return null
    }
    uses.note(holder)
    return { authentication: 'key', user: holder.user }
  }

  async function bySession(request: FastifyRequest, token: string): Promise<Caller | null> {
    assertSameSite(request, publicUrl)
    const now = new Date()
    const session = await sessionOf(storage.read, token, now.toISOString())
    return session && { user: session.user, authentication: authenticationOf(session, now.getTime()) }
  }

  app.decorateRequest('caller', null)
  app.decorateRequest('isAnonymous', true)
  app.decorateRequest('keyError', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { authorization, cookie } = request.headers
    if ((authorization === undefined && cookie === undefined) || !isInterface(request)) return done()
    // Signing in has checks of its own, and to sign out must be possible with any cookie.
    if (isSignIn(request)) return done()
    const hasSession = authorization === undefined && !request.routeOptions.config?.ignoresCookies
    const token = hasSession ? sessionTokenIn(cookie) : null
    if (authorization === undefined && token === null) return done()
    request.isAnonymous = false
    const found =
      authorization === undefined ? bySession(request, token ?? '') : byKey(request, authorization)
    found.then((caller) => {
      request.caller = caller
      done()
    }, done)
  })
}
