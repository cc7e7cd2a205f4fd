import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import type { ProviderSettings, SignInOptions } from './sign-in-options.ts'
import type { RequestLimits } from './request-limits.ts'

const count = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number from 0 (no limit) to 999999999')
    .transform(Number)
    .default(fallback)

const isNetwork = (text: string) => {
  const [address = '', bits] = text.split('/', 2)
  const version = isIP(address)
  if (version === 0) return false
  if (bits === undefined) return true
  try {
    if (!/^\d{1,3}$/.test(bits)) return false
    new BlockList().addSubnet(address, Number(bits), version === 4 ? 'ipv4' : 'ipv6')
    return true
  } catch {
    return false
  }
}

/** Names of well-known ranges of addresses. */
const PROXY_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal'])
const proxies = (text: string) => text.split(',').map((each) => each.trim())
const isProxyList = (text: string) => proxies(text).every((each) => PROXY_RANGES.has(each) || isNetwork(each))

const secret = (meaning: string) => z.string().optional().describe(meaning)
const issuer = (meaning: string) =>
  z
    .string()
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be an http or https address')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .describe(meaning)

/** Variables about accounts, limits and proxies; each message says what is allowed. */
export const accountVariables = {
  SIGN_UP: z
    .enum(['open', 'invitation', 'closed'], 'must be open, invitation or closed')
    .default('open')
    .describe(
      'who may create an account: anyone (open), people invited by an administrator (invitation) or nobody (closed)',
    ),
  ANONYMOUS_LIMIT: count(900).describe(
    'requests per LIMIT_WINDOW from one address without an API key or session; 0 for no limit',
  ),
  USER_LIMIT: count(0).describe(
    'requests per LIMIT_WINDOW of one user, by API key or session; 0 for no limit',
  ),
  NEW_USER_LIMIT: count(300).describe(
    'mutations per LIMIT_WINDOW of a user who is new (7 days) or in no organization; 0 for no limit',
  ),
  DOCUMENT_LIMIT: count(900).describe(
    'pages of the app loaded per LIMIT_WINDOW from one address; 0 for no limit',
  ),
  LIMIT_WINDOW: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a whole number of seconds from 1 to 999999')
    .transform(Number)
    .default(300)
    .describe('length of the window of the rate limits, in seconds'),
  TRUST_PROXY: z
    .string()
    .refine(
      isProxyList,
      'must be addresses or networks, or loopback, linklocal or uniquelocal, separated by commas',
    )
    .optional()
    .describe(
      'addresses of trusted reverse proxies, such as loopback or 10.0.0.0/8; X-Forwarded-For of others is ignored',
    ),
  GITHUB_CLIENT_ID: secret('with GITHUB_CLIENT_SECRET: sign-in with GitHub'),
  GITHUB_CLIENT_SECRET: secret('see GITHUB_CLIENT_ID'),
  GOOGLE_CLIENT_ID: secret('with GOOGLE_CLIENT_SECRET: sign-in with Google'),
  GOOGLE_CLIENT_SECRET: secret('see GOOGLE_CLIENT_ID'),
  ORCID_CLIENT_ID: secret('with ORCID_CLIENT_SECRET: sign-in with ORCID'),
  ORCID_CLIENT_SECRET: secret('see ORCID_CLIENT_ID'),
  ORCID_ISSUER: issuer('issuer URL of ORCID; https://orcid.org unless set'),
  OIDC_CLIENT_ID: secret('with OIDC_CLIENT_SECRET and OIDC_ISSUER: sign-in with an OpenID Connect provider'),
  OIDC_CLIENT_SECRET: secret('see OIDC_CLIENT_ID'),
  OIDC_ISSUER: issuer('issuer URL of that provider, which serves /.well-known/openid-configuration'),
  OIDC_NAME: z
    .string()
    .max(60, 'must have at most 60 characters')
    .default('Single sign-on')
    .describe('name of that provider on the sign-in page'),
}

const Accounts = z.object(accountVariables)
type AccountValues = z.infer<typeof Accounts> & { PUBLIC_URL?: string | undefined }

/** Configuration of how people sign in, what they may ask, and which proxies are believed. */
export interface AccountConfig {
  signIn: SignInOptions
  limits: RequestLimits
  /** As Fastify takes it; false: none. */
  trustProxy: string[] | false
}

const SIGN_UP = { open: 'OPEN', invitation: 'INVITATION', closed: 'CLOSED' } as const

interface Candidate extends Pick<ProviderSettings, 'id' | 'name'> {
  clientId: string | undefined
  clientSecret: string | undefined
  issuer?: string | undefined
}

function providersOf(values: AccountValues): ProviderSettings[] {
  const candidates: Candidate[] = [
    {
      id: 'github',
      name: 'GitHub',
      clientId: values.GITHUB_CLIENT_ID,
      clientSecret: values.GITHUB_CLIENT_SECRET,
    },
    {
      id: 'google',
      name: 'Google',
      clientId: values.GOOGLE_CLIENT_ID,
      clientSecret: values.GOOGLE_CLIENT_SECRET,
    },
    {
      id: 'orcid',
      name: 'ORCID',
      clientId: values.ORCID_CLIENT_ID,
      clientSecret: values.ORCID_CLIENT_SECRET,
      issuer: values.ORCID_ISSUER ?? 'https://orcid.org',
    },
    {
      id: 'oidc',
      name: values.OIDC_NAME,
      clientId: values.OIDC_CLIENT_ID,
      clientSecret: values.OIDC_CLIENT_SECRET,
      issuer: values.OIDC_ISSUER,
    },
  ]
  return candidates.flatMap(({ clientId, clientSecret, issuer, ...provider }) =>
    clientId && clientSecret ? [{ ...provider, clientId, clientSecret, ...(issuer && { issuer }) }] : [],
  )
}

const TOGETHER = [
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['ORCID_CLIENT_ID', 'ORCID_CLIENT_SECRET'],
  ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ISSUER'],
] as const

/** Variables that lack one of those that go with them, each in a sentence. */
export function incompleteProviders(values: AccountValues): string[] {
  const incomplete = TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => values[name] === undefined)
    if (missing.length === 0 || missing.length === names.length) return []
    return [`${missing.join(' and ')} must be set, too: sign-in needs ${names.join(', ')} together`]
  })
  const providers = providersOf(values)
  if (providers.length > 0 && values.PUBLIC_URL === undefined)
    incomplete.push(
      `PUBLIC_URL must be set, too: sign-in with ${providers.map(({ name }) => name).join(', ')} returns to it`,
    )
  return incomplete
}

/** Configuration of accounts from the variables. */
export function accountConfig(values: AccountValues): AccountConfig {
  const { TRUST_PROXY } = values
  return {
    signIn: { signUp: SIGN_UP[values.SIGN_UP], providers: providersOf(values) },
    limits: {
      anonymous: values.ANONYMOUS_LIMIT,
      user: values.USER_LIMIT,
      documents: values.DOCUMENT_LIMIT,
      newUser: values.NEW_USER_LIMIT,
      windowSeconds: values.LIMIT_WINDOW,
    },
    trustProxy: TRUST_PROXY === undefined ? false : proxies(TRUST_PROXY),
  }
}
