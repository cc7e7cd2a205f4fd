import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { ClientError } from '#server/errors/client-error.ts'
import { countedAddress } from '../limits/client-address.ts'
import { answerRaw } from './raw-answer.ts'
import type { TrafficLimits } from '#server/config/traffic-limits.ts'

const SECONDS_TO_WAIT = 10

const tooMany = (status: 429 | 503, message: string) =>
  new ClientError('TOO_MANY_CONNECTIONS', message, { status, retryAfter: SECONDS_TO_WAIT })

/**
 * Bounds the connections of servers, in all and of each address. Those of a trusted proxy count only in all, as their
 * address is no client's.
 */
export function connectionLimits(
  limits: Pick<TrafficLimits, 'connections' | 'connectionsPerAddress'>,
  trustProxy: string[] | false,
): (server: Server) => void {
  const isProxy = trustProxy ? proxyAddr.compile(trustProxy) : () => false
  const open = new Map<string, number>()
  let total = 0

  function count(address: string | null, difference: 1 | -1): void {
    total += difference
    if (address === null) return
    const connections = (open.get(address) ?? 0) + difference
    if (connections > 0) open.set(address, connections)
    else open.delete(address)
  }

  function limitError(address: string | null): ClientError | null {
    if (total > limits.connections)
      return tooMany(503, `The service has ${limits.connections} connections already; try again later`)
    const allowed = limits.connectionsPerAddress
    if (address !== null && (open.get(address) ?? 0) > allowed)
      return tooMany(
        429,
        `At most ${allowed} connections of one address may be open; close some, then try again`,
      )
    return null
  }

  function admit(socket: Socket): void {
    const { remoteAddress = '' } = socket
    const address = isProxy(remoteAddress, 0) ? null : countedAddress(remoteAddress)
    count(address, 1)
    socket.once('close', () => count(address, -1))
    const error = limitError(address)
    if (error) answerRaw(socket, error)
  }

  return (server) => server.on('connection', admit)
}
