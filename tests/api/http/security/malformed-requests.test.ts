import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localAddress } from '#server/http/address.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

let curia: TestApp
beforeAll(async () => {
  curia = await testApp((await sqlite.createDatabase()).url)
  await curia.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => curia.close())

/** The status and headers of the response to what is written on a connection. */
async function responseTo(request: string) {
  const socket = connect(Number(new URL(localAddress(curia.app)).port), '127.0.0.1')
  socket.write(request)
  const [head = ''] = (await text(socket)).split('\r\n\r\n', 1)
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  return { status: Number(first.slice(9, 12)), headers }
}

const get = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`

describe('Every response that says what is wrong has the security headers', () => {
  it.each([
    ['a page that is no UTF-8', get('/%ff'), 400],
    ['a path that is no UTF-8', get('/api/%ff'), 400],
    ['half an escape', get('/evidence/%e'), 400],
    ['a state that is no UTF-8', get('/@%ff/evidence'), 400],
    ['an API key in the address', get(`/%ff?key=curia_${'a'.repeat(36)}`), 400],
    ['a missing route', get('/api/nothing'), 404],
    ['a missing file', get('/nothing.js'), 404],
    ['a method', get('/api/graphql').replace('GET', 'DELETE'), 405],
    ['a wrong key', get('/api/graphql?query={one}', 'Authorization: Bearer nonsense\r\n'), 401],
    ['a defect', get('/api/graphql?query={broken}'), 200],
    ['an unknown host', get('/').replace('localhost', 'evil.example'), 421],
    ['no host', get('/api/genes').replace('Host: localhost\r\n', ''), 400],
    ['no host of a page', get('/').replace('Host: localhost\r\n', ''), 400],
    ['an expectation', get('/api/genes', 'Expect: 200-maybe\r\n'), 417],
    [
      'an expectation with a body',
      get('/api/match', 'Expect: x\r\nContent-Length: 9\r\n').replace('GET', 'POST'),
      417,
    ],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['no HTTP', 'nonsense\r\n\r\n', 400],
    ['a method that there is not', get('/').replace('GET', 'GRT'), 400],
    ['a header without a name', get('/', ': x\r\n'), 400],
    ['headers that are too long', get('/', `X-Long: ${'x'.repeat(70_000)}\r\n`), 431],
    [
      'a media type',
      get('/api/graphql', 'Content-Type: text/xml\r\nContent-Length: 1\r\n').replace('GET', 'POST') + 'x',
      415,
    ],
  ])('%s', async (_what, request, status) => {
    const response = await responseTo(request)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })
})
