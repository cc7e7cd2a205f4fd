import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import type { SignInRoutes } from './sign-in-services.ts'
import { headersOf, setCookies } from './web-request.ts'

/** Begins a session for somebody who has just proved who they are. */
export type SessionStart = (
  request: FastifyRequest,
  reply: FastifyReply,
  user: Pick<UserRecord, 'id' | 'username' | 'role'>,
  account: { email: string; password: string },
) => Promise<{ user: Pick<UserRecord, 'id' | 'username' | 'role'>; signedIn: boolean }>

export const sessionStart =
  ({ signIn }: Pick<SignInRoutes, 'signIn'>): SessionStart =>
  async (request, reply, user, account) => {
    const cookies = await (await signIn()).withPassword(account, headersOf(request))
    if (cookies) setCookies(request, reply, cookies)
    return { user: { id: user.id, username: user.username, role: user.role }, signedIn: cookies !== null }
  }
