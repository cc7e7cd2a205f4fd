// Loaded only where metrics are on.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { version } from '#server/config/version.ts'
import { appOperations } from './app-operations.ts'
import type { Metrics, Scrape } from './metrics.ts'
import { definedMetrics } from './registry.ts'
import type { Metric } from './registry.ts'

/** Upper bounds of buckets, in seconds: cached responses take less than a millisecond, streams some ten seconds. */
const REQUEST_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const STATEMENT_BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 10]

/** So long a text is given to others who ask, in ms. */
const FRESH_MS = 1000

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Names that clients make up are not labels: there would be as many as somebody likes. */
const operationLabel = (name: string | undefined) =>
  name === undefined ? 'unnamed' : appOperations.has(name) ? name : 'other'

function registerMetric(registry: Registry, { name, help, type, labelNames, read }: Metric): void {
  const options = { name, help, labelNames: [...labelNames], registers: [registry] }
  if (type === 'gauge') {
    const gauge = new Gauge({
      ...options,
      collect: async () => {
        const samples = await read()
        gauge.reset()
        for (const { labels, value } of samples) gauge.set(labels, value)
      },
    })
  } else {
    const counter = new Counter({
      ...options,
      collect: async () => {
        const samples = await read()
        counter.reset()
        for (const { labels, value } of samples) counter.inc(labels, value)
      },
    })
  }
}

/** Gives the text that was made last as long as it is fresh, or is being made. */
function sharedScrape(make: () => Promise<Scrape>): () => Promise<Scrape> {
  let last: { text: Promise<Scrape>; until: number } | null = null
  return () => {
    if (last && performance.now() < last.until) return last.text
    const text = make()
    const made = { text, until: Infinity }
    const expire = (until: number) => () => {
      made.until = until
    }
    text.then(() => expire(performance.now() + FRESH_MS)(), expire(0))
    last = made
    return text
  }
}

/** Metrics of the process for Prometheus, with those of Node. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'curia_http_request_duration_seconds',
    help: 'Duration of HTTP requests until the end of their responses, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const operations = new Histogram({
    name: 'curia_graphql_operation_duration_seconds',
    help: 'Duration of GraphQL operations that were executed, by name (of operations of the app) and result',
    labelNames: ['operation', 'result'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const statements = new Histogram({
    name: 'curia_database_statement_duration_seconds',
    help: 'Duration of database statements, by result',
    labelNames: ['result'],
    buckets: STATEMENT_BUCKETS,
    registers,
  })
  new Gauge({ name: 'curia_build_info', help: 'Version of Curia', labelNames: ['version'], registers }).set(
    { version },
    1,
  )
  const succeeded = { result: 'success' }
  const failed = { result: 'failure' }
  const registered = new Set<string>()

  async function makeText(): Promise<Scrape> {
    // Modules that were loaded since define metrics, too.
    for (const metric of definedMetrics()) {
      if (registered.has(metric.name)) continue
      registerMetric(registry, metric)
      registered.add(metric.name)
    }
    return { contentType: registry.contentType, body: await registry.metrics() }
  }

  return {
    request: ({ route, method, status, seconds }) =>
      requests.observe({ route, method: METHODS.has(method) ? method : 'other', status }, seconds),
    operation: ({ name, hasErrors, seconds }) =>
      operations.observe(
        { operation: operationLabel(name), result: hasErrors ? 'failure' : 'success' },
        seconds,
      ),
    statement: (seconds, hasFailed) => statements.observe(hasFailed ? failed : succeeded, seconds),
    scrape: sharedScrape(makeText),
  }
}
