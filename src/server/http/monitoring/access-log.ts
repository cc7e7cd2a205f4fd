import { loggableAddress } from '../key-in-address.ts'
import type { RequestEnd } from './request-end.ts'

/** Routes that are requested every few seconds by what watches the service. */
const WATCHED = new Set(['/api/ready', '/api/status', '/metrics'])

/** Characters of the name of a program. */
const LONGEST_AGENT = 200

/**
 * Writes a line for a request. There is neither a client address nor a person in it, nor a query: that may be the sample
 * of a patient, or let somebody in. Health checks and scrapes are of level debug.
 */
export function logRequest({ request, route, status, milliseconds, bytes }: RequestEnd): void {
  const { method, log, headers } = request
  const path = loggableAddress(request.url.split('?', 1)[0] ?? '')
  const durationMs = Math.round(milliseconds * 10) / 10
  const agent = headers['user-agent']?.slice(0, LONGEST_AGENT)
  const line = {
    method,
    path,
    route,
    status,
    durationMs,
    bytes,
    ...(agent && { userAgent: loggableAddress(agent) }),
  }
  const message = `${method} ${path} ${status} ${durationMs} ms`
  if (WATCHED.has(route)) log.debug(line, message)
  else log.info(line, message)
}
