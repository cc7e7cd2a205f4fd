import type { FastifyInstance } from 'fastify'
import { noticePasswordChange, requestPasswordReset, resetPassword } from '#server/accounts/password-reset.ts'
import { hashNewPassword, isPasswordOf, setPassword } from '#server/accounts/passwords.ts'
import { userByEmail } from '#server/accounts/users.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { whenClosed } from '#server/concurrency/response-resources.ts'
import { auditOf } from '../audit.ts'
import { bodies, readBody } from './requests.ts'
import type { SessionStart } from './session-start.ts'
import { sessionUser } from './session-user.ts'
import type { SignInRoutes } from './sign-in-services.ts'

const MAILED = 'If the address has an account, a link to set a new password was sent to it'
const TOLD = 'If the address has an account, the administrators are told that it needs a new password'

/** Changing a password, and setting a new one by a link. */
export function registerPasswords(app: FastifyInstance, services: SignInRoutes, begin: SessionStart): void {
  const { storage, outbox, attempts, background } = services

  app.post('/api/auth/change-password', async (request, reply) => {
    const user = await sessionUser(storage, request)
    const { currentPassword, newPassword } = readBody(bodies.changePassword, request.body)
    // Whoever has the session is no stranger: attempts elsewhere do not count.
    await attempts.signIn(request, user.email ?? String(user.id), `session of ${user.id}`)
    if (!(await isPasswordOf(storage.read, user.id, currentPassword)))
      throw new ClientError('FORBIDDEN', 'The current password is incorrect')
    const hash = await hashNewPassword(newPassword)
    const now = new Date().toISOString()
    // Other sessions end, and this one begins anew.
    await storage.writeAside(async (tx) => {
      await setPassword(tx, user.id, hash, now)
      await noticePasswordChange(tx, outbox, user.id, now)
    })
    auditOf(request)('password-changed', { userId: user.id })
    return begin(request, reply, user, { email: user.email_folded ?? '', password: newPassword })
  })

  /** @returns the id of the user with the address; null: there is none */
  async function resetFor(email: string): Promise<number | null> {
    if (outbox.isOn && (await attempts.mail(email))) return requestPasswordReset(storage, outbox, email)
    return (await userByEmail(storage.read, email))?.id ?? null
  }

  app.post('/api/auth/request-password-reset', async (request, reply) => {
    await attempts.account(request)
    const { email } = readBody(bodies.askReset, request.body)
    reply.code(202)
    // Whether there is such an account is looked up when the answer or the client has left, so that its time tells nothing.
    const audit = auditOf(request)
    whenClosed(reply.raw, () =>
      background.start(async () => {
        const userId = await resetFor(email)
        if (userId !== null) audit('password-reset-asked', { userId })
      }),
    )
    return { message: outbox.isOn ? MAILED : TOLD }
  })

  app.post('/api/auth/reset-password', async (request, _reply) => {
    await attempts.account(request)
    const { token, newPassword } = readBody(bodies.reset, request.body)
    const { userId, ...removed } = await resetPassword(storage, outbox, token, newPassword)
    auditOf(request)('password-reset', { userId, ...removed })
    return { signedIn: false, ...removed }
  })
}
