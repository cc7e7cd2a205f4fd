import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { foldEmail } from '#domain/user-rules.ts'
import { findAccountLink } from '#server/accounts/account-links.ts'
import { userOfEmailToken } from '#server/accounts/mail/mail-tokens.ts'
import { trustedBrowser, trustedBrowserCookie } from '#server/accounts/trusted-browser.ts'
import { acceptInvitation, setUp, signUp } from '#server/accounts/new-accounts.ts'
import type { NewAccount } from '#server/accounts/new-accounts.ts'
import { isPasswordOf, signInMethods } from '#server/accounts/passwords.ts'
import { serviceSecret } from '#server/accounts/service-secret.ts'
import { endSession, endSessions, sessionTokenIn } from '#server/accounts/sessions.ts'
import { userByEmail } from '#server/accounts/users.ts'
import { lazy } from '#server/caches/lazy.ts'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { isSignIn, isSignInPath } from '../api-paths.ts'
import { auditOf } from '../audit.ts'
import { assertSameSite, assertOwnPage } from '../cross-site/csrf.ts'
import { registerEmailVerification } from './email-routes.ts'
import { invitationDetails } from './invitation-details.ts'
import { registerPasswords } from './password-routes.ts'
import { registerProviders } from './provider-routes.ts'
import { bodies, readBody } from './requests.ts'
import { sessionStart } from './session-start.ts'
import { sessionUser, userByCookies } from './session-user.ts'
import type { SignInRoutes } from './sign-in-services.ts'
import { registerSignInWays } from './sign-in-ways.ts'
import { headersOf, setCookies } from './web-request.ts'

const LINK_OVER = 'This link does not work: it was used before, has expired or is incomplete'
const WRONG = 'Incorrect e-mail address or password'
/** Bytes of a body by which somebody signs in: names, addresses and passwords. */
const SIGN_IN_BODY_LIMIT = 8192
const now = () => new Date().toISOString()

/**
 * Refuses to sign in where the cookie of the session would be lost: it is `Secure`, which a browser drops on a page that came
 * over http. Only a browser says which page asks.
 * @throws ClientError that says what to do
 */
function assertCookieStays({ method, headers }: FastifyRequest, publicUrl: string | null): void {
  const { origin } = headers
  if (method !== 'POST' || publicUrl === null || !publicUrl.startsWith('https:')) return
  const page = origin === undefined ? null : URL.parse(origin)
  // Browsers keep such cookies on this machine.
  if (page?.protocol !== 'http:' || page.hostname === 'localhost') return
  throw new ClientError(
    'BAD_REQUEST',
    `This page was opened over http, where browsers drop the cookie of a session, as the address of this knowledgebase is ${publicUrl}: sign in there. An operator can set PUBLIC_URL to the address that people use`,
  )
}

/**
 * The addresses by which people get accounts, sign in and sign out, for the pages of the app. Bodies are JSON, answers
 * too; errors are `{"errors": ["…"]}`. A session is a cookie that scripts cannot read.
 */
export function registerSignIn(app: FastifyInstance, services: SignInRoutes): void {
  const { storage, outbox, options, publicUrl, attempts } = services

  const ownSecret = lazy(() => serviceSecret(storage))

  app.addHook('onRoute', (route) => {
    if (isSignInPath(route.url)) route.bodyLimit = SIGN_IN_BODY_LIMIT
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!isSignIn(request)) return
    reply.header('cache-control', 'no-store')
    // Before anything of the body is read, and also of requests that are refused afterwards.
    await attempts.request(request)
    assertCookieStays(request, publicUrl)
    assertSameSite(request, publicUrl)
  })

  const begin = sessionStart(services)

  registerSignInWays(app, options)
  registerProviders(app, services)

  app.post('/api/auth/sign-in', async (request, reply) => {
    const person = readBody(bodies.signIn, request.body)
    const secret = await ownSecret()
    const browser = trustedBrowser(secret, person.email, request.headers.cookie)
    await attempts.signIn(request, person.email, browser)
    const email = foldEmail(person.email)
    const cookies = await (await services.signIn()).withPassword({ ...person, email }, headersOf(request))
    const user = cookies && (await userByEmail(storage.read, email))
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
      return { account, made: signUp({ storage, outbox }, options.signUp, account) }
    }),
  )
  app.post(
    '/api/auth/accept-invitation',
    makes('sign-up', (body) => {
      const { token, ...account } = readBody(bodies.withLink, body)
      return { account, made: acceptInvitation({ storage, outbox }, token, account) }
    }),
  )
  app.post(
    '/api/auth/set-up',
    makes('set-up', (body) => {
      const { token, ...account } = readBody(bodies.withLink, body)
      return { account, made: setUp({ storage, outbox }, token, account) }
    }),
  )

  /** The same for a token that verifies an address. */
  async function emailLink(token: string) {
    if ((await userOfEmailToken(storage.read, token, now())) === null)
      throw new ClientError('NOT_FOUND', LINK_OVER)
    return { kind: 'EMAIL' }
  }

  app.post('/api/auth/link', async (request, _reply) => {
    await attempts.account(request)
    const { kind, token } = readBody(bodies.link, request.body)
    if (kind === 'EMAIL') return emailLink(token)
    const link = await findAccountLink(storage.read, kind, token, now())
    if (!link) throw new ClientError('NOT_FOUND', LINK_OVER)
    return {
      kind: link.kind,
      role: link.role,
      expiresAt: link.expires_at,
      ...(link.kind === 'INVITATION' && (await invitationDetails(storage.read, link))),
    }
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

  registerPasswords(app, services, begin)
  registerEmailVerification(app, services)
}
