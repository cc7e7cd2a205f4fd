import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findAccountLink } from '#server/accounts/account-links.ts'
import { trustedBrowser, trustedBrowserCookie } from '#server/accounts/trusted-browser.ts'
import { acceptInvitation, resetPassword, setUp, signUp } from '#server/accounts/new-accounts.ts'
import type { NewAccount } from '#server/accounts/new-accounts.ts'
import { hashNewPassword, isPasswordOf, setPassword, signInMethods } from '#server/accounts/passwords.ts'
import { serviceSecret } from '#server/accounts/service-secret.ts'
import { endSession, endSessions, sessionTokenIn } from '#server/accounts/sessions.ts'
import { foldEmail } from '#server/accounts/users.ts'
import { lazy } from '#server/lazy.ts'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import { ClientError } from '#server/client-error.ts'
import { isSignIn, isSignInPath } from '../api-paths.ts'
import { auditOf } from '../audit.ts'
import { assertSameSite, assertOwnPage } from '../csrf.ts'
import { registerProviders } from './provider-routes.ts'
import { bodies, readBody } from './requests.ts'
import { sessionUser, userByCookies } from './session-user.ts'
import type { SignInRoutes } from './sign-in-services.ts'
import { headersOf, setCookies } from './web-request.ts'

const WRONG = 'Incorrect e-mail address or password'
/** Bytes of a body by which somebody signs in: names, addresses and passwords. */
const SIGN_IN_BODY_LIMIT = 8192
const now = () => new Date().toISOString()

/**
 * The addresses by which people get accounts, sign in and sign out, for the pages of the app. Bodies are JSON, answers
 * too; errors are `{"errors": ["…"]}`. A session is a cookie that scripts cannot read.
 */
