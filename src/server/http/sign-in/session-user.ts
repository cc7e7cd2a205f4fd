import type { FastifyRequest } from 'fastify'
import { authenticationOf, requireRecentSession } from '#server/accounts/authentication.ts'
import { sessionOf, sessionTokenIn } from '#server/accounts/sessions.ts'
import type { Session } from '#server/accounts/sessions.ts'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import type { Storage } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'

/** The session of the cookies, in the form of the `Cookie` header; null: there is none. */
async function sessionByCookies(
  storage: Pick<Storage, 'read'>,
  cookies: string | undefined,
): Promise<Session | null> {
  const token = sessionTokenIn(cookies)
  return token === null ? null : sessionOf(storage.read, token, new Date().toISOString())
}

/** Who is signed in by the cookies, in the form of the `Cookie` header; null: nobody. */
export async function userByCookies(
  storage: Pick<Storage, 'read'>,
  cookies: string | undefined,
): Promise<UserRecord | null> {
  const session = await sessionByCookies(storage, cookies)
  return session && session.user
}

/** @throws ClientError 401 when nobody is signed in by cookie */
export async function sessionUser(
  storage: Pick<Storage, 'read'>,
  request: FastifyRequest,
): Promise<UserRecord> {
  const { user } = await session(storage, request)
  return user
}

/**
 * Who has signed in with the cookie's session a short time ago.
 * @param what as in “to add a way to sign in”
 * @throws ClientError 401 when nobody is signed in by cookie, 403 when that was too long ago
 */
export async function recentSessionUser(
  storage: Pick<Storage, 'read'>,
  request: FastifyRequest,
  what: string,
): Promise<UserRecord> {
  const found = await session(storage, request)
  requireRecentSession(authenticationOf(found, Date.now()), what)
  return found.user
}

async function session(storage: Pick<Storage, 'read'>, request: FastifyRequest): Promise<Session> {
  const found = await sessionByCookies(storage, request.headers.cookie)
  if (found) return found
  throw new ClientError('UNAUTHENTICATED', 'You are not signed in: sign in first')
}
