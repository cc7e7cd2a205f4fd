import type { FastifyInstance } from 'fastify'
import { serviceSecret } from '#server/accounts/service-secret.ts'
import { userOfUnsubscribeToken } from '#server/accounts/mail/unsubscribe-token.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { lazy } from '#server/caches/lazy.ts'
import { setPreference } from '#server/mail/mail-preferences.ts'
import type { Storage } from '#server/storage/database.ts'

/** Bytes of a body, which says nothing that the address does not. */
const BODY_LIMIT = 4096

/**
 * `POST /unsubscribe?token=…`: ends notifications by mail of the user whom the token names, without signing in; for the
 * page at the same address, and for mail programs that press the button themselves (RFC 8058). A second request is no
 * error.
 */
export function registerUnsubscribe(app: FastifyInstance, storage: Storage['identity']): void {
  const secret = lazy(() => serviceSecret(storage))
  void app.register(async (scope) => {
    // Mail programs send a form of either kind; none of it is read.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, _body, done) =>
      done(null, null),
    )
    scope.post<{ Querystring: { token?: unknown } }>('/unsubscribe', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { token } = request.query
      const userId = typeof token === 'string' ? userOfUnsubscribeToken(await secret(), token) : null
      if (userId === null)
        throw new ClientError(
          'NOT_FOUND',
          'This link does not work: it is incomplete. Sign in and unsubscribe in Settings',
        )
      const now = new Date().toISOString()
      await storage.writeAside((tx) => setPreference(tx, userId, 'NONE', now))
      return { unsubscribed: true }
    })
  })
}
