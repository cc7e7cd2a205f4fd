import type { ServerResponse } from 'node:http'

/**
 * Calls back when a response has been sent or its connection has closed. Each listener raises the limit above which Node
 * warns of a leak: many parts of the service watch one response.
 */
export function whenClosed(response: ServerResponse, callback: () => void): void {
  response.setMaxListeners(response.getMaxListeners() + 1).once('close', callback)
}
