import type { FastifyRequest } from 'fastify'
import { sessionTokenIn, userOfSession } from '#server/accounts/sessions.ts'
import type { UserRecord } from '#server/knowledge/terms.ts'
import type { Storage } from '#server/storage/database.ts'
import { ClientError } from '../errors.ts'

/** Who is signed in by the cookies, in the form of the `Cookie` header; null: nobody. */
export async function userByCookies(
  storage: Pick<Storage, 'read'>,
  cookies: string | undefined,
): Promise<UserRecord | null> {
  const token = sessionTokenIn(cookies)
  return token === null ? null : userOfSession(storage.read, token, new Date().toISOString())
}

/** @throws ClientError 401 when nobody is signed in by cookie */
export async function sessionUser(
  storage: Pick<Storage, 'read'>,
  request: FastifyRequest,
): Promise<UserRecord> {
  const user = await userByCookies(storage, request.headers.cookie)
  if (user) return user
  throw new ClientError(401, 'UNAUTHENTICATED', 'You are not signed in: sign in first')
}
