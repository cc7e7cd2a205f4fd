import { noReplicas } from '#server/storage/replicas/replicas.ts'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { CompiledQuery } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { registerHealth } from '#server/http/health.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { version } from '#server/config/version.ts'
import { describeOnEachEngine, sqlite } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

describeOnEachEngine('Health', (engine) => {
  let service: TestApp
  beforeEach(async () => {
    const database = await engine.createDatabase()
    service = await testApp(database.url)
  })
  afterEach(() => service.close())

  const get = async (url: string) => {
    const answer = await service.app.inject(url)
    return { status: answer.statusCode, body: answer.json() as unknown }
  }

  it('tells version and knowledge version, which grows with each write', async () => {
    const before = await get('/api/status')
    expect(before).toMatchObject({
      status: 200,
      body: { status: 'ok', version, name: 'Curia of the tests', contents: 'EMPTY' },
    })
    await service.storage.write(async () => {})
    const { version: stored } = await service.storage.read
      .selectFrom('knowledge_state')
      .select('version')
      .executeTakeFirstOrThrow()
    expect(await get('/api/status')).toMatchObject({ body: { knowledgeVersion: stored } })
    expect(before).not.toMatchObject({ body: { knowledgeVersion: stored } })
  })

  it('is ready with its database and not without', async () => {
    expect(await get('/api/ready')).toEqual({ status: 200, body: { status: 'ready' } })
    await service.storage.close()
    expect(await get('/api/ready')).toEqual({
      status: 503,
      body: { status: 'unavailable', reason: expect.stringContaining('database') },
    })
    expect(await get('/api/status')).toMatchObject({
      status: 200,
      body: { status: 'ok', knowledgeVersion: null },
    })
  })
})

describeOnEachEngine('Addresses by another method', (engine) => {
  let service: TestApp
  beforeAll(async () => {
    service = await testApp((await engine.createDatabase()).url, { schema })
  })
  afterAll(() => service.close())

  it.each([
    ['PUT', '/api/changes', 'GET, HEAD'],
    ['POST', '/api/changes/list.json', 'GET, HEAD'],
  ] as const)('%s %s: 405 with what is allowed', async (method, url, allow) => {
    const answer = await service.app.inject({ method, url })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['allow']).toBe(allow)
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED' } }] })
  })
})

