import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { oneRequestAtATime } from '#server/http/traffic/pipelining.ts'

it('a connection with hundreds of requests at once is closed, none of them handled and the rest never parsed', async () => {
  let [parsed, handled] = [0, 0]
  const handle = oneRequestAtATime(() => {
    handled += 1
  })
  const server = createServer((request, response) => {
    parsed += 1
    handle(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
  socket.on('error', () => {})
  socket.resume()
  socket.write('GET / HTTP/1.1\r\nHost: curia\r\n\r\n'.repeat(500))
  await once(socket, 'close')
  // One to begin with, twenty that wait, and the one that is too many.
  expect(parsed).toBe(22)
  expect(handled).toBe(0)
  server.close()
})
