import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { newApiKey } from '#server/accounts/api-keys/api-key-format.ts'
import { schema } from '#server/graphql/schema.ts'
import { countedAddress } from '#server/http/limits/client-address.ts'
import { defaultRequestLimits } from '#server/config/request-limits.ts'
import { memoryCounters, requestCounters } from '#server/storage/request-counters.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { describeOnEachEngine, postgres } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const QUERY = { query: '{ knowledgebase { name } }' }
const few = { anonymous: 3, user: 0, windowSeconds: 300 }

/** One request; what the tests look at in its answer. */
async function send(
  { app }: TestApp,
  given: {
    url?: string
    from?: string
    headers?: Record<string, string>
    method?: 'GET' | 'POST' | 'OPTIONS'
  } = {},
) {
  const { url = '/api/graphql', from = '192.0.2.1', headers = {} } = given
  const method = given.method ?? (url === '/api/graphql' ? 'POST' : 'GET')
  const answer = await app.inject({
    method,
    url,
    headers,
    remoteAddress: from,
    ...(method === 'POST' && { payload: QUERY }),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body }
}

it('counts an IPv6 network of 64 bits as one client, and IPv4 however it is written', () => {
  expect(countedAddress('192.0.2.7')).toBe('192.0.2.7')
  expect(countedAddress('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(countedAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(countedAddress('2001:DB8:0001:2::9')).toBe('2001:db8:1:2::/64')
  expect(countedAddress('2001:db8::9')).toBe('2001:db8:0:0::/64')
  expect(countedAddress('::1')).toBe('0:0:0:0::/64')
  expect(countedAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(countedAddress('64:ff9b::192.0.2.33')).toBe('64:ff9b:0:0::/64')
})

describeOnEachEngine('limits', (engine) => {
  let url: string
  let drop: () => Promise<void>
  const running: TestApp[] = []
  beforeAll(async () => {
    const database = await engine.createDatabase()
    ;({ url, drop } = database)
  })
  afterEach(async () => {
    for (const service of running.splice(0)) await service.close()
  })
  afterAll(() => drop())

  /** A service whose counters are in memory, so that tests do not count for one another. */
  async function start(services: Parameters<typeof testApp>[1] = {}) {
    const service = await testApp(url, { schema, limits: few, ...services })
    running.push(service)
    return service
  }

  it('answers 900 anonymous requests of one address in five minutes, and the 901st with 429', async () => {
    const service = await start({ limits: defaultRequestLimits })
    const first = await send(service)
    expect(first.status).toBe(200)
    expect(first.headers['ratelimit-policy']).toBe('"anonymous";q=900;w=300')
    expect(first.headers['ratelimit']).toBe('"anonymous";r=899;t=300')
    expect(first.headers['access-control-expose-headers']).toContain('RateLimit')
    for (let request = 2; request <= 900; request += 1) expect((await send(service)).status).toBe(200)
    const refused = await send(service)
    expect(refused.status).toBe(429)
    expect(JSON.parse(refused.body)).toEqual({
      errors: [
        {
          message: expect.stringContaining(
            'More than 900 requests from one address in 300 seconds',
          ) as string,
          extensions: { code: 'RATE_LIMITED' },
        },
      ],
    })
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(300)
    expect(refused.headers['ratelimit']).toBe(`"anonymous";r=0;t=${wait}`)
    expect(refused.headers['access-control-allow-origin']).toBe('*')
    expect((await send(service, { from: '192.0.2.2' })).status).toBe(200)
  })

  it('counts all interfaces together, and neither health, pages, files nor preflights', async () => {
    const folder = join(inject('runFolder'), `app-${engine.name}`)
    mkdirSync(folder, { recursive: true })
    for (const page of ['index.html', 'graphiql.html']) writeFileSync(join(folder, page), '<!doctype html>')
    const downloads = join(folder, 'downloads')
    const service = await start({ appFolder: folder, site: { name: 'Limited', downloads } })
    const left = async (url: string) => (await send(service, { url })).headers['ratelimit']
    expect(await left('/api/genes')).toBe('"anonymous";r=2;t=300')
    expect(await left('/downloads/nightly/nothing.tsv')).toMatch('r=1;')
    expect(await left('/links/eid/1')).toMatch('r=0;')
    const legacy = await send(service, { url: '/api/genes/1' })
    expect(legacy.status).toBe(429)
    expect(JSON.parse(legacy.body)).toEqual({ errors: [expect.stringContaining('More than 3 requests')] })
    expect(legacy.headers).toMatchObject({
      'retry-after': expect.any(String) as string,
      'ratelimit-limit': '3',
      'ratelimit-remaining': '0',
      'ratelimit-reset': legacy.headers['retry-after'],
    })
    for (const free of ['/api/status', '/api/ready', '/api/graphiql', '/', '/evidence', '/graphiql.html']) {
      const answer = await send(service, { url: free })
      expect(answer.status).toBe(200)
      expect(answer.headers['ratelimit']).toBeUndefined()
    }
    expect((await send(service, { method: 'OPTIONS' })).status).toBe(204)
  })

  it('counts and knows requests however their address is written', async () => {
    const downloads = join(inject('runFolder'), 'no-downloads')
    const service = await start({ site: { name: 'Limited', downloads } })
    const written = ['/%61pi/graphql', '/api/%67raphql', '/api/graphql?x=1', '/api/graphql']
    const statuses: number[] = []
    for (const url of written) statuses.push((await send(service, { url, method: 'POST' })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    for (const url of ['/%61pi/graphql', '/%61pi/genes', '/%64ownloads/a/b', '/%6cinks/eid/1']) {
      const method = url.includes('graphql') ? 'POST' : 'GET'
      expect((await send(service, { url, method })).status).toBe(429)
      const wrongKey = { authorization: 'Bearer nothing' }
      expect((await send(service, { url, method, headers: wrongKey })).status).toBe(401)
    }
    const foreign = { origin: 'https://evil.example' }
    const signIn = await send(service, { url: '/%61pi/auth/sign-out', method: 'POST', headers: foreign })
    expect(signIn.status).toBe(403)
  })

  it('lets keys through, as many as they send, unless the operator limits users', async () => {
    const service = await start()
    const { key } = await userWithKey(service.storage, 'busy')
    const headers = { authorization: `Bearer ${key}` }
    for (let request = 0; request < 5; request += 1) {
      const answer = await send(service, { headers })
      expect(answer.status).toBe(200)
      expect(answer.headers['ratelimit']).toBeUndefined()
    }
    expect((await send(service)).headers['ratelimit']).toMatch('r=2;')
    const strict = await start({ limits: { ...few, user: 2 } })
    const other = await userWithKey(strict.storage, 'other')
    const answers = [1, 2, 3].map((index) => send(strict, { headers, from: `192.0.2.${20 + index}` }))
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 200, 429])
    expect((await send(strict, { headers })).headers['ratelimit-policy']).toBe('"user";q=2;w=300')
    expect((await send(strict, { headers: { authorization: `Bearer ${other.key}` } })).status).toBe(200)
  })

  it('counts requests with keys that nobody has, so that they buy nothing', async () => {
    const service = await start()
    const guess = () => send(service, { headers: { authorization: `Bearer ${newApiKey()}` } })
    for (let request = 0; request < 3; request += 1) expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
    expect((await send(service)).status).toBe(429)
  })

  it('believes the address of a proxy that is trusted, and no other', async () => {
    const forged = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}` })
    const plain = await start()
    const statuses: number[] = []
    for (let index = 0; index < 4; index += 1)
      statuses.push((await send(plain, { headers: forged(index) })).status)
    expect(statuses).toEqual([200, 200, 200, 429])

    const behind = await start({ trustProxy: ['10.0.0.0/8'] })
    const throughProxy = (client: string) =>
      send(behind, { from: '10.1.2.3', headers: { 'x-forwarded-for': client } })
    for (let index = 0; index < 4; index += 1)
      expect((await throughProxy(`198.51.100.${index}`)).status).toBe(200)
    // What the client itself wrote before the proxy added its address is not believed.
    for (let index = 0; index < 3; index += 1)
      expect((await throughProxy(`203.0.113.${index}, 198.51.100.77`)).status).toBe(200)
    expect((await throughProxy('203.0.113.9, 198.51.100.77')).status).toBe(429)
    // Whoever reaches the service past the proxy is nobody it trusts.
    for (let index = 0; index < 3; index += 1)
      expect((await send(behind, { from: '192.0.2.50', headers: forged(index) })).status).toBe(200)
    expect((await send(behind, { from: '192.0.2.50', headers: forged(9) })).status).toBe(429)
  })

  it('counts addresses of one IPv6 network together', async () => {
    const service = await start()
    for (let index = 1; index <= 3; index += 1)
      expect((await send(service, { from: `2001:db8:7:7::${index}` })).status).toBe(200)
    expect((await send(service, { from: '2001:db8:7:7:ffff::1' })).status).toBe(429)
    expect((await send(service, { from: '2001:db8:7:8::1' })).status).toBe(200)
  })

  it('lasts no longer when the clock goes back', async () => {
    const service = await start()
    for (let index = 0; index < 4; index += 1) await send(service)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
    try {
      const refused = await send(service)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(few.windowSeconds)
    } finally {
      vi.useRealTimers()
    }
  })

  it('goes on when the shared counter fails, counting for itself, and says so once', async () => {
    const broken = new RateLimiterMemory({ points: 1, duration: 1 })
    broken.consume = () => Promise.reject(new Error('counter is away'))
    const service = await start({
      counters: { shared: true, counter: () => broken, close: async () => {} },
    })
    const statuses: number[] = []
    for (let index = 0; index < 4; index += 1) statuses.push((await send(service)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(service.log.filter((line) => line.includes('counter is away'))).toHaveLength(1)
  })

  it('refuses keys in addresses, says what to do, and logs none', async () => {
    const service = await start({ limits: { anonymous: 0, user: 0, windowSeconds: 1 } })
    const { key } = await userWithKey(service.storage, 'careless')
    const addresses = [
      ...['api_key', 'apikey', 'access_token', 'token', 'key', 'API_KEY', 'something'].map(
        (name) => `/api/genes?count=1&${name}=${key}`,
      ),
      `/api/graphql?token=${key}`,
      `/api/graphql?key=curia_tooshort`,
      `/evidence/1?key=${key}`,
      `/api/genes/${key}`,
      `/api/genes?key=${key.replace('_', '%5F')}`,
      `/api/genes?count=%zz&x=${key.replace('_', '%5F')}`,
      `/api/%zz?key=${key}`,
      `/downloads/nightly/x.tsv?access_token=${key}`,
    ]
    for (const address of addresses) {
      const answer = await send(service, {
        url: address,
        method: address.startsWith('/api/graphql') ? 'POST' : 'GET',
      })
      expect(answer.status).toBe(400)
      const [error] = (JSON.parse(answer.body) as { errors: (string | { message: string })[] }).errors
      const message = typeof error === 'string' ? error : error?.message
      expect(message).toMatch(/Authorization: Bearer.*revoke this key/)
    }
    expect((await send(service, { url: '/api/genes?key=harmless&token=x' })).status).toBe(200)
    const log = service.log.join('\n')
    expect(log).toContain('GET /api/genes/curia_… ')
    expect(log).not.toContain(key.slice(6))
  })
})

describe.skipIf(inject('postgresUrl') === null)('two instances on one PostgreSQL database', () => {
  it('share one limit', async () => {
    const database = await postgres.createDatabase()
    const instances: { service: TestApp; close: () => Promise<void> }[] = []
    for (let index = 0; index < 2; index += 1) {
      const counters = await requestCounters(database.url)
      const service = await testApp(database.url, {
        schema,
        counters,
        limits: { anonymous: 10, user: 0, windowSeconds: 300 },
      })
      instances.push({ service, close: () => service.close().then(() => counters.close()) })
    }
    const [one, two] = instances.map(({ service }) => service)
    if (!one || !two) throw new Error('both instances run')
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => send(index % 2 === 0 ? one : two)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    for (const service of [one, two]) {
      expect((await send(service)).status).toBe(429)
      expect((await send(service, { from: '192.0.2.99' })).status).toBe(200)
    }
    // Sign-in attempts are shared, too.
    const attempt = (service: TestApp) =>
      service.app.inject({
        method: 'POST',
        url: '/api/auth/sign-in',
        payload: { email: 'x@example.org', password: 'wrong password' },
        remoteAddress: '192.0.2.1',
      })
    for (let index = 0; index < 8; index += 1)
      expect((await attempt(index % 2 === 0 ? one : two)).statusCode).toBe(401)
    expect((await attempt(one)).statusCode).toBe(429)
    expect((await attempt(two)).statusCode).toBe(429)
    // No address that somebody makes up keeps the database from counting.
    const odd = {
      email: Array.from({ length: 1000 }, (_, at) => String.fromCodePoint(0x4e00 + at * 7)).join(''),
    }
    for (const { email, status } of [
      { ...odd, status: 401 },
      { email: 'x\0@example.org', status: 400 },
    ]) {
      const answer = await one.app.inject({
        method: 'POST',
        url: '/api/auth/sign-in',
        payload: { email, password: 'wrong password' },
      })
      expect(answer.statusCode).toBe(status)
    }
    expect(one.log.join('\n')).not.toContain('does not answer')
    for (const { close } of instances) await close()
    await database.drop()
  })

  it('count for themselves while the database is away', async () => {
    const away = await requestCounters('postgres://curia@127.0.0.1:1/nowhere')
    const database = await postgres.createDatabase()
    const service = await testApp(database.url, { schema, counters: away, limits: few })
    const statuses: number[] = []
    for (let index = 0; index < 4; index += 1) statuses.push((await send(service)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(service.log.filter((line) => line.includes('counts for itself'))).toHaveLength(1)
    await service.close()
    await away.close()
    await database.drop()
  })
})

it('counts in memory alone on SQLite', async () => {
  expect((await requestCounters('sqlite:/nowhere/x.db')).shared).toBe(false)
  expect(memoryCounters().shared).toBe(false)
})
