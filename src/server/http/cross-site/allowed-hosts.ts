import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BlockList, isIP } from 'node:net'
import { ClientError } from '#server/errors/client-error.ts'
import { MCP_PATH } from '../api-paths.ts'

/** Addresses at which a service is reached. */
export interface HostSettings {
  publicUrl?: string | null
  /** Base URL of links in the legacy REST API, where it is another. */
  v1BaseUrl?: string | null
  /** Names of more hosts (`ALLOWED_HOSTS`). */
  allowedHosts?: readonly string[]
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Probes and monitoring ask these by the address of a machine or container. */
const PROBED = new Set(['/api/ready', '/api/status', '/metrics'])

const nameOf = (url: string | null | undefined) => (url ? new URL(url).hostname : null)

/** The name in a `Host` header, without port, brackets and the dot of a full name; null: it holds none. */
export function hostNameIn(host: string): string | null {
  const name = /^[\w.:[\]-]+$/.test(host) ? URL.parse(`http://${host}/`)?.hostname : null
  return name == null ? null : name.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/** Checks whether a name stands for this machine whoever asks: no name server answers for it with another address. */
export function isLoopbackName(name: string): boolean {
  const version = isIP(name)
  if (version !== 0) return loopback.check(name, version === 4 ? 'ipv4' : 'ipv6')
  return name === 'localhost' || name.endsWith('.localhost')
}

/** Checks whether a service answers for a `Host` header: for the names of its settings and those of loopback. */
export function hostCheck({
  publicUrl,
  v1BaseUrl,
  allowedHosts = [],
}: HostSettings): (host: string) => boolean {
  const names = new Set(
    [nameOf(publicUrl), nameOf(v1BaseUrl), ...allowedHosts].filter((name) => name !== null),
  )
  return (host) => {
    if (host === '') return true
    const name = hostNameIn(host)
    return name !== null && (isLoopbackName(name) || names.has(name))
  }
}

/** Checks whether the application listens on this machine alone, whose other programs and browser reach it. */
export const listensOnLoopback = (app: FastifyInstance): boolean => {
  const addresses = app.addresses()
  return (
    addresses.length > 0 &&
    addresses.every((each) => typeof each !== 'string' && isLoopbackName(each.address))
  )
}

/**
 * Protection from DNS rebinding: a page of another site, whose name its owner lets point to this service, would read it
 * as its own. Where `PUBLIC_URL` is set or the service listens on loopback, requests for other hosts are refused, also
 * where a proxy says which was asked for.
 */
export function registerAllowedHosts(app: FastifyInstance, settings: HostSettings): void {
  const isAllowed = hostCheck(settings)
  let isChecked = typeof settings.publicUrl === 'string'
  app.addHook('onListen', (done) => {
    isChecked ||= listensOnLoopback(app)
    done()
  })
  const hostError = (host: string, route: string | undefined) =>
    new ClientError(
      'HOST_NOT_ALLOWED',
      `This service does not answer for the host “${host.slice(0, 100)}”: whoever runs it can name hosts with ALLOWED_HOSTS, beside that of PUBLIC_URL`,
      {
        headers: { 'cache-control': 'no-store' },
        // The transport of MCP says so.
        ...(route === MCP_PATH && { status: 403 }),
      },
    )
  const unknownHost = ({ headers, host, routeOptions }: FastifyRequest) =>
    PROBED.has(routeOptions.url ?? '')
      ? undefined
      : [headers.host ?? '', host].find((each) => !isAllowed(each))
  app.addHook('onRequest', (request, _reply, done) => {
    const host = isChecked ? unknownHost(request) : undefined
    done(host === undefined ? undefined : hostError(host, request.routeOptions.url))
  })
}
