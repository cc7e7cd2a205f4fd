import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { whenClosed } from '#server/concurrency/response-resources.ts'

/** Status of a request whose connection closed before the end of its response, as proxies note it. */
const CLIENT_LEFT = 499

/** A request that has ended. */
export interface RequestEnd {
  request: FastifyRequest
  /** Pattern of the route that answered, of which there are few: never the address. */
  route: string
  /** Status of the response; 499: the connection closed before its end. */
  status: number
  /** Milliseconds from the headers of the request to the end of the response. */
  milliseconds: number
  /** Bytes that were sent, with headers. */
  bytes: number
}

/** Bytes that the earlier responses of a connection had. */
const earlierBytes = new WeakMap<Socket, number>()

function bytesOf(socket: Socket): number {
  // A request that did not come by a connection has none.
  const sent = socket.bytesWritten ?? 0
  const bytes = sent - (earlierBytes.get(socket) ?? 0)
  earlierBytes.set(socket, sent)
  return bytes
}

/** Route of the app's pages and built files. */
const APP_ROUTE = '/*'

/** The pattern of the route; pages of the app are `page`, its files `file`, and `unmatched`: there is no such route. */
function routePattern({ routeOptions }: FastifyRequest, reply: FastifyReply): string {
  const { url } = routeOptions
  if (url !== APP_ROUTE) return url ?? 'unmatched'
  return String(reply.getHeader('content-type') ?? '').startsWith('text/html') ? 'page' : 'file'
}

/** Calls all listeners at the end of each request, also of one whose client left. */
export function registerRequestEnd(
  app: FastifyInstance,
  listeners: readonly ((end: RequestEnd) => void)[],
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const begun = performance.now()
    const { raw } = reply
    const { socket } = request.raw
    whenClosed(raw, () => {
      const end = {
        request,
        route: routePattern(request, reply),
        status: raw.writableFinished ? raw.statusCode : CLIENT_LEFT,
        milliseconds: performance.now() - begun,
        bytes: bytesOf(socket),
      }
      for (const listener of listeners) listener(end)
    })
    done()
  })
}
