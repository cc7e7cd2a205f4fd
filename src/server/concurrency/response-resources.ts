import type { ServerResponse } from 'node:http'
import { ClientError } from '#server/errors/client-error.ts'

/** Resources that are held for a request until its response has been sent or its connection has closed. */
export interface ResponseResources {
  /** Aborted when the connection closes before the whole response was sent. */
  signal: AbortSignal
  /**
   * Acquires a resource, which is disposed of when the response ends: at once where the client has left meanwhile.
   * @param open acquires it; what waits in there ends with the signal
   * @throws ClientError `CLIENT_LEFT` when the client has left
   */
  acquire<Resource extends Disposable>(open: (signal: AbortSignal) => Promise<Resource>): Promise<Resource>
  /** As `acquire`, for what is taken without waiting. */
  take<Resource extends Disposable>(open: () => Resource): Resource
}

/**
 * Calls back when a response has been sent or its connection has closed; at once where that is so already. Each listener
 * raises the limit above which Node warns of a leak: many parts of the service watch one response.
 */
export function whenClosed(response: ServerResponse, callback: () => void): void {
  if (response.destroyed) callback()
  else response.setMaxListeners(response.getMaxListeners() + 1).once('close', callback)
}

/** The error for a request whose client has left: it ends, and nobody hears of it. */
export const clientLeft = (): ClientError =>
  new ClientError('CLIENT_LEFT', 'The client left before its answer')

function createResources(response: ServerResponse): ResponseResources {
  const leaving = new AbortController()
  const { signal } = leaving
  const resources = new DisposableStack()
  whenClosed(response, () => {
    // A request whose body has been read is closed, too, and says nothing any more: the response does.
    if (!response.writableFinished) leaving.abort(clientLeft())
    resources.dispose()
  })

  function register<Resource extends Disposable>(resource: Resource): Resource {
    if (!resources.disposed) return resources.use(resource)
    resource[Symbol.dispose]()
    throw clientLeft()
  }

  return {
    signal,
    async acquire(open) {
      if (resources.disposed) throw clientLeft()
      try {
        return register(await open(signal))
      } catch (error) {
        throw signal.aborted ? clientLeft() : error
      }
    },
    take(open) {
      if (resources.disposed) throw clientLeft()
      return register(open())
    },
  }
}

const ofResponses = new WeakMap<ServerResponse, ResponseResources>()

/** The resources of a reply. What is held for a request is acquired here, so that nothing outlives its response. */
export function resourcesOf({ raw }: { raw: ServerResponse }): ResponseResources {
  const resources = ofResponses.get(raw) ?? createResources(raw)
  ofResponses.set(raw, resources)
  return resources
}
