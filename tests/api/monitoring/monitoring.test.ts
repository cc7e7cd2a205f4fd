import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { noMonitoring } from '#server/monitoring/monitoring.ts'
import { scrape } from '#tests/support/monitoring/prometheus-text.ts'
import { startTraceCollector } from '#tests/support/monitoring/trace-collector.ts'
import type { TraceCollector } from '#tests/support/monitoring/trace-collector.ts'
import { seriesNames } from '#tests/support/monitoring/watched-series.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import { freePort } from '#tests/support/service/ports.ts'
import { runCuria, startCuria } from '#tests/support/service/server.ts'
import type { CuriaServer } from '#tests/support/service/server.ts'
import { describeOnSqliteFirst, sqlite } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const KEY = `curia_${'a1'.repeat(18)}`
const TRACE = '0af7651916cd43dd8448eb211c80319c'

const AccessLine = z.object({
  level: z.literal(30),
  requestId: z.string(),
  method: z.string(),
  urlPath: z.string(),
  route: z.string(),
  status: z.number(),
  durationMs: z.number(),
  bytes: z.number(),
  userAgent: z.string().optional(),
})

/** Lines of requests in the output of a service. */
const accessLines = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .flatMap((line) => {
      const { success, data } = AccessLine.safeParse(JSON.parse(line))
      return success ? [data] : []
    })

