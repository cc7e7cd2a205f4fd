import { Agent, request } from 'node:http'
import type { Request } from '../traffic.ts'
import { outcomeOf } from './outcomes.ts'

/** Requests that one address may send in five minutes are 900; another address goes on before that. */
const REQUESTS_AN_ADDRESS = 850
const LONGEST_WAIT_MS = 30_000
const EXCERPT_BYTES = 4000

/** Sends requests over at most so many connections at once, from one loopback address after another. */
export type HttpClient = { send: (request: Request) => Promise<string>; close: () => void }

/** The n-th address of a network of loopback addresses. */
export const loopbackAddress = (network: number, n: number) =>
  `127.${network % 256}.${Math.floor(n / 250) % 256}.${1 + (n % 250)}`

/**
 * @param options.network which loopback addresses requests come from
 * @param options.staysThere one address sends all of them: what is measured is what the service lets it do
 */
export function httpClient(
  url: string,
  options: { connections: number; network: number; staysThere: boolean },
): HttpClient {
  const { connections, network, staysThere } = options
  const target = new URL(url)
  const agents: Agent[] = []
  let sent = 0

  function send({ method, path, headers = {}, body }: Request): Promise<string> {
    const address = staysThere ? 0 : Math.floor(sent / REQUESTS_AN_ADDRESS)
    const agent = (agents[address] ??= new Agent({ keepAlive: true, maxSockets: connections }))
    sent += 1
    return new Promise((resolve) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
      const attempt = request({
        host: target.hostname,
        port: target.port,
        method,
        path,
        agent,
        localAddress: loopbackAddress(network, address),
        headers: { ...length, ...headers },
        timeout: LONGEST_WAIT_MS,
      })
      attempt.on('response', (answer) => {
        let excerpt = ''
        answer.on('data', (part: Buffer) => {
          // Errors are beside the data, at one of the ends.
          const text = part.toString('latin1')
          excerpt = excerpt.length < EXCERPT_BYTES ? excerpt + text : excerpt.slice(0, EXCERPT_BYTES) + text
        })
        const done = () =>
          resolve(outcomeOf(answer.statusCode ?? 0, 'retry-after' in answer.headers, excerpt))
        answer.on('end', done)
        answer.on('error', () => resolve('connection closed'))
      })
      attempt.on('timeout', () => attempt.destroy(new Error('timeout')))
      attempt.on('error', (error) =>
        resolve(error.message === 'timeout' ? 'unanswered for 30 s' : 'connection closed'),
      )
      attempt.end(body)
    })
  }
  return { send, close: () => agents.forEach((agent) => agent.destroy()) }
}
