/** Addresses under `/api/` that anyone may ask as often as they like: health, and the page to try queries. */
const FREE = new Set(['/api/status', '/api/ready', '/api/graphiql'])

const INTERFACES = /^\/(?:api|links|downloads)(?:\/|$)/
const SIGN_IN = /^\/api\/auth(?:\/|$)/

const pathOf = (url: string) => url.split('?', 1)[0] ?? url

/** Whether the address belongs to an interface for programs, to which identity and limits apply: no static file, no health. */
export function isInterface(url: string): boolean {
  const path = pathOf(url)
  return INTERFACES.test(path) && !FREE.has(path)
}

/** Whether the address is one by which people sign in, which has limits of its own. */
export const isSignIn = (url: string): boolean => SIGN_IN.test(pathOf(url))