export function registerSignIn(app: FastifyInstance, services: SignInRoutes): void {
  const { storage, options, publicUrl, attempts } = services

  const ownSecret = lazy(() => serviceSecret(storage))

  app.addHook('onRoute', (route) => {
    if (isSignInPath(route.url)) route.bodyLimit = SIGN_IN_BODY_LIMIT
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!isSignIn(request)) return
    reply.header('cache-control', 'no-store')
    // Before anything of the body is read, and also of requests that are refused afterwards.
    await attempts.request(request)
    assertSameSite(request, publicUrl)
  })

  /** Begins a session for somebody who has just proved who they are. */
  async function begin(
    request: FastifyRequest,
    reply: FastifyReply,
    user: Pick<UserRecord, 'id' | 'username' | 'role'>,
    account: { email: string; password: string },
  ) {
    const cookies = await (await services.signIn()).withPassword(account, headersOf(request))
    if (cookies) setCookies(request, reply, cookies)
    return { user: { id: user.id, username: user.username, role: user.role }, signedIn: cookies !== null }
  }

  const byEmail = (email: string) =>
    storage.read
      .selectFrom('users')
      .select(['id', 'username', 'role'])
      .where('email_folded', '=', foldEmail(email))
      .executeTakeFirst()

  registerProviders(app, services)

  app.post('/api/auth/sign-in', async (request, reply) => {
    const person = readBody(bodies.signIn, request.body)
    const secret = await ownSecret()
    const browser = trustedBrowser(secret, person.email, request.headers.cookie)
    await attempts.signIn(request, person.email, browser)
    const email = foldEmail(person.email)
    const cookies = await (await services.signIn()).withPassword({ ...person, email }, headersOf(request))
    const user = cookies && (await byEmail(email))
    if (!cookies || !user) {
      auditOf(request)('sign-in-refused', {})
      throw new ClientError('UNAUTHENTICATED', WRONG)
    }
    await attempts.signedIn(request, email)
    auditOf(request)('sign-in', { userId: user.id, by: 'password' })
    const newCookies = browser === null ? [trustedBrowserCookie(secret, email)] : []
    setCookies(request, reply, [...cookies, ...newCookies])
    return { user, signedIn: true }
  })

  const makes =
    (
      event: 'sign-up' | 'set-up',
      make: (body: unknown) => { account: NewAccount; made: Promise<UserRecord> },
    ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      await attempts.account(request)
      const { account, made } = make(request.body)
      const user = await made
      auditOf(request)(event, { userId: user.id, role: user.role })
      reply.code(201)
      return begin(request, reply, user, { email: foldEmail(account.email), password: account.password })
    }

  app.post(
    '/api/auth/sign-up',
    makes('sign-up', (body) => {
      const account = readBody(bodies.signUp, body)
      return { account, made: signUp(storage, options.signUp, account) }
    }),
  )
  app.post(
    '/api/auth/accept-invitation',
    makes('sign-up', (body) => {
      const { token, ...account } = readBody(bodies.withLink, body)
      return { account, made: acceptInvitation(storage, token, account) }
    }),
  )
  app.post(
    '/api/auth/set-up',
    makes('set-up', (body) => {
      const { token, ...account } = readBody(bodies.withLink, body)
      return { account, made: setUp(storage, token, account) }
    }),
  )

  app.post('/api/auth/link', async (request, _reply) => {
    await attempts.account(request)
    const { kind, token } = readBody(bodies.link, request.body)
    const link = await findAccountLink(storage.read, kind, token, now())
    if (!link) {
      const message = 'This link does not work: it was used before, has expired or is incomplete'
      throw new ClientError('NOT_FOUND', message)
    }
    return { kind: link.kind, role: link.role, expiresAt: link.expires_at }
  })

  async function signOut(request: FastifyRequest, reply: FastifyReply) {
    const user = await userByCookies(storage, request.headers.cookie)
    setCookies(request, reply, await (await services.signIn()).signOut(headersOf(request)))
    if (user) auditOf(request)('sign-out', { userId: user.id })
  }
  app.post('/api/auth/sign-out', async (request, reply) => {
    await signOut(request, reply)
    return { signedIn: false }
  })
  // The button of the public service's client. It changes something although it is a GET: pages of others may not.
  app.get(
    '/api/sign_out',
    { onRequest: async (request) => assertOwnPage(request, publicUrl) },
    async (request, reply) => {
      await signOut(request, reply)
      return reply.header('cache-control', 'no-store').code(204).send()
    },
  )

  app.post('/api/auth/sign-out-everywhere', async (request, reply) => {
    const user = await sessionUser(storage, request)
    await storage.writeAside((tx) => endSessions(tx, user.id))
    setCookies(request, reply, await (await services.signIn()).signOut(headersOf(request)))
    auditOf(request)('sign-out-everywhere', { userId: user.id })
    return { signedIn: false }
  })

  /** How the person can show anew who they are. */
  app.post('/api/auth/sign-in-methods', async (request, _reply) => {
    const user = await sessionUser(storage, request)
    const methods = await signInMethods(storage.read, user.id)
    const providers = options.providers.filter(({ id }) => methods.includes(id))
    return {
      password: methods.includes('credential'),
      providers: providers.map(({ id, name }) => ({ id, name })),
    }
  })

  app.post('/api/auth/confirm-password', async (request, reply) => {
    const user = await sessionUser(storage, request)
    const { password } = readBody(bodies.confirmPassword, request.body)
    await attempts.signIn(request, user.email ?? String(user.id), `session of ${user.id}`)
    if (!(await isPasswordOf(storage.read, user.id, password)))
      throw new ClientError('FORBIDDEN', 'Incorrect password')
    const begun = await begin(request, reply, user, { email: user.email_folded ?? '', password })
    // A session that somebody else may have is worth no more than before: this browser gets one of its own.
    const token = sessionTokenIn(request.headers.cookie)
    if (begun.signedIn && token !== null) await storage.writeAside((tx) => endSession(tx, token))
    auditOf(request)('password-confirmed', { userId: user.id })
    return begun
  })

  app.post('/api/auth/change-password', async (request, reply) => {
    const user = await sessionUser(storage, request)
    const { currentPassword, newPassword } = readBody(bodies.changePassword, request.body)
    // Whoever has the session is no stranger: attempts elsewhere do not count.
    await attempts.signIn(request, user.email ?? String(user.id), `session of ${user.id}`)
    if (!(await isPasswordOf(storage.read, user.id, currentPassword)))
      throw new ClientError('FORBIDDEN', 'The current password is incorrect')
    const hash = await hashNewPassword(newPassword)
    // Other sessions end, and this one begins anew.
    await storage.writeAside((tx) => setPassword(tx, user.id, hash, now()))
    auditOf(request)('password-changed', { userId: user.id })
    return begin(request, reply, user, { email: user.email_folded ?? '', password: newPassword })
  })

  app.post('/api/auth/request-password-reset', async (request, reply) => {
    await attempts.account(request)
    const { email } = readBody(bodies.askReset, request.body)
    reply.code(202)
    // Whether there is such an account is looked up when the answer has left, so that its time tells nothing.
    const audit = auditOf(request)
    reply.raw.once('finish', () => {
      byEmail(email).then(
        (user) => user && audit('password-reset-asked', { userId: user.id }),
        (error: unknown) => services.log.warn({ err: error }, 'could not look up who asks for a password'),
      )
    })
    return {
      message: 'If the address has an account, the administrators are told that it needs a new password',
    }
  })

  app.post('/api/auth/reset-password', async (request, _reply) => {
    await attempts.account(request)
    const { token, newPassword } = readBody(bodies.reset, request.body)
    const { userId, revokedKeys } = await resetPassword(storage, token, newPassword)
    auditOf(request)('password-reset', { userId, revokedKeys })
    return { signedIn: false, revokedKeys }
  })
}