describe('A service that nobody watches', () => {
  it('has no metrics, and no lines of requests with LOG_REQUESTS=off', async () => {
    const database = await sqlite.createDatabase()
    const { app, log, close } = await testApp(database.url, { monitoring: noMonitoring })
    const answer = await app.inject('/metrics')
    expect(answer.statusCode).not.toBe(200)
    expect(answer.body).not.toContain('curia_')
    expect(log.filter((line) => line.includes('/metrics'))).toEqual([])
    await close()
    await database.drop()
  })

  it('does not start where the port of metrics is taken, and says so', async () => {
    const database = await sqlite.createDatabase()
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = z.object({ port: z.number() }).parse(taken.address())
    const env = { METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1', PORT: '0' }
    const run = await runCuria(['serve'], { database: database.url, env })
    expect([run.code, run.stderr]).toEqual([
      1,
      `Port ${port} is in use: stop the process that uses it, or set METRICS_PORT to another port\n`,
    ])
    taken.close()
    await database.drop()
  })
})

describeOnSqliteFirst('A watched service', (engine) => {
  let database: TestDatabase
  let collector: TraceCollector
  let service: CuriaServer
  let metricsUrl: string
  const data = mkdtempSync(join(tmpdir(), 'curia-monitoring-'))

  beforeAll(async () => {
    database = await engine.createDatabase(null)
    collector = await startTraceCollector()
    const port = await freePort()
    metricsUrl = `http://127.0.0.1:${port}/metrics`
    service = await startCuria({
      database: database.url,
      env: {
        METRICS: 'on',
        METRICS_PORT: String(port),
        METRICS_HOST: '127.0.0.1',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        LOG_REQUESTS: 'on',
        OUTSIDE_SERVICES: 'off',
        DATA_DIR: data,
        NIGHTLY_DELAY: '0',
      },
    })
  })

  afterAll(async () => {
    await service.stop()
    await collector.close()
    await database.drop()
    rmSync(data, { recursive: true })
  })

  const graphql = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${service.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    })
    return answer.json() as Promise<{ data?: unknown; errors?: unknown }>
  }
  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(service.url + path, { headers })).text()
  /** Waits until a scrape, of which there is a new one every second, says it. */
  const scraped = (check: (metrics: Awaited<ReturnType<typeof scrape>>) => void) =>
    vi.waitFor(async () => check(await scrape(metricsUrl)), { timeout: 200_000, interval: 100 })

  it('counts requests by the pattern of their route, never by their address', async () => {
    await get('/api/genes/4711')
    await get('/api/genes/4712')
    await get('/no/such/page')
    await scraped(({ sum, text }) => {
      const count = 'curia_http_request_duration_seconds_count'
      expect(sum(count, { route: '/api/genes/:id', method: 'GET', status: '404' })).toBe(2)
      expect(text).not.toMatch(/471[12]|no\/such/)
    })
  })

  it('measures operations of the app by name, and all others together', async () => {
    await graphql('query AboutPage { __typename }')
    await graphql('query MadeUpByAClient { __typename }')
    await graphql('query SecretOfAClient { __typename }')
    await graphql('{ __typename }')
    await scraped(({ sum, text }) => {
      const count = 'curia_graphql_operation_duration_seconds_count'
      const counts = ['AboutPage', 'other', 'unnamed'].map((operation) => sum(count, { operation }))
      expect(counts).toEqual([1, 2, 1])
      expect(text).not.toMatch(/MadeUp|Secret/)
    })
  })

  it('counts what its caches found', async () => {
    await graphql('query Cached { gene(entrezSymbol: "BRAF") { id } }')
    await graphql('query Cached { gene(entrezSymbol: "BRAF") { id } }')
    await scraped(({ sum }) => {
      const lookups = 'curia_cache_lookups_total'
      expect(sum(lookups, { cache: 'response', result: 'hit' })).toBe(1)
      expect(sum(lookups, { cache: 'response', result: 'miss' })).toBeGreaterThan(0)
      for (const cache of ['operation', 'version', 'row', 'page'])
        expect([cache, sum(lookups, { cache })]).toEqual([cache, expect.any(Number)])
    })
  })

  it('says the state of its database, its queues and itself', async () => {
    const status = z.object({ knowledgeVersion: z.number(), version: z.string() })
    const { knowledgeVersion, version } = status.parse(JSON.parse(await get('/api/status')))
    await scraped(({ sum, names }) => {
      expect(sum('curia_knowledge_version')).toBe(knowledgeVersion)
      expect([sum('curia_database_up'), sum('curia_database_writable')]).toEqual([1, 1])
      expect(sum('curia_database_statement_duration_seconds_count', { result: 'success' })).toBeGreaterThan(5)
      if (engine.name === 'postgres')
        expect(sum('curia_database_connections', { use: 'read' })).toBeGreaterThan(0)
      expect(sum('curia_build_info', { version })).toBe(1)
      expect(names).toContain('nodejs_eventloop_lag_p99_seconds')
      expect(names).toContain('process_resident_memory_bytes')
      expect(sum('curia_queue_waiting')).toBe(0)
    })
  })

  it('has the same metrics on its own port and on that of metrics, which has nothing else', async () => {
    const both = await Promise.all([scrape(`${service.url}/metrics`), scrape(metricsUrl)])
    expect(both[0].names).toEqual(both[1].names)
    const elsewhere = await fetch(metricsUrl.replace('/metrics', '/api/status'))
    expect(elsewhere.status).toBe(404)
  })

  it('serves every series that the dashboard and the alerts of deploy use', async () => {
    const { names } = await scrape(metricsUrl)
    const used = seriesNames()
    expect(used.length).toBeGreaterThan(15)
    expect(used.filter(({ series }) => !names.has(series))).toEqual([])
  })

  it('writes a line for each request, without queries, keys and sessions', async () => {
    const cookie = 'curia.session_token=abcdef0123456789.signature'
    await get('/api/genes/1?alterations=KRAS%20G12D&token=abc', { 'user-agent': `script/1.0 ${KEY}`, cookie })
    await get(`/api/genes/${KEY}`)
    await get('/api/genes/%1b%5b2J%0a')
    await get(`/api/genes/2?api_key=${KEY}`, { authorization: `Bearer ${KEY}` })
    await vi.waitFor(() => {
      const [first, second] = accessLines(service.output()).filter(({ urlPath }) =>
        /^\/api\/genes\/[12]$/.test(urlPath),
      )
      expect(first).toMatchObject({
        method: 'GET',
        route: '/api/genes/:id',
        userAgent: 'script/1.0 curia_…',
      })
      expect(first?.bytes).toBeGreaterThan(100)
      expect(second).toMatchObject({ status: 400 })
    })
    expect(service.output()).not.toMatch(/G12D|token=|a1a1a1|abcdef0123456789|u001b/)
    expect(service.output()).toContain('GET /api/genes/�[2J� ')
  })

  it('writes no line for health checks, and marks requests whose clients left', async () => {
    await get('/api/ready')
    const left = httpRequest(`${service.url}/api/changes?wait=30&since=1`)
    left.on('error', () => {})
    left.end()
    await scraped(({ sum }) => expect(sum('curia_http_requests_in_progress')).toBe(1))
    left.destroy()
    await vi.waitFor(() => {
      const lines = accessLines(service.output())
      expect(lines.filter(({ urlPath }) => urlPath === '/api/changes').map(({ status }) => status)).toEqual([
        499,
      ])
      expect(lines.filter(({ urlPath }) => urlPath === '/api/ready')).toEqual([])
    })
  })

  it('says when its nightly release was made last, and how often that failed', async () => {
    await scraped(({ sum }) => {
      expect(sum('curia_job_runs_total', { name: 'release', result: 'success' })).toBe(1)
      expect(sum('curia_job_runs_total', { name: 'release', result: 'failure' })).toBe(0)
      const at = sum('curia_job_last_success_timestamp_seconds', { name: 'release' })
      expect(Math.abs(Date.now() / 1000 - at)).toBeLessThan(600)
      expect(sum('curia_job_duration_seconds', { name: 'release' })).toBeGreaterThan(0)
    })
  })

  it('sends traces that continue those of clients, without values of statements', async () => {
    const query = 'query Traced { gene(entrezSymbol: "KRAS") { name variants(first: 2) { totalCount } } }'
    expect(await graphql(query, { traceparent: `00-${TRACE}-b7ad6b7169203331-01` })).toHaveProperty('data')
    // What was not sent yet is sent at the end.
    expect(await service.stop()).toBe(0)
    const spans = collector.spans.filter(({ traceId }) => traceId === TRACE)
    const named = (name: string) => spans.filter((span) => span.name === name)
    const [request] = named('POST /api/graphql')
    expect(request).toMatchObject({
      service: 'curia',
      parentSpanId: 'b7ad6b7169203331',
      attributes: { 'http.route': '/api/graphql', 'http.response.status_code': 200 },
    })
    const [operation] = named('GraphQL query')
    expect(operation).toMatchObject({
      parentSpanId: request?.spanId,
      attributes: { 'graphql.operation.name': 'Traced' },
    })
    const statements = named('database statement').filter(
      ({ parentSpanId }) => parentSpanId === operation?.spanId,
    )
    expect(statements.length).toBeGreaterThan(0)
    for (const { attributes } of statements) expect(attributes['db.query.text']).toMatch(/^(?:select|with)/)
    expect(JSON.stringify(collector.spans)).not.toContain('KRAS')
  })
})
