import type { FastifyInstance } from 'fastify'
import type { SignInOptions } from '#server/config/sign-in-options.ts'

/** Addresses at which the public service’s client signs in, with the provider of each. */
export const PUBLIC_CLIENT_PROVIDERS = [
  ['google_oauth2', 'google'],
  ['orcid', 'orcid'],
  ['github', 'github'],
] as const

/** What a program has to send to sign in one way. */
interface SignInWay {
  id: string
  name: string
  method: 'POST'
  path: string
  /** Members of its JSON body; those of a provider are given, as far as they are known. */
  body: Readonly<Record<string, string>>
}

/** The ways to sign in: by password, and with each provider that is configured. */
export const signInWays = ({ providers }: SignInOptions): SignInWay[] => [
  {
    id: 'password',
    name: 'E-mail address and password',
    method: 'POST',
    path: '/api/auth/sign-in',
    body: { email: '<e-mail address>', password: '<password>' },
  },
  ...providers.map(({ id, name }) => ({
    id,
    name,
    method: 'POST' as const,
    path: '/api/auth/sign-in/provider',
    body: { provider: id, returnTo: '/' },
  })),
]

/** Registers where programs read which ways to sign in there are, also at the addresses that the public client knows. */
export function registerSignInWays(app: FastifyInstance, options: SignInOptions): void {
  const paths = ['/api/sign_in', ...PUBLIC_CLIENT_PROVIDERS.map(([name]) => `/api/auth/${name}`)]
  for (const path of paths)
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({
        page: '/sign-in',
        signUp: options.signUp,
        ways: signInWays(options),
        apiKeys: 'Authorization: Bearer <key>, with a key that is made under /settings',
      }),
    )
}
