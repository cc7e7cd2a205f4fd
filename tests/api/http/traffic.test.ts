import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultTrafficLimits } from '#server/config/traffic-limits.ts'
import type { TrafficLimits } from '#server/config/traffic-limits.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import { isEvent, testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const MB = 1024 * 1024
/** More than the kernel takes for a client that does not read. */
const LARGE = 12 * MB

/** A field whose resolvers all answer when so many have begun. */
const AT_ONCE = 5
let begun = 0
let together = Promise.withResolvers<void>()

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      small: { type: GraphQLString, resolve: () => 'small' },
      large: { type: GraphQLString, resolve: () => 'x'.repeat(LARGE) },
      together: {
        type: GraphQLString,
        resolve: () => {
          begun += 1
          if (begun === AT_ONCE) together.resolve()
          return together.promise
        },
      },
    },
  }),
})

let service: TestApp | undefined
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await service?.close()
  service = undefined
  begun = 0
  together = Promise.withResolvers()
})

async function listening(
  traffic: Partial<TrafficLimits>,
  trustProxy: string[] | false = false,
): Promise<number> {
  const { url } = await sqlite.createDatabase()
  service = await testApp(url, { schema, traffic: { ...defaultTrafficLimits, ...traffic }, trustProxy })
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  start = service.log.length
  return (service.app.server.address() as AddressInfo).port
}

/** Lines of the log that an operator sees, without those of the start. */
const logged = () => service?.log.slice(start) ?? []
let start = 0

/** A connection from an address of its own; a client that resets it is none of the test's concern. */
function connection(port: number, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  sockets.push(socket)
  return socket
}

const head = (length: number | string, extra = '') =>
  `POST /api/graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAccept-Encoding: identity\r\n${extra}Content-Length: ${length}\r\n\r\n`
const asking = (field: string, extra = '') => {
  const body = JSON.stringify({ query: `{ ${field} }` })
  return head(body.length, extra) + body
}

/** Status, headers and the errors of an answer that ends its connection. */
async function answerOn(socket: Socket) {
  const answer = await text(socket)
  const [top = '', body = ''] = answer.split('\r\n\r\n', 2)
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(top)?.[1]),
    headers: top.toLowerCase(),
    errors: body.startsWith('{') ? (JSON.parse(body) as { errors: unknown[] }).errors : [],
  }
}
const errorWith = (message: string | RegExp) => [
  { message: expect.stringMatching(message), extensions: { code: expect.any(String) } },
]

/** Asks and closes the connection after the answer. */
async function ask(port: number, field: string, localAddress?: string, extra = '') {
  const socket = connection(port, localAddress)
  socket.write(asking(field, `Connection: close\r\n${extra}`))
  return answerOn(socket)
}

describe('Connections', () => {
  it('are bounded for each address, whose others are told so', async () => {
    const port = await listening({ connectionsPerAddress: 3 })
    await Promise.all([1, 2, 3].map(() => once(connection(port), 'connect')))
    const refused = await answerOn(connection(port))
    expect(refused).toMatchObject({ status: 429, errors: errorWith('At most 3 connections of one address') })
    expect(refused.headers).toContain('retry-after: 10')
    expect((await ask(port, 'small', '127.0.0.2')).status).toBe(200)
  })

  it('are bounded in all, and free when others have left', async () => {
    const port = await listening({ connections: 2 })
    const held = [connection(port), connection(port, '127.0.0.2')]
    await Promise.all(held.map((socket) => once(socket, 'connect')))
    expect(await answerOn(connection(port, '127.0.0.3'))).toMatchObject({
      status: 503,
      errors: errorWith('2 connections already'),
    })
    for (const socket of held) socket.destroy()
    await expect.poll(async () => (await ask(port, 'small')).status).toBe(200)
  })

  it('of a trusted proxy are not counted as those of one client', async () => {
    const port = await listening({ connectionsPerAddress: 2 }, ['loopback'])
    await Promise.all([1, 2, 3, 4].map(() => once(connection(port), 'connect')))
    expect((await ask(port, 'small')).status).toBe(200)
  })

  it('of a proxy carry no more requests at once than an address may have', async () => {
    const port = await listening({ connectionsPerAddress: AT_ONCE - 1 }, ['loopback'])
    const askFor = (field: string, client: string) =>
      ask(port, field, undefined, `X-Forwarded-For: ${client}\r\n`)
    // What is alike would be executed once.
    const underWay = Array.from({ length: AT_ONCE - 1 }, (_, n) => askFor(`a${n}: together`, '192.0.2.1'))
    await expect.poll(() => begun).toBe(AT_ONCE - 1)
    expect((await askFor('small', '192.0.2.1')).status).toBe(429)
    const answers = await Promise.all([...underWay, askFor('together', '192.0.2.2')])
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: AT_ONCE }, () => 200))
  })

  it('have their requests worked on one after the other, however many are sent at once', async () => {
    const port = await listening({})
    const socket = connection(port)
    socket.write(asking('together').repeat(2) + asking('small', 'Connection: close\r\n'))
    await expect.poll(() => begun).toBe(1)
    expect((await ask(port, 'small')).status).toBe(200)
    expect(begun).toBe(1)
    together.resolve()
    expect((await text(socket)).match(/HTTP\/1\.1 200/g)).toHaveLength(3)
  })

  it('are closed when too many requests wait for an earlier one', async () => {
    const port = await listening({})
    const socket = connection(port)
    socket.write(asking('together') + asking('small').repeat(50))
    await once(socket, 'close')
    expect((await ask(port, 'small')).status).toBe(200)
  })
})

