import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { connectionLimits } from './connections.ts'
import { oneRequestAtATime } from './pipelining.ts'
import { answerParserError, MAX_HEADER_BYTES } from './parser-errors.ts'
import type { TrafficLimits } from '#server/config/traffic-limits.ts'

/** How often the deadlines of requests are looked at, in ms. */
const CHECK_MS = 1000
/** A whole request takes no longer, however long its body may take, in ms. */
const LONGEST_REQUEST_MS = 180_000
/** A connection without a request is closed then, in ms: longer than the usual proxy keeps one. */
const IDLE_MS = 72_000

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
      },
      oneRequestAtATime(handler),
    )
    limitConnections(server)
    return server.on('clientError', answerParserError)
  }
}
