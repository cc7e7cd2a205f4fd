import type { FastifyInstance } from 'fastify'
import { requestVerification, verifyEmail } from '#server/accounts/mail/email-verification.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { auditOf } from '../audit.ts'
import { bodies, readBody } from './requests.ts'
import { sessionUser } from './session-user.ts'
import type { SignInRoutes } from './sign-in-services.ts'

/** Verifying the e-mail address of an account. */
export function registerEmailVerification(app: FastifyInstance, services: SignInRoutes): void {
  const { storage, outbox, attempts } = services

  app.post('/api/auth/verify-email', async (request, _reply) => {
    await attempts.account(request)
    const { token } = readBody(bodies.verifyEmail, request.body)
    const userId = await storage.writeAside((tx) => verifyEmail(tx, token, new Date().toISOString()))
    auditOf(request)('email-verified', { userId })
    return { verified: true }
  })

  app.post('/api/auth/send-verification', async (request, reply) => {
    const user = await sessionUser(storage, request)
    if (!outbox.isOn) throw new ClientError('UNAVAILABLE', 'This knowledgebase does not send e-mail')
    if (user.email === null)
      throw new ClientError('CONFLICT', 'Your account has no e-mail address: enter one in your profile first')
    if (user.email_verified) throw new ClientError('CONFLICT', 'Your e-mail address is verified')
    const isSent = await storage.writeAside((tx) =>
      requestVerification(tx, outbox, user, new Date().toISOString()),
    )
    if (!isSent)
      throw new ClientError('RATE_LIMITED', 'Several messages were sent already: try again in an hour', {
        retryAfter: 3600,
      })
    reply.code(202)
    return { sent: true }
  })
}
