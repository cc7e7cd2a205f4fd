import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#server/monitoring/metrics.ts'
import { defineGauge } from '#server/monitoring/registry.ts'
import type { RequestEnd } from './request-end.ts'

const inProgress = defineGauge('curia_http_requests_in_progress', 'HTTP requests without a complete response')

/** Measures each request. @returns what to call at its end */
export function registerRequestMetrics(app: FastifyInstance, metrics: Metrics): (end: RequestEnd) => void {
  let running = 0
  const remove = inProgress.register({}, () => running)
  app.addHook('onClose', async () => remove())
  app.addHook('onRequest', (_request, _reply, done) => {
    running += 1
    done()
  })
  return ({ request, route, status, milliseconds }) => {
    running -= 1
    metrics.request({ route, method: request.method, status, seconds: milliseconds / 1000 })
  }
}

/** `GET /metrics` on the service's own port: all metrics, for Prometheus. */
export function registerMetricsRoute(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (_request, reply) => {
    const { contentType, body } = await metrics.scrape()
    return reply.header('cache-control', 'no-store').type(contentType).send(body)
  })
}
