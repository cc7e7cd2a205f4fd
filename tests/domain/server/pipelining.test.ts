import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { oneRequestAtATime } from '#server/http/traffic/pipelining.ts'

let close = () => {}
afterEach(() => close())

/** A connection to a server whose requests are handled one at a time, and how many it has parsed. */
async function connectTo(handler: RequestListener) {
  let parsed = 0
  const handle = oneRequestAtATime(handler)
  const server = createServer((request, response) => {
    parsed += 1
    handle(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
  socket.on('error', () => {})
  socket.resume()
  close = () => {
    socket.destroy()
    server.close()
  }
  const send = (requests: number) =>
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests))
  return { socket, send, parsed: () => parsed }
}

it('a connection with hundreds of requests at once is closed, none of them handled and the rest never parsed', async () => {
  let handled = 0
  const { socket, send, parsed } = await connectTo(() => {
    handled += 1
  })
  send(500)
  await once(socket, 'close')
  // One to begin with, twenty that wait, and the one that is too many.
  expect(parsed()).toBe(22)
  expect(handled).toBe(0)
})

it('twenty requests wait for one under way, with one more the connection is closed', async () => {
  let handled = 0
  const { socket, send, parsed } = await connectTo(() => {
    handled += 1
  })
  send(1)
  await vi.waitFor(() => expect(handled).toBe(1))
  send(20)
  await vi.waitFor(() => expect(parsed()).toBe(21))
  expect(socket.destroyed).toBe(false)
  send(1)
  await once(socket, 'close')
  expect(handled).toBe(1)
})

it('requests are handled in their order, each once the one before is answered', async () => {
  const order: string[] = []
  const { send } = await connectTo((request, response) => {
    const number = order.filter((entry) => entry.startsWith('begun')).length + 1
    order.push(`begun ${number}`)
    setImmediate(() => response.end(() => order.push(`answered ${number}`)))
  })
  send(3)
  await vi.waitFor(() => expect(order).toHaveLength(6))
  expect(order).toEqual(['begun 1', 'answered 1', 'begun 2', 'answered 2', 'begun 3', 'answered 3'])
})
