import { request } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { localAddress } from '#server/http/address.ts'
import { addDisease } from '#tests/support/factories.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { nginxProgram, startNginx } from '#tests/support/service/nginx.ts'
import type { Proxy } from '#tests/support/service/proxy.ts'

const root = resolve(import.meta.dirname, '../../..')
const program = nginxProgram()
const QUERY = `/api/graphql?query=${encodeURIComponent('{ browseDiseases { totalCount } knowledgebase { knowledgeVersion } }')}`
const SESSION = { cookie: 'theme=dark; curia.session_token=of-somebody', 'sec-fetch-site': 'same-origin' }

/** A service whose responses may be copied for so many seconds, and nginx before it. */
async function startBehindNginx(seconds: number) {
  const { url } = await sqlite.createDatabase()
  const curia: TestApp = await testApp(url, {
    schema,
    appFolder: resolve(root, 'dist'),
    trustProxy: ['loopback'],
    sharedCaching: { seconds, surrogateKeys: true },
  })
  const asked: string[] = []
  curia.app.addHook('onRequest', async ({ url: path }) => void asked.push(path))
  await curia.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = new URL(localAddress(curia.app))
  const proxy: Proxy = await startNginx(program ?? '', `http://127.0.0.1:${port}`)

  async function get(path: string, headers: Record<string, string> = {}) {
    const before = asked.length
    const answer = await fetch(proxy.url + path, { headers })
    const body = await answer.text()
    const reached = asked.slice(before).includes(path)
    const cache = answer.headers.get('x-cache')
    return { status: answer.status, cache, headers: answer.headers, body, reached }
  }
  const send = async (path: string, method: string) => (await fetch(proxy.url + path, { method })).status
  const stop = async () => {
    await proxy.stop()
    await curia.close()
  }
  return { curia, address: proxy.url, get, send, stop }
}

describe.skipIf(program === null)('nginx before the service, as deploy/nginx.conf says', () => {
  let behind: Awaited<ReturnType<typeof startBehindNginx>>
  beforeAll(async () => {
    behind = await startBehindNginx(3600)
  })
  afterAll(() => behind.stop())
  const get: typeof behind.get = (...request) => behind.get(...request)

  it('passes on the host that was asked for, of which the service refuses those that are not its own', async () => {
    const statusFor = (host: string) =>
      new Promise((resolve, reject) => {
        request(`${behind.address}/help?hosts`, { headers: { host } }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        })
          .on('error', reject)
          .end()
      })
    expect(await statusFor('curia.localhost')).toBe(200)
    expect(await statusFor('evil.example')).toBe(421)
  })

  it('answers readers without an account from its copies', async () => {
    const first = await get('/match')
    expect([first.status, first.cache, first.reached]).toEqual([200, 'MISS', true])
    const second = await get('/match')
    expect([second.status, second.cache, second.reached]).toEqual([200, 'HIT', false])
    expect(second.body).toBe(first.body)
    expect(second.headers.get('surrogate-key')).toBeNull()
    const again = await get('/match', { 'if-none-match': String(first.headers.get('etag')) })
    expect([again.status, again.reached]).toEqual([304, false])
  })

  it('never answers somebody with a session or a key from them, nor keeps what they got', async () => {
    await get(QUERY)
    expect((await get(QUERY)).cache).toBe('HIT')
    const own = await get(QUERY, SESSION)
    expect([own.cache, own.reached]).toEqual(['BYPASS', true])
    // No key of this service: the copy would have been 200.
    const byKey = await get(QUERY, { authorization: `Bearer curia_${'a'.repeat(36)}` })
    expect([byKey.status, byKey.headers.get('cache-control')]).toEqual([401, 'no-store'])
    const page = await get('/about', SESSION)
    expect([page.cache, page.headers.get('cache-control')]).toEqual(['BYPASS', 'private, no-cache'])
    expect((await get('/about')).cache).toBe('MISS')
    expect((await get('/api/status')).cache).toBe('MISS')
    expect((await get('/api/status')).cache).toBe('MISS')
  })

  it('passes on no word of clients about tracing', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    const names: string[] = []
    behind.curia.app.server.once('request', ({ headers }) => names.push(...Object.keys(headers)))
    expect((await get('/api/status', { traceparent, tracestate: 'a=1' })).status).toBe(200)
    expect(names).toContain('x-forwarded-for')
    expect(names.filter((name) => name.startsWith('trace'))).toEqual([])
  })

  it('lets nobody remove copies', async () => {
    const answers = ['PURGE', 'BAN'].map((method) => behind.send('/help', method))
    expect(await Promise.all(answers)).toEqual([405, 405])
  })

  it('sends a copy that has expired while it fetches a new one, which has the change', async () => {
    // Fresh for two seconds, and sent for three more while a new one is fetched.
    const { curia, get: ask, stop } = await startBehindNginx(5)
    onTestFinished(stop)
    const before = (await ask(QUERY)).body
    await curia.storage.write((tx) => addDisease(tx, 'Melanoma'))
    const seen: (string | null)[] = []
    let after = before
    while (after === before) {
      await sleep(100)
      const answer = await ask(QUERY)
      seen.push(answer.cache)
      after = answer.body
    }
    expect(JSON.parse(after)).toMatchObject({ data: { knowledgebase: { knowledgeVersion: 1 } } })
    // Nobody waited for it.
    expect(seen).toContain('STALE')
  })
})
