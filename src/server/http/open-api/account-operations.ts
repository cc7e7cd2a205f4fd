import { z } from 'zod'
import { bodies } from '../sign-in/requests.ts'
import { PUBLIC_CLIENT_PROVIDERS } from '../sign-in/sign-in-ways.ts'
import { json, parameter } from './operation.ts'
import type { Operation } from './operation.ts'

const Account = z.looseObject({
  user: z.looseObject({ id: z.int(), username: z.nullable(z.string()) }),
  signedIn: z.boolean(),
})

const Ways = z.object({
  page: z.string(),
  signUp: z.enum(['OPEN', 'INVITATION', 'CLOSED']),
  ways: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      method: z.literal('POST'),
      path: z.string(),
      body: z.record(z.string(), z.string()),
    }),
  ),
  apiKeys: z.string(),
})

const email = 'curator@example.org'
const password = 'correct horse battery staple'
const token = 'of-the-link'

type Answers = Operation['answers']
type More = Partial<Pick<Operation, 'caller' | 'errors'>>

/** An address to which the app sends a body of the schema. */
const post = (
  path: string,
  summary: string,
  [schema, example]: readonly [z.ZodType, object] | readonly [],
  answers: Answers,
  more: More = {},
): Operation => ({
  method: 'post',
  path: `/api/auth/${path}`,
  tag: 'Accounts',
  summary,
  ...(schema && { body: json(schema, example) }),
  answers,
  ...more,
})

const signedIn = { 200: { description: 'A cookie begins the session.', content: json(Account) } }
const created = { 201: { description: 'The account; a cookie begins the session.', content: json(Account) } }
const done = { 200: { description: 'Done.', content: json(z.looseObject({})) } }
const accepted = { 202: { description: 'A message is sent.', content: json(z.looseObject({})) } }
const signedOut = {
  200: { description: 'The session has ended.', content: json(z.looseObject({ signedIn: z.boolean() })) },
}
const wayThere = {
  200: { description: 'Where the browser goes next.', content: json(z.looseObject({ url: z.string() })) },
}
const session = { caller: 'session' } as const
const linkOver = { errors: { 404: 'The link was used before, has expired or is incomplete.' } }
const noProvider = {
  errors: { 404: 'The provider is not configured; the message names the ways to sign in.' },
}

const ways = (path: string): Operation => ({
  method: 'get',
  path,
  tag: 'Accounts',
  summary: 'Ways to sign in, for programs',
  answers: { 200: { description: 'The ways.', content: json(Ways) } },
})

/** Signing in and out, and accounts. */
export const accountOperations: readonly Operation[] = [
  ways('/api/sign_in'),
  {
    method: 'get',
    path: '/api/sign_out',
    tag: 'Accounts',
    summary: 'End the session, for the client of the public service',
    answers: { 204: { description: 'The session has ended.' } },
    errors: { 403: 'A page of another site asks for it.' },
  },
  post('sign-in', 'Sign in by password', [bodies.signIn, { email, password }], signedIn),
  post('sign-up', 'Create an account', [bodies.signUp, { email, password: 'short' }], created, {
    errors: { 403: 'Accounts are created by invitation or by administrators only.' },
  }),
  post(
    'accept-invitation',
    'Create an account by invitation',
    [bodies.withLink, { email, password, token }],
    created,
    linkOver,
  ),
  post(
    'set-up',
    'Create the first administrator',
    [bodies.withLink, { email, password, token }],
    created,
    linkOver,
  ),
  post('link', 'What a link is for', [bodies.link, { token, kind: 'INVITATION' }], done, linkOver),
  post('sign-out', 'Sign out', [], signedOut),
  post('sign-out-everywhere', 'Sign out of all browsers', [], signedOut, session),
  post('sign-in-methods', 'Ways in which the signed-in user can sign in', [], done, session),
  post('confirm-password', 'Renew the session', [bodies.confirmPassword, { password }], signedIn, session),
  post(
    'change-password',
    'Set a new password',
    [bodies.changePassword, { currentPassword: password, newPassword: password }],
    signedIn,
    session,
  ),
  post(
    'request-password-reset',
    'Ask for a link to set a new password',
    [bodies.askReset, { email }],
    accepted,
  ),
  post(
    'reset-password',
    'Set a new password by a link',
    [bodies.reset, { token, newPassword: password }],
    done,
    linkOver,
  ),
  post('verify-email', 'Verify an e-mail address by a link', [bodies.verifyEmail, { token }], done, linkOver),
  post('send-verification', 'Send a link to verify the e-mail address', [], accepted, {
    ...session,
    errors: { 409: 'There is no address, or it is verified.', 503: 'The service sends no mail.' },
  }),
  post(
    'sign-in/provider',
    'Begin to sign in with a provider',
    [bodies.provider, { provider: 'orcid' }],
    wayThere,
    noProvider,
  ),
  post(
    'link-provider',
    'Begin to add a provider to the account',
    [bodies.provider, { provider: 'orcid' }],
    wayThere,
    {
      ...session,
      ...noProvider,
    },
  ),
  ...PUBLIC_CLIENT_PROVIDERS.flatMap(([name, provider]) => [
    ways(`/api/auth/${name}`),
    post(
      name,
      `Sign in with ${provider}, for the client of the public service`,
      [],
      { 303: { description: 'The page of the provider.' } },
      noProvider,
    ),
  ]),
  {
    method: 'get',
    path: '/api/auth/callback/{provider}',
    tag: 'Accounts',
    summary: 'Where a provider sends the browser back to',
    parameters: [parameter('path', 'provider', 'Id of the provider.', z.string(), 'orcid')],
    answers: { 302: { description: 'The page that the user came from, or the sign-in page with an error.' } },
  },
]
