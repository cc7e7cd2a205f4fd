import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { foldEmail } from '#domain/user-rules.ts'

const NAME = 'curia.known_browser'
const MAX_AGE_SECONDS = 365 * 86_400
const found = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`)

const signatureOf = (secret: string, browser: string, email: string): string =>
  createHmac('sha256', secret)
    .update(`known browser ${browser} ${foldEmail(email)}`)
    .digest('base64url')

/** The cookie by which a browser is known again in which somebody has signed in as the address. */
export function trustedBrowserCookie(secret: string, email: string): string {
  const browser = randomBytes(16).toString('base64url')
  const value = `${browser}.${signatureOf(secret, browser, email)}`
  return `${NAME}=${value}; Path=/api/auth; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax`
}

/** The id of the browser when somebody has signed in as the address in it before; else null. */
export function trustedBrowser(secret: string, email: string, cookies: string | undefined): string | null {
  const [, browser, signature] = found.exec(cookies ?? '') ?? []
  if (!browser || !signature) return null
  const expected = Buffer.from(signatureOf(secret, browser, email))
  return timingSafeEqual(expected, Buffer.from(signature)) ? browser : null
}
