import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { whenClosed } from '#server/concurrency/response-resources.ts'

type Exchange = [request: IncomingMessage, response: ServerResponse]

const STACK_TRACE_LIMIT = Error.stackTraceLimit
/** Requests of a connection that may wait for the answer to an earlier one; few clients send any. */
const MOST_WAITING = 20

/** Time for which connections begin in one turn of the event loop, in ms: hundreds may come at once. */
const BEGINNING_MS = 5

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

const beginning: (() => void)[] = []

function beginSome(): void {
  const end = performance.now() + BEGINNING_MS
  do beginning.shift()?.()
  while (beginning.length > 0 && performance.now() < end)
  if (beginning.length > 0) setImmediate(beginSome)
}

/** Calls back once all that has arrived is parsed, in the order of the calls, and a few milliseconds' worth at a time. */
function begin(callback: () => void): void {
  if (beginning.push(callback) === 1) setImmediate(beginSome)
}

/**
 * Handles the requests of a connection one after the other: those that are sent without waiting for answers would be
 * worked on all at once. A connection with too many of them is closed, before anything is done for it if they arrive
 * together.
 */
export function oneRequestAtATime(handler: RequestListener): RequestListener {
  /** Of each connection the exchange under way, then those that wait for it. */
  const queues = new WeakMap<Socket, Exchange[]>()

  function handleFirst(socket: Socket, queue: Exchange[]): void {
    const [first] = queue
    if (!first) return void queues.delete(socket)
    // One that was reset before it was read has no address any more.
    if (socket.destroyed || socket.remoteAddress === undefined) return void socket.destroy()
    const [request, response] = first
    whenClosed(response, () => {
      queue.shift()
      handleFirst(socket, queue)
    })
    handler(request, response)
  }

  return (request, response) => {
    const { socket } = request
    const queue = queues.get(socket)
    if (!queue) {
      const begun: Exchange[] = [[request, response]]
      queues.set(socket, begun)
      begin(() => handleFirst(socket, begun))
    } else if (queue.length <= MOST_WAITING) queue.push([request, response])
    else if (!socket.destroyed) destroy(socket)
  }
}
