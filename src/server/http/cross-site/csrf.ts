import type { FastifyRequest } from 'fastify'
import { sessionTokenIn } from '#server/accounts/sessions.ts'
import { ClientError } from '#server/errors/client-error.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Of our own pages, or of the person themselves: an address typed or a bookmark. */
const OWN_SITE = new Set(['same-origin', 'none'])

/** Whether the origin is the one under which the request reached us. */
function isOwnOrigin(origin: string, host: string, publicUrl: string | null): boolean {
  if (origin === publicUrl) return true
  // Behind TLS the service itself hears plain HTTP; the host tells sites apart.
  return host !== '' && URL.parse(origin)?.host === host
}

/**
 * CSRF protection: refuses requests that change something when another site's page sends them, whose cookies would act for the
 * person that looks at it, and those with a session's cookie that do not say which page sends them. Programs that are
 * no browser send no cookies.
 * @throws ClientError 403
 */
export function assertSameSite(request: FastifyRequest, publicUrl: string | null): void {
  if (SAFE_METHODS.has(request.method)) return
  assertOwnPage(request, publicUrl)
  const { origin, cookie } = request.headers
  if (origin !== undefined || request.headers['sec-fetch-site'] !== undefined) return
  if (sessionTokenIn(cookie) === null) return
  throw new ClientError(
    'CROSS_SITE_REQUEST',
    'The request has the cookie of a session but neither Origin nor Sec-Fetch-Site, which every browser sends: programs use an API key',
  )
}

/**
 * Rejects requests of other sites' pages, whatever their method.
 * @throws ClientError 403
 */
export function assertOwnPage(request: FastifyRequest, publicUrl: string | null): void {
  const { host } = request
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  // No page can make this header up; browsers leave it out only where there is no TLS.
  const isForeign =
    typeof site === 'string'
      ? !OWN_SITE.has(site)
      : origin !== undefined && !isOwnOrigin(origin, host, publicUrl)
  if (!isForeign) return
  const from =
    origin !== undefined && origin !== 'null' ? `the site “${origin.slice(0, 100)}”` : 'another site'
  throw new ClientError(
    'CROSS_SITE_REQUEST',
    `A page of ${from} sent this request with the cookie of a session here, which only pages of this site may: use an API key`,
  )
}
