import { loggableAddress } from '../key-in-address.ts'
import type { RequestEnd } from './request-end.ts'

/** Routes that are requested every few seconds by what watches the service. */
const WATCHED = new Set(['/api/ready', '/api/status', '/metrics'])

/** Characters of the name of a program, and of a path. */
const LONGEST_AGENT = 200
const LONGEST_PATH = 1000

/** Text of a client as it may stand in a line: without secrets, and without what a terminal would obey. */
const loggable = (text: string) => loggableAddress(text).replaceAll(/\p{Cc}/gu, '�')

/**
 * Writes a line for a request. There is neither a client address nor a person in it, nor a query: that may be the sample
 * of a patient, or let somebody in. Health checks and scrapes are of level debug.
 */
export function logRequest({ request, route, status, milliseconds, bytes }: RequestEnd): void {
  const { method, log, headers } = request
  const urlPath = loggable(request.url.split('?', 1)[0] ?? '').slice(0, LONGEST_PATH)
  const durationMs = Math.round(milliseconds * 10) / 10
  const agent = headers['user-agent']?.slice(0, LONGEST_AGENT)
  const line = {
    method,
    urlPath,
    route,
    status,
    durationMs,
    bytes,
    ...(agent && { userAgent: loggable(agent) }),
  }
  const message = `${method} ${urlPath} ${status} ${durationMs} ms`
  if (WATCHED.has(route)) log.debug(line, message)
  else log.info(line, message)
}
