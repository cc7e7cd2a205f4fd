import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { Metrics } from './metrics.ts'

/** A server of metrics alone. */
export interface MetricsServer {
  close(): Promise<void>
}

/** A scraper that is slower is disconnected, in ms. */
const TIMEOUT_MS = 10_000
/** Scrapers that may be connected at once. */
const MAX_CONNECTIONS = 20

function answer(metrics: Metrics): RequestListener {
  return (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
      return response.end('Not found: the metrics are at GET /metrics\n')
    }
    metrics.scrape().then(
      ({ contentType, body }) => response.writeHead(200, { 'content-type': contentType }).end(body),
      () => response.writeHead(500).end(),
    )
  }
}

/**
 * Listens for scrapers of `GET /metrics` on a port of its own, so that the metrics need not be public.
 * @throws the error of the system when it cannot listen there
 */
export async function startMetricsServer(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS }, answer(metrics))
  server.maxConnections = MAX_CONNECTIONS
  server.setTimeout(TIMEOUT_MS)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