/** A database that hears statements and answers none; `heard` is called at each. */
function silentDatabase(heard: (statement: string) => void): Reading {
  class SilentDriver extends DummyDriver {
    override async acquireConnection() {
      const connection = await super.acquireConnection()
      connection.executeQuery = ({ sql }: CompiledQuery) => {
        heard(sql)
        return new Promise(() => {})
      }
      return connection
    }
  }
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new SilentDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

describe('A service whose database is silent', () => {
  afterEach(() => void vi.useRealTimers())

  it('waits for it once, although it asks about knowledge and mirrors', async () => {
    const app = fastify()
    const asked = Promise.withResolvers<void>()
    const tables = new Set<string>()
    const probe = silentDatabase((statement) => {
      for (const table of ['knowledge_state', 'upstreams'])
        if (statement.includes(`"${table}"`)) tables.add(table)
      if (tables.size === 2) asked.resolve()
    })
    const errors = { nightlyProblem: null, statesProblem: null, backupProblem: null, mailProblem: null }
    registerHealth(
      app,
      { probe, writeError: () => null },
      {
        name: 'Curia',
        errors: () => errors,
        replicas: noReplicas,
        isDraining: () => false,
      },
    )
    await app.ready()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = Promise.resolve(app.inject('/api/status'))
    // Both are asked before any time has passed.
    await asked.promise
    await vi.advanceTimersByTimeAsync(2999)
    expect((await answer).json()).toMatchObject({ status: 'ok', knowledgeVersion: null, mirrors: [] })
    await app.close()
  })
})

describe('The HTTP application', () => {
  let service: TestApp
  beforeAll(async () => {
    const folder = mkdtempSync(join(inject('runFolder'), 'app-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Curia</title>the app')
    mkdirSync(join(folder, '.ssr'))
    writeFileSync(
      join(folder, '.ssr/pages.json'),
      JSON.stringify(
        ['/', '/genes/:id', '/evidence', '/far/:id/off'].map((pattern) => ({
          pattern,
          isListing: false,
          files: [],
        })),
      ),
    )
    writeFileSync(join(folder, 'graphiql.html'), '<!doctype html><title>GraphiQL</title>')
    writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n')
    writeFileSync(join(folder, 'start.js'), 'theme')
    writeFileSync(join(folder, 'assets/index-Ab12.js'), 'plain')
    writeFileSync(join(folder, 'assets/index-Ab12.js.br'), 'brotli')
    writeFileSync(join(folder, 'assets/index-Ab12.js.gz'), 'gzip')
    const database = await sqlite.createDatabase()
    service = await testApp(database.url, { appFolder: folder })
  })
  afterAll(() => service.close())

  it.each(['/', '/evidence?status=ALL', '/far/NKX2.1/off'])(
    'answers %s with the app, asked for again each time',
    async (url) => {
      const answer = await service.app.inject(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
      expect(answer.body).toContain('the app')
      const again = await service.app.inject({
        url,
        headers: { 'if-none-match': String(answer.headers.etag) },
      })
      expect(again.statusCode).toBe(304)
    },
  )

  it.each(['/nowhere/at/all', '/far/off', '/genes/NKX2.1'])(
    'answers %s with the app and 404',
    async (url) => {
      const answer = await service.app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('the app')
    },
  )

  it('tells browsers to come by TLS only where people do', async () => {
    const { url } = await sqlite.createDatabase()
    const secure = await testApp(url, { publicUrl: 'https://curia.example.org', trustProxy: ['loopback'] })
    const header = 'strict-transport-security'
    expect((await secure.app.inject('/api/status')).headers[header]).toMatch(/^max-age=\d{8}/)
    expect((await service.app.inject('/api/status')).headers[header]).toBeUndefined()
    await secure.close()
  })

  it('lets browsers keep built files for a year, in the encoding they read', async () => {
    const load = (encoding: string) =>
      service.app.inject({ url: '/assets/index-Ab12.js', headers: { 'accept-encoding': encoding } })
    const plain = await load('identity')
    expect(plain.body).toBe('plain')
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.headers['content-type']).toMatch(/javascript/)
    const brotli = await load('gzip, br')
    expect(brotli.body).toBe('brotli')
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': plain.headers['content-type'],
    })
    expect((await load('gzip')).body).toBe('gzip')
    expect(String(brotli.headers.vary).toLowerCase()).toContain('accept-encoding')
  })

  it('lets browsers start with what every page waits for, and look for a newer one meanwhile', async () => {
    const theme = await service.app.inject('/start.js')
    expect(theme.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=604800')
    expect((await service.app.inject('/robots.txt')).headers['cache-control']).toBe('no-cache')
  })

  it.each(['/assets/index-old.js', '/favicon.png', '/assets/../secret.txt', '/assets', '/assets/'])(
    'has no file at %s and says so instead of sending the app',
    async (url) => {
      const answer = await service.app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control']).not.toMatch(/immutable/)
      expect(answer.body).not.toContain('the app')
    },
  )

  it.each(['/api', '/api/', '/api/nothing', '/api/graphql/more'])('has nothing at %s', async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await service.app.inject({ url, method })
      expect(answer.statusCode).toBe(404)
      const [error] = answer.json<{ errors: (string | { message: string })[] }>().errors
      // Below an interface as its own errors, elsewhere as those of the legacy REST API.
      const text = url.startsWith('/api/graphql/') ? Object(error).message : error
      expect(text).toContain(url)
    }
  })

  it('answers an address that is malformed with 400', async () => {
    const answer = await service.app.inject('/%E0%A4%A')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: [{ message: expect.stringContaining('%E0%A4%A') }] })
  })

  it('shows GraphiQL without a script from elsewhere', async () => {
    const answer = await service.app.inject('/api/graphiql')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('GraphiQL')
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("default-src 'none'")
  })

  it('lets any site read without credentials, errors included', async () => {
    const origin = 'https://elsewhere.example'
    const preflight = await service.app.inject({
      method: 'OPTIONS',
      url: '/api/graphql',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, x-anything',
      },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS, HEAD',
      'access-control-allow-headers': 'authorization, x-anything',
      'access-control-max-age': '1728000',
    })
    for (const url of ['/api/status', '/api/nothing', '/api/graphql']) {
      const { headers } = await service.app.inject({ url, headers: { origin } })
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['access-control-allow-credentials']).toBeUndefined()
      expect(headers['access-control-expose-headers']).toContain('WWW-Authenticate')
    }
  })

  it('compresses large answers for those who read that', async () => {
    const query = '{ __schema { types { name fields { name description type { name } } } } }'
    const send = (encoding: string) =>
      service.app.inject({
        method: 'POST',
        url: '/api/graphql',
        headers: { 'accept-encoding': encoding },
        payload: { query },
      })
    expect((await send('br')).headers['content-encoding']).toBe('br')
    expect((await send('identity')).headers['content-encoding']).toBeUndefined()
  })
})

describe('Without a built app', () => {
  it('pages say how to build it, and the interface works', async () => {
    const database = await sqlite.createDatabase()
    const service = await testApp(database.url)
    const page = await service.app.inject('/genes/BRAF')
    expect(page.statusCode).toBe(503)
    expect(page.body).toContain('npm run build')
    expect((await service.app.inject('/api/status')).statusCode).toBe(200)
    await service.close()
  })
})
