import type { FastifyInstance } from 'fastify'
import type { Monitoring } from '#server/monitoring/monitoring.ts'
import { logRequest } from './access-log.ts'
import { registerRequestEnd } from './request-end.ts'
import { registerMetricsRoute, registerRequestMetrics } from './request-metrics.ts'
import { registerRequestSpans } from './request-spans.ts'

/** Metrics, spans and access lines of all requests; to be registered before all that may answer one. */
export function registerMonitoring(app: FastifyInstance, monitoring: Monitoring): void {
  const { metrics, tracer, hasMetricsRoute, logsRequests } = monitoring
  const listeners = [
    ...(logsRequests ? [logRequest] : []),
    ...(metrics ? [registerRequestMetrics(app, metrics)] : []),
    ...(tracer ? [registerRequestSpans(app, tracer)] : []),
  ]
  if (listeners.length > 0) registerRequestEnd(app, listeners)
  if (metrics && hasMetricsRoute) registerMetricsRoute(app, metrics)
}
