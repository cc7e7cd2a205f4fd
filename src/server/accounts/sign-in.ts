import { betterAuth } from 'better-auth'
import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { lazy } from '#server/caches/lazy.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import type { Storage } from '#server/storage/database.ts'
import { hashPassword, verifyPassword } from './password-hashing.ts'
import { withProviderLimits } from './provider-fetch.ts'
import { oidcProvider, socialProviders } from './providers.ts'
import { serviceSecret } from './service-secret.ts'
import { ADDRESS_HEADER } from '#server/config/sign-in-options.ts'
import type { SignInOptions } from '#server/config/sign-in-options.ts'
import { signInStore, signInTables } from './sign-in-store.ts'

/** Days that a session lasts from its sign-in. */
const SESSION_DAYS = 30
/** The page of the app on which a sign-in elsewhere that failed ends, with `?error=<code>`. */
const ERROR_PAGE = '/sign-in'

export interface SignInServices {
  storage: Storage['identity']
  options: SignInOptions
  /** Where messages to those who sign up elsewhere are left. */
  outbox: Outbox
  /** Where people reach the service, without a slash at the end. */
  siteUrl: string
  /** Hears of what goes wrong within, which no client is told. */
  report: (message: string) => void
}

/** An answer of the library: the body, and the cookies to set. */
interface WithCookies<Body> {
  body: Body
  cookies: string[]
}

/** The ways to sign in and out. Headers are those of the request. */
export interface SignIn {
  /** A new session for whoever has the password, as cookies; null when it is not theirs, whatever the reason. */
  withPassword(person: { email: string; password: string }, headers: Headers): Promise<string[] | null>
  /**
   * The page of a provider where the person signs in, from which they come back to `returnTo`, a path of the app.
   * With `link`, the account there is added to those with which the session's user can sign in.
   * @returns null when the provider cannot be reached
   */
  atProvider(
    request: { provider: string; returnTo: string; link: boolean },
    headers: Headers,
  ): Promise<WithCookies<{ url: string }> | null>
  /** What the browser gets that comes back from a provider. */
  fromProvider(request: Request): Promise<Response>
  /** Ends the session of the cookie, and gives the cookies that make the browser forget it. */
  signOut(headers: Headers): Promise<string[]>
}

function baseOptions({ storage, outbox, options, siteUrl, report }: SignInServices, secret: string) {
  const nameOf = (provider: string) => options.providers.find(({ id }) => id === provider)?.name ?? provider
  return {
    appName: 'Curia',
    baseURL: siteUrl,
    basePath: '/api/auth',
    secret,
    database: signInStore(storage, { outbox, nameOf }),
    user: signInTables.user,
    verification: signInTables.verification,
    session: {
      ...signInTables.session,
      expiresIn: SESSION_DAYS * 86_400,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    account: {
      ...signInTables.account,
      updateAccountOnSignIn: false,
      // An address that nobody has vouched for must not give its account to whoever has it elsewhere.
      accountLinking: { enabled: true, disableImplicitLinking: true, allowDifferentEmails: true },
    },
    // Limits are ours, with those of everything else.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    onAPIError: { errorURL: ERROR_PAGE },
    logger: {
      level: 'error',
      log: (_level, message, ...about) => {
        const causes = about.flatMap((each) => (each instanceof Error ? [each.message] : []))
        report([message, ...causes].filter(Boolean).join(': '))
      },
    },
    advanced: {
      cookiePrefix: 'curia',
      useSecureCookies: siteUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: 'serial' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    databaseHooks: {
      session: {
        create: {
          // False: no session.
          before: async ({ userId }: { userId: string }) => {
            const user = await storage.read
              .selectFrom('users')
              .select('deactivated_at')
              .where('id', '=', Number(userId))
              .executeTakeFirst()
            return user && user.deactivated_at !== null ? false : undefined
          },
        },
      },
    },
  } satisfies BetterAuthOptions
}

function passwordAuth(services: SignInServices, secret: string) {
  return betterAuth({
    ...baseOptions(services, secret),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: { hash: hashPassword, verify: verifyPassword },
    },
  })
}

function providerAuth(services: SignInServices, secret: string) {
  const { providers, signUp } = services.options
  const base = baseOptions(services, secret)
  return betterAuth({
    ...base,
    account: {
      ...base.account,
      // Only for linking on purpose; see above.
      accountLinking: { ...base.account.accountLinking, trustedProviders: providers.map(({ id }) => id) },
    },
    socialProviders: socialProviders(providers),
    plugins: [
      genericOAuth({
        config: providers.flatMap((provider) => oidcProvider(provider, services.report) ?? []),
      }),
    ],
    databaseHooks: {
      ...base.databaseHooks,
      user: {
        create: {
          before: async () => {
            if (signUp !== 'OPEN') throw new APIError('FORBIDDEN', { code: 'sign_up_not_open' })
          },
        },
      },
    },
  })
}

/** Signing in with better-auth on our own tables. Passwords keep working while providers are out of reach. */
export function createSignIn(services: SignInServices): SignIn {
  const secret = lazy(() => serviceSecret(services.storage))
  const passwords = lazy(async () => passwordAuth(services, await secret()))
  const newProviders = () => lazy(async () => providerAuth(services, await secret()))
  let providers = newProviders()

  /** Of providers that could not be asked where they are when the service first looked, it looks again. */
  async function providerAuthFor(id: string) {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const auth = await providers()
      const context = await auth.$context
      if (context.socialProviders.some((provider) => provider.id === id)) return auth
      providers = newProviders()
    }
    return null
  }

  return {
    async withPassword(person, headers) {
      const auth = await passwords()
      try {
        const { headers: answered } = await auth.api.signInEmail({
          body: person,
          headers,
          returnHeaders: true,
        })
        return answered.getSetCookie()
      } catch (error) {
        if (error instanceof APIError && error.statusCode < 500) return null
        throw error
      }
    },
    atProvider: ({ provider, returnTo, link }, headers) =>
      withProviderLimits(async () => {
        const auth = await providerAuthFor(provider)
        if (!auth) return null
        const body = { provider, callbackURL: returnTo, errorCallbackURL: ERROR_PAGE, disableRedirect: true }
        const answered = link
          ? await auth.api.linkSocialAccount({ body, headers, returnHeaders: true })
          : await auth.api.signInSocial({ body, headers, returnHeaders: true })
        const { url } = answered.response
        return url ? { body: { url }, cookies: answered.headers.getSetCookie() } : null
      }),
    fromProvider: (request) =>
      withProviderLimits(async () => {
        const provider = new URL(request.url).pathname.split('/').at(-1) ?? ''
        const auth = await providerAuthFor(provider)
        if (auth) return auth.handler(request)
        return new Response(null, {
          status: 302,
          headers: { location: `${ERROR_PAGE}?error=provider_unreachable` },
        })
      }),
    async signOut(headers) {
      const auth = await passwords()
      const { headers: answered } = await auth.api.signOut({ headers, returnHeaders: true })
      return answered.getSetCookie()
    },
  }
}
