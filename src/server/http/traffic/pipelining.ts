import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Waiting = [request: IncomingMessage, response: ServerResponse]

const STACK_TRACE_LIMIT = Error.stackTraceLimit
/** Requests of a connection that may wait for the answer to an earlier one; few clients send any. */
const MOST_WAITING = 20

/** What Node's parser takes as the end of HTTP on a connection: what follows is not parsed. */
const NO_MORE_REQUESTS = 2

/**
 * Leaves the rest of what has arrived on a connection unparsed. Node would make a request of each part of it, also of a
 * connection that is destroyed: all of them in one go. Its parser is no public interface; without it the rest is parsed.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming: unknown } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => NO_MORE_REQUESTS
}

/**
 * Destroys a connection of which hundreds of requests have been parsed: Node aborts each with an error of its own when it
 * closes, whose stack nobody reads and which takes longer than the request.
 */
function destroy(socket: Socket): void {
  socket.prependOnceListener('close', () => (Error.stackTraceLimit = 0))
  socket.once('close', () => (Error.stackTraceLimit = STACK_TRACE_LIMIT))
  stopParsing(socket)
  socket.destroy()
}

/**
 * Handles the requests of a connection one after the other: those that are sent without waiting for answers would be
 * worked on all at once. A connection with too many of them is closed, before anything is done for it if they arrive
 * together.
 */
export function oneRequestAtATime(handler: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Waiting[]>()

  function next(socket: Socket): void {
    const following = waiting.get(socket)?.shift()
    if (!following) return void waiting.delete(socket)
    if (socket.destroyed) return
    const [request, response] = following
    response.once('close', () => next(socket))
    handler(request, response)
  }

  return (request, response) => {
    const { socket } = request
    const queue = waiting.get(socket)
    if (!queue) {
      waiting.set(socket, [[request, response]])
      // Once all that has arrived is parsed.
      setImmediate(next, socket)
    } else if (queue.length <= MOST_WAITING) queue.push([request, response])
    else if (!socket.destroyed) destroy(socket)
  }
}
