import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { auditOf } from '../audit.ts'
import { bodies, ownPath, readBody } from './requests.ts'
import { recentSessionUser, userByCookies } from './session-user.ts'
import type { SignInRoutes } from './sign-in-services.ts'
import { PUBLIC_CLIENT_PROVIDERS, signInWays } from './sign-in-ways.ts'
import { headersOf, sendWebAnswer, setCookies } from './web-request.ts'

/** Signing in with an account elsewhere: the way there, and the way back. */
export function registerProviders(app: FastifyInstance, services: SignInRoutes): void {
  const { storage, options, attempts, signIn } = services

  const start = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { provider, returnTo, link }: { provider: string; returnTo: string; link: boolean },
  ) => {
    const configured = options.providers.find(({ id }) => id === provider)
    if (!configured) {
      const names = signInWays(options)
        .map(({ id }) => id)
        .join(', ')
      throw new ClientError(
        'NOT_FOUND',
        `“${provider.slice(0, 60)}” is not a way to sign in here; there are: ${names}`,
      )
    }
    if (link) await recentSessionUser(storage, request, 'to add a way to sign in')
    const started = await (
      await signIn()
    ).atProvider({ provider, returnTo: ownPath(returnTo), link }, headersOf(request))
    if (!started) {
      const message = `${configured.name} cannot be reached: try again later, or sign in another way`
      throw new ClientError('PROVIDER_UNREACHABLE', message)
    }
    setCookies(request, reply, started.cookies)
    return started.body
  }
  const fromApp = (link: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    await attempts.account(request)
    return start(request, reply, { ...readBody(bodies.provider, request.body), link })
  }
  app.post('/api/auth/sign-in/provider', fromApp(false))
  app.post('/api/auth/link-provider', fromApp(true))

  // Forms of the public service's client, which the browser follows.
  for (const [name, provider] of PUBLIC_CLIENT_PROVIDERS)
    app.post(`/api/auth/${name}`, async (request, reply) => {
      await attempts.account(request)
      const { url } = await start(request, reply, { provider, returnTo: '/', link: false })
      return reply.redirect(url, 303)
    })

  app.get<{ Params: { provider: string } }>('/api/auth/callback/:provider', async (request, reply) => {
    await attempts.account(request)
    const isConfigured = options.providers.some(({ id }) => id === request.params.provider)
    if (!isConfigured) return reply.redirect('/sign-in?error=oauth_provider_not_found', 302)
    // Only path and parameters of the request count: the library checks them against what it began.
    const url = new URL(request.url, 'http://here.invalid')
    const before = await userByCookies(storage, request.headers.cookie)
    const answer = await (await signIn()).fromProvider(new Request(url, { headers: headersOf(request) }))
    await note(request, answer, before)
    return sendWebAnswer(request, reply, answer)
  })

  async function note(
    request: FastifyRequest<{ Params: { provider: string } }>,
    answer: Response,
    before: UserRecord | null,
  ) {
    const { provider } = request.params
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
    const user = await userByCookies(storage, cookies.join('; '))
    const failed = /[?&]error=/.test(answer.headers.get('location') ?? '')
    if (user) auditOf(request)('sign-in', { userId: user.id, by: provider })
    else if (failed) auditOf(request)('sign-in-refused', { by: provider })
    else if (before) auditOf(request)('provider-linked', { userId: before.id, by: provider })
  }
}
