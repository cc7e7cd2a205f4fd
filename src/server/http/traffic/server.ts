import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { ClientError } from '#server/errors/client-error.ts'
import { connectionLimits } from './connections.ts'
import { oneRequestAtATime } from './pipelining.ts'
import { answerParserError, MAX_HEADER_BYTES } from './parser-errors.ts'
import { answerRaw } from './raw-answer.ts'
import type { TrafficLimits } from '#server/config/traffic-limits.ts'

/** How often the deadlines of requests are looked at, in ms. */
const CHECK_MS = 1000
/** A whole request takes no longer, however long its body may take, in ms. */
const LONGEST_REQUEST_MS = 180_000
/** A connection without a request is closed then, in ms: longer than the usual proxy keeps one. */
const IDLE_MS = 72_000

/** Passes on requests that name their host, as those of HTTP/1.1 must; Node itself would answer others without a word. */
const withHost =
  (handler: RequestListener): RequestListener =>
  (request, response) => {
    if (request.httpVersion !== '1.1' || request.headers.host !== undefined) return handler(request, response)
    answerRaw(
      request.socket,
      new ClientError('BAD_REQUEST', 'A request of HTTP/1.1 must have the header Host'),
    )
  }

/** Answers a request that expects something else than to be told to go on. */
function answerExpectation({ socket, headers: { expect = '' } }: IncomingMessage): void {
  const message = `“Expect: ${expect.slice(0, 60)}” cannot be met: the service knows 100-continue`
  answerRaw(socket, new ClientError('BAD_REQUEST', message, { status: 417 }))
}

/** Makes HTTP servers that share their bounds: a host name can mean several addresses, each with a server. */
export function serverFactory(limits: TrafficLimits, trustProxy: string[] | false) {
  const limitConnections = connectionLimits(limits, trustProxy)
  return (handler: RequestListener): Server => {
    const server = createServer(
      {
        maxHeaderSize: MAX_HEADER_BYTES,
        headersTimeout: limits.receiveMs,
        requestTimeout: LONGEST_REQUEST_MS,
        keepAliveTimeout: IDLE_MS,
        connectionsCheckingInterval: CHECK_MS,
        requireHostHeader: false,
      },
      oneRequestAtATime(withHost(handler)),
    )
    limitConnections(server)
    return server.on('clientError', answerParserError).on('checkExpectation', answerExpectation)
  }
}
