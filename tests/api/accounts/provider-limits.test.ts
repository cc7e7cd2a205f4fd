import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withProviderLimits } from '#server/accounts/provider-fetch.ts'

describe('What a provider answers', () => {
  const server = createServer((request, response) => {
    if (request.url === '/silent') return
    if (request.url === '/slow') return void response.writeHead(200).write('{')
    response.end('x'.repeat(Number(request.url?.slice(1))))
  })
  let url: string
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const limits = { milliseconds: 300, bytes: 1000 }
  const get = async (path: string) => (await fetch(`${url}${path}`)).text()

  it('is of a bounded length', async () => {
    expect(await withProviderLimits(() => get('/1000'), { ...limits, milliseconds: 60_000 })).toHaveLength(
      1000,
    )
    await expect(withProviderLimits(() => get('/1001'), { ...limits, milliseconds: 60_000 })).rejects.toThrow(
      'more than 1000 bytes',
    )
  })

  it.each(['/silent', '/slow'])('comes in time: %s', async (path) => {
    await expect(withProviderLimits(() => get(path), limits)).rejects.toThrow('timeout')
  })

  it('is limited there alone', async () => {
    expect(await get('/100000')).toHaveLength(100_000)
  })
})
