import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { McpServerFactory, ServerEventBus } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { resourcesOf } from '#server/concurrency/response-resources.ts'
import { lazy } from '#server/caches/lazy.ts'
import { createAdmission } from '#server/concurrency/admission.ts'
import { watchQueue } from '#server/monitoring/queues.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { MCP_PATH } from '../api-paths.ts'
import { countedAddress } from '../limits/client-address.ts'
import type { HostSettings } from '../cross-site/allowed-hosts.ts'
import { originCheck } from './allowed-origins.ts'
import { answerError, jsonRpcError } from './json-rpc-errors.ts'
import { logCall } from './call-log.ts'

/** The largest request, in bytes: 500 lines of a sample, or a submission. */
const BODY_BYTES = 262_144
/** Streams of clients that listen for changes, of which there are none. */
const MOST_LISTENERS = 64

/** Calls that run at once and that wait, of all callers. */
const LIMITS = {
  use: 'calls of MCP',
  places: 8,
  placesPerOrigin: 4,
  waiting: 100,
  waitingPerOrigin: 30,
  patience: 20_000,
}
const busy = () =>
  new ClientError('BUSY', 'Too many calls were made at once: try again in a few seconds', { retryAfter: 5 })

/** Exchange that a request of a factory's server belongs to. */
export interface McpExchange {
  request: FastifyRequest
  reply: FastifyReply
  signal: AbortSignal
  /** Has the whole request fail with the error, as the caller may try again. */
  fail(error: unknown): void
}

const KEY = 'exchange'

/** The exchange of the request that a factory makes a server for. */
export function exchangeOf({ authInfo }: Parameters<McpServerFactory>[0]): McpExchange {
  const exchange = authInfo?.extra?.[KEY]
  if (!exchange) throw new Error('a server of MCP was made outside a request')
  return exchange as McpExchange
}

const SENT_HEADERS = ['content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'accept']

/** The headers of a request that the protocol reads, and parameters of the calls. */
function headersOf({ headers }: FastifyRequest): Headers {
  const sent = Object.entries(headers).filter(
    ([name, value]) => typeof value === 'string' && (SENT_HEADERS.includes(name) || name.startsWith('mcp-')),
  )
  return new Headers(sent as [string, string][])
}

async function send(reply: FastifyReply, response: Response) {
  reply.code(response.status).header('cache-control', 'no-store')
  for (const [name, value] of response.headers) if (name !== 'content-length') reply.header(name, value)
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  if (isStream && response.body) return reply.send(Readable.fromWeb(response.body as ReadableStream))
  const body = await response.text()
  return reply.send(body)
}

/**
 * `POST /mcp`: the Model Context Protocol, of 2026-07-28 and, for older clients, by the handshake of 2025. Without sessions,
 * so that every other method is 405. Only keys say who calls.
 * @param loadFactory loads, at the first request, what makes the server of each; see {@link exchangeOf}
 * @param bus changes that listening clients hear of; without it, none
 */
export function registerMcpRoutes(
  parent: FastifyInstance,
  loadFactory: () => Promise<McpServerFactory>,
  hosts: HostSettings,
  bus?: ServerEventBus,
): void {
  const admission = createAdmission(LIMITS, busy)
  const unwatch = watchQueue('calls of MCP', admission.length)
  let closeHandler = async () => {}
  const loadHandler = lazy(async () => {
    const { createMcpHandler } = await import('@modelcontextprotocol/server')
    const handler = createMcpHandler(await loadFactory(), {
      maxRequestBodySize: BODY_BYTES,
      maxSubscriptions: MOST_LISTENERS,
      ...(bus && { bus }),
    })
    closeHandler = () => handler.close()
    return handler
  })
  parent.addHook('onClose', async () => {
    unwatch()
    await closeHandler()
  })
  const assertOrigin = originCheck(parent, hosts)

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { body } = request
    if (Array.isArray(body))
      return reply
        .code(400)
        .send(jsonRpcError(-32600, 'The body is a list of requests: send each request by itself'))
    const { signal } = resourcesOf(reply)
    // Given back before the answer is sent: a client that listens for changes does no work.
    using place = await admission.enter({ origin: countedAddress(request.ip), signal })
    let failure: unknown
    const exchange: McpExchange = {
      request,
      reply,
      signal,
      fail(error) {
        failure ??= error
      },
    }
    const handler = await loadHandler()
    const response = await handler.fetch(
      new Request(`http://mcp.invalid${MCP_PATH}`, { method: 'POST', headers: headersOf(request), signal }),
      {
        parsedBody: body ?? null,
        authInfo: { token: '', clientId: '', scopes: [], extra: { [KEY]: exchange } },
      },
    )
    if (failure !== undefined) throw failure
    logCall(request, response)
    return send(reply, response)
  }

  void parent.register(async (app) => {
    app.setErrorHandler(answerError)
    app.addHook('onRequest', async (request) => assertOrigin(request))
    const config = { ignoresCookies: true }
    app.route({ method: 'POST', url: MCP_PATH, config, bodyLimit: BODY_BYTES, handler: answer })
    app.route({
      method: ['GET', 'DELETE', 'PUT', 'PATCH'],
      url: MCP_PATH,
      config,
      handler: async (_request, reply) =>
        reply
          .code(405)
          .headers({ allow: 'POST', 'cache-control': 'no-store' })
          .send(
            jsonRpcError(-32000, 'Method not allowed: this endpoint has no sessions and takes POST alone'),
          ),
    })
  })
}
