import type { FastifyInstance } from 'fastify'
import { API_KEY_PREFIX } from '#server/accounts/api-keys/api-key-format.ts'
import { ClientError } from '#server/errors/client-error.ts'

const PARAMETERS = new Set(['api_key', 'apikey', 'access_token', 'token', 'key'])
const KEY_ANYWHERE = new RegExp(`${API_KEY_PREFIX}[0-9A-Za-z]{36}`)
const KEYS_AND_CODES = new RegExp(`(${API_KEY_PREFIX})[0-9A-Za-z]+`, 'g')
/** Parameters whose values let somebody in. */
const SECRET_VALUES = /([?&](?:api_key|apikey|access_token|token|key|code|state|secret|password)=)[^&#]*/gi

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Where not all of it can be read, letters can.
    return text.replace(/%([2-7][0-9a-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }
}

/** Whether the address holds an API key: as one of the parameters people put keys in, or whole, anywhere. */
function holdsApiKey(url: string): boolean {
  const query = url.indexOf('?')
  if (query === -1 && !url.includes(API_KEY_PREFIX) && !url.includes('%')) return false
  if (KEY_ANYWHERE.test(decoded(url))) return true
  if (query === -1) return false
  for (const [name, value] of new URLSearchParams(url.slice(query + 1)))
    if (PARAMETERS.has(name.toLowerCase()) && value.startsWith(API_KEY_PREFIX)) return true
  return false
}

/** An address as it may stand in a log: without keys and whatever else lets somebody in. */
export function loggableAddress(url: string): string {
  const shown = url.includes('%') ? decoded(url) : url
  return shown.replace(SECRET_VALUES, '$1…').replace(KEYS_AND_CODES, '$1…')
}

/** Error of a request by its address: null when its address holds no API key. */
export function keyInAddressError(url: string): ClientError | null {
  if (!holdsApiKey(url)) return null
  const message =
    'There is an API key in the address of this request, where logs and histories keep it: ' +
    'send it in the header “Authorization: Bearer <key>”, and revoke this key now, as others may have read it'
  return new ClientError('KEY_IN_ADDRESS', message, { headers: { 'cache-control': 'no-store' } })
}

/** Rejects requests with an API key in their address, which browsers, proxies and logs keep. */
export function registerKeyInAddress(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => done(keyInAddressError(request.url) ?? undefined))
}
