import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { HoldingRequest } from './holding-requests.ts'

/** Order for the process of leaving clients. */
export interface LeavingOrder {
  port: number
  /** How many clients come. */
  clients: number
  /** Bytes that they send, in turn, as base64. */
  requests: readonly string[]
}

const clientProcess = fileURLToPath(import.meta.resolve('./leaving-process.ts'))

/**
 * Has clients send requests in turn and leave at random moments, beside others that hold theirs. They are in a process
 * of their own: on the thread of a service in the test they would leave before it had heard of them.
 * @param port of the service
 */
export async function sendLeavingClients(
  requests: readonly HoldingRequest[],
  { port, clients }: { port: number; clients: number },
): Promise<void> {
  const child = fork(clientProcess, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  const order = { port, clients, requests: requests.map(({ bytes }) => bytes.toString('base64')) }
  child.send(order satisfies LeavingOrder)
  const [code] = await ended
  if (code !== 0) throw new Error(`the process of leaving clients ended with ${code}`)
}
