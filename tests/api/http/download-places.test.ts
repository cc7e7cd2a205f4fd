import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { downloadPlaces } from '#server/http/traffic/download-places.ts'
import type { DownloadLimits } from '#server/http/traffic/download-places.ts'

const MB = 1024 * 1024
/** More than the kernel takes for a client that does not read. */
const PIECES = 24

let app: FastifyInstance | undefined
afterEach(() => app?.close())

/** A service with one long download; gives what asks for it from an address. */
async function service(limits: Partial<DownloadLimits>) {
  const admit = downloadPlaces('tests', {
    places: 4,
    perAddress: 2,
    waitMs: 10_000,
    graceMs: 200,
    leastRate: 1000 * MB,
    ...limits,
  })
  app = fastify({ forceCloseConnections: true })
  app.get('/download', async (request, reply) => {
    await admit(request, reply)
    const pieces = Array.from({ length: PIECES }, () => Buffer.alloc(MB))
    return reply.send(Readable.from(pieces, { objectMode: false }))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return async (localAddress: string): Promise<IncomingMessage> => {
    const request = get({ host: '127.0.0.1', port, path: '/download', localAddress, agent: false })
    request.on('error', () => {})
    const [answer] = await once(request, 'response')
    return answer as IncomingMessage
  }
}

async function bytesOf(answer: IncomingMessage): Promise<number> {
  let bytes = 0
  for await (const piece of answer) bytes += (piece as Buffer).length
  return bytes
}

describe('Long downloads', () => {
  it('are not all of one address, whose next waits for one to end', async () => {
    const download = await service({ waitMs: 0 })
    const unread = [await download('127.0.0.2'), await download('127.0.0.2')]
    expect((await download('127.0.0.2')).statusCode).toBe(429)
    expect(await bytesOf(await download('127.0.0.3'))).toBe(PIECES * MB)
    for (const answer of unread) answer.destroy()
    await expect.poll(async () => (await download('127.0.0.2')).statusCode).toBe(200)
  })

  it('of slow readers end when another waits for a place', async () => {
    const download = await service({})
    const addresses = ['127.0.0.2', '127.0.0.2', '127.0.0.3', '127.0.0.3']
    const slow = await Promise.all(addresses.map((address) => download(address)))
    expect(slow.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await bytesOf(await download('127.0.0.4'))).toBe(PIECES * MB)
  })

  it('of readers who are fast enough stay, and the next is told to come again', async () => {
    const download = await service({ waitMs: 500, leastRate: 1 })
    for (const address of ['127.0.0.2', '127.0.0.2', '127.0.0.3', '127.0.0.3']) await download(address)
    const refused = await download('127.0.0.4')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('10')
  })
})
