import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ClientError } from '#server/errors/client-error.ts'
import { hostCheck, hostNameIn, isLoopbackName, listensOnLoopback } from '../cross-site/allowed-hosts.ts'
import type { HostSettings } from '../cross-site/allowed-hosts.ts'

const originError = (what: string, value: string, allowed: string) =>
  new ClientError('CROSS_SITE_REQUEST', `${what} is “${value.slice(0, 100)}”: ${allowed}`, {
    headers: { 'cache-control': 'no-store' },
  })

/**
 * Refuses requests that a page of another site sends, or that name another host. That the two are equal does not help: a
 * page whose name its owner lets point to this service (DNS rebinding) has both.
 * @returns what checks a request
 */
export function originCheck(app: FastifyInstance, settings: HostSettings): (request: FastifyRequest) => void {
  const { publicUrl, allowedHosts = [] } = settings
  const isKnownHost = hostCheck(settings)
  let isLoopback = false
  app.addHook('onListen', (done) => {
    isLoopback = listensOnLoopback(app)
    done()
  })
  function isOrigin(origin: string): boolean {
    if (origin === publicUrl) return true
    const name = hostNameIn(URL.parse(origin)?.host ?? '')
    return name !== null && (allowedHosts.includes(name) || (isLoopback && isLoopbackName(name)))
  }
  // An address is no name that somebody could let point elsewhere.
  const isHost = (host: string): boolean =>
    isKnownHost(host) || (!publicUrl && isIP(hostNameIn(host) ?? '') !== 0)
  return ({ headers, host }) => {
    const { origin } = headers
    if (origin !== undefined && !isOrigin(origin))
      throw originError(
        'Origin',
        origin,
        'pages of other sites may not call this endpoint; allowed are that of PUBLIC_URL and those of ALLOWED_HOSTS',
      )
    const other = [headers.host ?? '', host].find((each) => !isHost(each))
    if (other !== undefined)
      throw originError('Host', other, 'allowed are the hosts of PUBLIC_URL and ALLOWED_HOSTS')
  }
}
