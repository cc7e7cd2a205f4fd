// A process of clients that leave: told over IPC what they send, it ends when the last of them has left.
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { numbersFrom } from '#tests/support/random-numbers.ts'
import type { LeavingOrder } from './leaving-clients.ts'

/** Longest time after which a client leaves, in ms. */
const LONGEST_STAY_MS = 50
/** Each so many-th client reads nothing and stays longer, so that others wait for what it holds. */
const HOLDER_EVERY = 12
const HOLDER_STAYS_MS = 400
/** Clients that are there at once. */
const AT_ONCE = 40
const NETWORKS = 4
const ADDRESSES = 10

const random = numbersFrom(38)

/** Sends a request from an address, reads nothing of the answer and resets the connection after so many ms. */
async function leave(bytes: Buffer, from: { port: number; localAddress: string }, ms: number) {
  const socket = connect({ host: '127.0.0.1', ...from })
  socket.on('error', () => {})
  await Promise.race([once(socket, 'connect').catch(() => {}), wait(1000)])
  socket.pause()
  socket.write(bytes)
  await wait(ms)
  socket.resetAndDestroy()
}

async function sendAll({ port, clients, requests }: LeavingOrder): Promise<void> {
  let sent = 0
  const work = async () => {
    while (sent < clients) {
      const turn = sent
      sent += 1
      const bytes = Buffer.from(requests[turn % requests.length] ?? '', 'base64')
      const localAddress = `127.77.${random(NETWORKS)}.${1 + random(ADDRESSES)}`
      const ms = turn % HOLDER_EVERY === 0 ? HOLDER_STAYS_MS : random(LONGEST_STAY_MS)
      await leave(bytes, { port, localAddress }, ms)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

process.once('message', (order) => {
  void sendAll(order as LeavingOrder).then(() => process.exit(0))
})
