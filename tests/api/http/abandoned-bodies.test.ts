import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { defaultTrafficLimits } from '#server/config/traffic-limits.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

let service: TestApp | undefined
afterEach(() => service?.close())

it('A body that is refused unread and never arrives ends its connection, not the service', async () => {
  const { url } = await sqlite.createDatabase()
  service = await testApp(url, { traffic: { ...defaultTrafficLimits, receiveMs: 50 } })
  // What stays open after the response is closed by this timeout, which is of 72 seconds in production.
  service.app.server.keepAliveTimeout = 100
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = service.app.server.address() as AddressInfo

  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', (part) => (answer += String(part)))
  socket.write(
    'POST /api/graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/xml\r\nContent-Length: 10\r\n\r\n<a>',
  )
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 415 /)
  expect((await fetch(`http://127.0.0.1:${port}/api/status`)).status).toBe(200)
})