describe('Requests that do not arrive', () => {
  it('are given up when their headers take too long', async () => {
    const port = await listening({ receiveMs: 300 })
    const socket = connection(port)
    socket.write('POST /api/graphql HTTP/1.1\r\nHost:')
    expect(await answerOn(socket)).toMatchObject({ status: 408, errors: errorWith('did not arrive in time') })
  })

  it('are given up when their body takes too long for its length', async () => {
    const port = await listening({ receiveMs: 200, leastRate: MB })
    const socket = connection(port)
    socket.write(`${head(100_000)}{"query":`)
    expect(await answerOn(socket)).toMatchObject({ status: 408, errors: errorWith('body did not arrive') })
    expect(logged().filter(isEvent)).toEqual([])
  })

  it('leave room for bodies of others', async () => {
    const port = await listening({ bodyBytes: 4 * MB })
    const length = MB - 10
    const half = () => {
      const socket = connection(port)
      socket.write(`${head(length)}{"query":"${'x'.repeat(1000)}`)
      return socket
    }
    half()
    const refused = await answerOn(half())
    expect(refused).toMatchObject({ status: 429, errors: errorWith('large requests of one address') })
    expect((await ask(port, 'small', '127.0.0.2')).status).toBe(200)
  })

  it('are refused by their announced length before they are read', async () => {
    const port = await listening({})
    const socket = connection(port)
    socket.write(head(10 * MB))
    expect(await answerOn(socket)).toMatchObject({ status: 413, errors: errorWith('larger than the') })
  })
})

describe('Requests that the parser refuses', () => {
  it.each([
    ['a broken request line', 'GET\r\n\r\n', 400, 'no HTTP request'],
    ['headers without end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`, 431, '65536 bytes'],
  ])('%s is answered in the form of other errors', async (_what, request, status, message) => {
    const port = await listening({})
    const socket = connection(port)
    socket.write(request)
    const answer = await answerOn(socket)
    expect(answer).toMatchObject({ status, errors: errorWith(message) })
    expect(answer.headers).toContain('content-type: application/json')
  })
})

describe('Answers that are not read', () => {
  /** Begins to read a large answer, and stops. */
  async function unread(port: number, address?: string) {
    const socket = connection(port, address)
    socket.write(asking('large'))
    await once(socket, 'data')
    socket.pause()
  }

  it('take a bounded part of the memory for each address', async () => {
    const port = await listening({ answerBytes: 4 * 1.5 * LARGE })
    await unread(port)
    await expect
      .poll(async () => (await ask(port, 'large')).errors)
      .toEqual(errorWith('answers to one address are not read'))
    expect((await ask(port, 'small')).status).toBe(200)
    expect((await ask(port, 'large', '127.0.0.2')).status).toBe(200)
  })

  it('make room for readers who hold less', async () => {
    const port = await listening({ answerBytes: 2 * LARGE })
    for (const address of ['127.0.0.2', '127.0.0.3']) await unread(port, address)
    expect((await ask(port, 'large', '127.0.0.4')).status).toBe(200)
  })

  it('are given up when their reader is too slow, without a word in the log', async () => {
    const port = await listening({ sendMs: 500, leastRate: 100 * MB })
    const slow = connection(port).pause()
    slow.write(asking('large'))
    await expect
      .poll(
        () => new Promise((resolve) => service?.app.server.getConnections((_error, count) => resolve(count))),
      )
      .toBe(0)
    expect(logged().filter(isEvent)).toEqual([])
  })

  it('wait for a reader who reads, however long the answer', async () => {
    const port = await listening({ sendMs: 500, leastRate: 1000 })
    const socket = connection(port)
    socket.write(asking('large', 'Connection: close\r\n'))
    expect((await text(socket)).length).toBeGreaterThan(LARGE)
  })
})

describe('Clients that leave', () => {
  const left = () =>
    expect
      .poll(
        () =>
          new Promise((resolve) => {
            service?.app.server.getConnections((_error, count) => resolve(count))
          }),
      )
      .toBe(0)

  it.each([
    ['in the middle of an answer', asking('large')],
    ['before an answer', asking('together')],
    ['in the middle of a request', `${head(1000)}{"query":`],
    ['in the middle of a line', 'POST /api/gra'],
  ])('%s are no error in the log', async (_when, request) => {
    const port = await listening({})
    const socket = connection(port)
    socket.write(request)
    if (request.includes('large')) await once(socket, 'data')
    else await once(socket, 'connect')
    socket.resetAndDestroy()
    await left()
    together.resolve()
    expect((await ask(port, 'small')).status).toBe(200)
    expect(logged().filter(isEvent)).toEqual([])
  })
})
