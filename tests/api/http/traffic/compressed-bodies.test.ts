import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DECODED_BYTES } from '#server/http/traffic/compressed-bodies.ts'
import { createMatching } from '#server/matching/matching.ts'
import { createMatchingFiles } from '#server/matching/matching-files.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { sqlite } from '#tests/support/storage/engines.ts'

const MB = 1024 * 1024
const FILE_MB = 16
const JSON_BODY = '{"query":"{ one }"}'
const bomb = Buffer.alloc(FILE_MB * MB)
/** A list of one alteration and empty lines. */
const listOf = (bytes: number) => Buffer.from('BRAF V600E'.padEnd(bytes, '\n'))

const codings: readonly (readonly [coding: string, compress: (body: Buffer) => Buffer])[] = [
  ['gzip', (body) => gzipSync(body)],
  ['deflate', (body) => deflateSync(body)],
]

describe('Compressed bodies', () => {
  let curia: TestApp
  let port: number
  const closing: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    const { url, drop } = await sqlite.createDatabase()
    const matching = createMatching(url)
    const matchingFiles = createMatchingFiles(url, { fileBytes: FILE_MB * MB })
    curia = await testApp(url, { matching, matchingFiles })
    await curia.app.listen({ port: 0, host: '127.0.0.1' })
    port = (curia.app.server.address() as AddressInfo).port
    closing.push(
      () => curia.close(),
      () => matching.close(),
      () => matchingFiles.close(),
      drop,
    )
  })
  afterAll(async () => {
    for (const close of closing) await close()
  })

  /** Posts a body from an address. @returns status and text of the answer */
  const post = (
    path: string,
    body: Buffer | string,
    headers: Record<string, string>,
    localAddress = '127.0.0.1',
  ) =>
    new Promise<[status: number, text: string]>((resolve, reject) => {
      const sent = request({
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        localAddress,
        agent: false,
        headers,
      })
      sent.on('error', reject).on('response', async (answer) => {
        let text = ''
        for await (const piece of answer) text += String(piece)
        resolve([answer.statusCode ?? 0, text])
      })
      sent.end(body)
    })
  const json = { 'content-type': 'application/json' }
  const file = { 'content-type': 'text/plain' }

  it.each(codings)('are read: %s', async (coding, compress) => {
    const body = compress(Buffer.from(JSON_BODY))
    expect(await post('/api/graphql', body, { ...json, 'content-encoding': coding })).toEqual([
      200,
      '{"data":{"one":1}}',
    ])
  })

  it.each(codings)('of more than is allowed are refused with the limit: %s', async (coding, compress) => {
    const [status, text] = await post('/api/graphql', compress(bomb), { ...json, 'content-encoding': coding })
    expect([status, text]).toEqual([413, expect.stringContaining('1048576 bytes')])
  })

  const sizes: readonly (readonly [bytes: number, size: string, status: number])[] = [
    [21, 'some bytes', 200],
    [1000, '1 kB', 200],
    [100_000, '100 kB', 200],
    [DECODED_BYTES - 1, 'a byte less than is allowed', 200],
    [DECODED_BYTES, 'all that is allowed', 200],
    [DECODED_BYTES + 1, 'a byte more', 413],
    [2 * MB, '2 MB', 413],
    [FILE_MB * MB, 'as much as a file may have', 413],
  ]
  const files = codings.flatMap(([coding, compress]) =>
    sizes.map(([bytes, size, status]) => ({ coding, compress, bytes, size, status })),
  )
  it.each(files)(
    'to match become 1 MB at most: $coding, $size',
    async ({ coding, compress, bytes, status }) => {
      const body = compress(listOf(bytes))
      const answer = await post('/api/match?format=ndjson', body, { ...file, 'content-encoding': coding })
      expect(answer).toEqual([status, expect.stringContaining(status === 200 ? 'V600E' : '1048576 bytes')])
      if (status === 413) expect(answer[1]).toContain('which may be a gzip file, without Content-Encoding')
    },
  )

  it('are no gzip files, which are matched as they are sent', async () => {
    const body = gzipSync(listOf(4 * MB))
    expect(await post('/api/match?format=ndjson', body, file)).toEqual([
      200,
      expect.stringContaining('V600E'),
    ])
  })

  it.each(codings)('leave no decoded bytes to the garbage collector: %s', async (coding, compress) => {
    const body = compress(bomb)
    let most = 0
    const looking = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers)), 1)
    const before = process.memoryUsage().arrayBuffers
    const headers = { ...file, 'content-encoding': coding }
    for (let sent = 0; sent < 12; sent += 1) await post('/api/match', body, headers, '127.0.0.9')
    clearInterval(looking)
    expect((most - before) / MB).toBeLessThan(FILE_MB * 2)
  })

  it.each(codings)('reserve what they may become: %s', async (coding, compress) => {
    const body = compress(bomb)
    const headers = { ...json, 'content-encoding': coding }
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => post('/api/graphql', body, headers, '127.0.0.9')),
    )
    const statuses = answers.map(([status]) => status)
    expect(statuses.filter((status) => status !== 413 && status !== 429)).toEqual([])
  })

  it.each([
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
  ] as const)('whose decoders fill many megabytes are refused: %s', async (coding, compress) => {
    const headers = { ...file, 'content-encoding': coding }
    const [status, text] = await post('/api/match', compress(listOf(21)), headers)
    expect([status, text]).toEqual([415, expect.stringContaining('deflate, gzip or identity')])
  })

  it.each(codings)('that are not what their header says are refused: %s', async (coding) => {
    const [status, text] = await post('/api/graphql', JSON_BODY, { ...json, 'content-encoding': coding })
    expect([status, text]).toEqual([400, expect.stringContaining(`not valid ${coding}`)])
  })

  it.each(['compress', 'gzip, br', 'x', ''])(
    'of another coding are refused with those that are read: “%s”',
    async (coding) => {
      const [status, text] = await post('/api/graphql', JSON_BODY, { ...json, 'content-encoding': coding })
      expect([status, text]).toEqual([415, expect.stringContaining('deflate, gzip or identity')])
    },
  )

  it('may be said to be no coding', async () => {
    expect((await post('/api/graphql', JSON_BODY, { ...json, 'content-encoding': 'Identity' }))[0]).toBe(200)
    expect(
      (await post('/api/graphql', gzipSync(JSON_BODY), { ...json, 'content-encoding': 'GZIP' }))[0],
    ).toBe(200)
  })

  it('leave nothing behind', async () => {
    expect(curia.log.filter((line) => /"level":[56]0/.test(line))).toEqual([])
  })
})
