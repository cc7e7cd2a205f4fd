import { z } from 'zod'
import { cleanText } from '#domain/text/clean-text.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { parseValues } from '#server/errors/parse-values.ts'

/** Longer values are no names, addresses or passwords of anybody, and NUL is in none. */
const Text = z
  .string()
  .max(1000)
  .refine((text) => !text.includes('\0'), 'must hold no NUL character (U+0000)')
/** What is shown of a person; passwords and tokens stay as they are. */
const Clean = Text.transform(cleanText)
const Optional = Clean.nullish()

const account = { email: Clean, password: Text, name: Optional, username: Optional }

/** Bodies of the requests by which people sign in. */
export const bodies = {
  signIn: z.object({ email: Clean, password: Text }),
  signUp: z.object(account),
  withLink: z.object({ token: Text, ...account }),
  link: z.object({ token: Text, kind: z.enum(['SET_UP', 'INVITATION', 'PASSWORD', 'EMAIL']) }),
  reset: z.object({ token: Text, newPassword: Text }),
  verifyEmail: z.object({ token: Text }),
  askReset: z.object({ email: Clean }),
  changePassword: z.object({ currentPassword: Text, newPassword: Text }),
  confirmPassword: z.object({ password: Text }),
  provider: z.object({ provider: Text, returnTo: Text.default('/') }),
}

/** Members that no message names the values of. */
const SECRETS: ReadonlySet<PropertyKey> = new Set(['password', 'newPassword', 'currentPassword', 'token'])

/**
 * The body of a request.
 * @throws ClientError 400 naming the first member that is wrong
 */
export function readBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const read = parseValues(schema, body ?? {}, SECRETS)
  if (read.ok) return read.values
  throw new ClientError('BAD_USER_INPUT', `The body is not valid: ${read.errors[0]}`)
}

/**
 * A path of this site.
 * @throws ClientError 400 for addresses that lead elsewhere
 */
export function ownPath(path: string): string {
  const url = URL.parse(path, 'http://here.invalid')
  const stays = path.startsWith('/') && !/^\/[/\\]/.test(path) && url?.host === 'here.invalid'
  if (stays) return path
  throw new ClientError('BAD_USER_INPUT', '“returnTo” must be a path of this site, such as /settings')
}
