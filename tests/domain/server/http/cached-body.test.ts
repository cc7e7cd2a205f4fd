import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  BROTLI_OPTIONS,
  encodedBody,
  ENCODINGS,
  CachedBody,
  LEAST_COMPRESSED,
  MOST_CACHED,
} from '#server/http/caching/cached-body.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { registerErrorHandler } from '#server/http/errors.ts'
import { createResponseCache, readyAnswer } from '#server/http/graphql/response-cache.ts'

const app = fastify()
const text = 'BRAF V600E, EGFR L858R; '.repeat(200)
const kept = new CachedBody(Buffer.from(text))
const short = new CachedBody(Buffer.from('x'.repeat(LEAST_COMPRESSED - 1)))
const long = new CachedBody(Buffer.alloc(MOST_CACHED + 1, 'long '))

beforeAll(async () => {
  await app.register(compress, {
    encodings: ENCODINGS,
    threshold: LEAST_COMPRESSED,
    brotliOptions: BROTLI_OPTIONS,
  })
  const json = 'application/json; charset=utf-8'
  const bodies = { kept, short, long }
  for (const [name, body] of Object.entries(bodies)) {
    app.get(`/${name}/as-sent`, (_request, reply) => reply.type(json).send(body.identity))
    app.get(`/${name}`, async (request, reply) => {
      reply.type(json).header('vary', 'accept')
      return reply.send(await encodedBody(request, reply, body))
    })
  }
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string>) => app.inject({ url, headers })

function decoded({ headers, rawPayload }: Awaited<ReturnType<typeof get>>): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload)
  return headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload
}

const ACCEPTED: [accepted: string, encoding: string | undefined][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['*', 'gzip'],
  ['gzip;q=0.9, br;q=0.8', 'gzip'],
  ['gzip;q=0.8, br;q=0.9', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['deflate', undefined],
  ['zstd, compress', undefined],
  ['identity', undefined],
  ['', undefined],
  ['br;q=nonsense', undefined],
  [', , ;;q=1,', undefined],
  [Array.from({ length: 500 }, (_, n) => `br${n};q=0.${n}`).join(', '), undefined],
  [`${Array.from({ length: 500 }, (_, n) => `br;q=0.${n % 9}`).join(', ')}, gzip`, 'gzip'],
]

describe('a kept body', () => {
  it.each(ACCEPTED)(
    'is encoded as one that is compressed when it is sent: %s',
    async (accepted, encoding) => {
      const headers = { 'accept-encoding': accepted }
      const [ours, asSent] = [await get('/kept', headers), await get('/kept/as-sent', headers)]
      expect(ours.headers['content-encoding']).toBe(asSent.headers['content-encoding'])
      if (!accepted.includes('nonsense')) expect(ours.headers['content-encoding']).toBe(encoding)
      expect(decoded(ours).equals(kept.identity)).toBe(true)
      expect(decoded(asSent).equals(kept.identity)).toBe(true)
      const isEncoded = ours.headers['content-encoding'] !== undefined
      expect(ours.headers.vary).toBe(isEncoded ? 'accept, accept-encoding' : 'accept')
      expect(ours.headers['content-length']).toBe(String(ours.rawPayload.length))
    },
  )

  it('is sent as it is to whoever names no encoding or declines compression', async () => {
    const declining: Record<string, string>[] = [{}, { 'accept-encoding': 'br', 'x-no-compression': '1' }]
    for (const headers of declining) expect(await get('/kept', headers)).toMatchObject({ body: text })
  })

  it('is not encoded when it is short, and compressed in pieces when it is long', async () => {
    const headers = { 'accept-encoding': 'br' }
    expect((await get('/short', headers)).headers['content-encoding']).toBeUndefined()
    const whole = await get('/long', headers)
    expect(whole.headers['content-encoding']).toBe('br')
    expect(decoded(whole).equals(long.identity)).toBe(true)
    expect(long.bytes).toBe(long.identity.length)
  })

  it('is compressed once for each encoding, into memory of its own, which it counts', async () => {
    const body = new CachedBody(Buffer.from(text))
    const grown = vi.fn<(bytes: number) => void>()
    body.onGrowth(grown)
    const all = await Promise.all([body.encoded('br'), body.encoded('br'), body.encoded('gzip')])
    const [br, same, gz] = all
    expect(same).toBe(br)
    expect(await body.encoded('br')).toBe(br)
    expect(body.bytes).toBe(text.length + br.length + gz.length)
    expect(grown).toHaveBeenCalledTimes(2)
    expect(grown).toHaveBeenLastCalledWith(body.bytes)
    for (const { buffer, length } of [br, gz]) expect(buffer.byteLength).toBe(length)
  })
})

it('leaves no encoding behind where an error is sent in its place', async () => {
  const refusing = fastify()
  registerErrorHandler(refusing)
  refusing.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 200) throw new ClientError('BUSY', 'Too much is being sent')
  })
  refusing.get('/', async (request, reply) => reply.send(await encodedBody(request, reply, kept)))
  const refused = await refusing.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  expect(refused.headers['content-encoding']).toBeUndefined()
  expect(refused.json()).toMatchObject({ errors: [{ message: 'Too much is being sent' }] })
  await refusing.close()
})

describe('the response cache', () => {
  // Nothing compresses noise: its encodings weigh as much as it does.
  const noise = (seed: number) =>
    Buffer.from(Array.from({ length: 1500 }, (_, at) => Math.imul(at + seed, 2_654_435_761) >>> 24))

  it('counts what its answers are compressed to, and evicts for it', async () => {
    const answers = createResponseCache(8000)
    const kinds = ['a', 'b', 'c', 'd']
    for (const [seed, key] of kinds.entries()) answers.keep(key, 1, await readyAnswer(noise(seed)))
    const there = () => kinds.filter((key) => answers.find(key, 1) !== undefined)
    expect(there()).toEqual(kinds)
    await answers.find('d', 1)!.body.encoded('gzip')
    expect(there()).not.toEqual(kinds)
    expect(there().length).toBeGreaterThan(0)
  })

  it('keeps no answer longer for being compressed, and none that has left', async () => {
    let time = 0
    const answers = createResponseCache(100_000, () => time)
    const [kept, left] = [await readyAnswer(Buffer.from(text)), await readyAnswer(Buffer.from(text))]
    answers.keep('kept', 1, kept)
    answers.keep('left', 1, left)
    answers.keep('left', 1, await readyAnswer(Buffer.from('newer')))
    time = 59_000
    await kept.body.encoded('br')
    await left.body.encoded('br')
    expect(answers.find('left', 1)?.body.identity.toString()).toBe('newer')
    expect(answers.find('kept', 1)).toBe(kept)
    time = 60_001
    expect(answers.find('kept', 1)).toBeUndefined()
    answers.find('kept', 2)
    await kept.body.encoded('gzip')
    expect(answers.find('kept', 2)).toBeUndefined()
  })
})
