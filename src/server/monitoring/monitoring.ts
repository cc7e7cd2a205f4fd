import type { Config } from '../config/config.ts'
import { listeningError } from '../config/listening-error.ts'
import type { Metrics } from './metrics.ts'
import { traceWith } from './tracing.ts'
import type { Tracer } from './tracing.ts'

/** Metrics, traces and lines of requests of the service. */
export interface Monitoring {
  /** Null: none are measured. */
  metrics: Metrics | null
  /** Null: nothing is traced. */
  tracer: Tracer | null
  /** Whether the metrics are at `/metrics` of the service's own port. */
  hasMetricsRoute: boolean
  /** Whether the log has a line for each request. */
  logsRequests: boolean
}

/** Nothing is watched. */
export const noMonitoring: Monitoring = {
  metrics: null,
  tracer: null,
  hasMetricsRoute: false,
  logsRequests: false,
}

/** Monitoring of the running service. */
interface RunningMonitoring extends Monitoring {
  /** Sends what was not sent yet, and ends. Never fails: a collector may be away. */
  close(): Promise<void>
}

/** Listens on the port of metrics alone, where one is configured. */
async function serveMetrics(
  metrics: Metrics | null,
  { port, host }: Config['monitoring']['metrics'],
): Promise<{ close(): Promise<void> } | null> {
  if (!metrics || port === null) return null
  const { startMetricsServer } = await import('./metrics-server.ts')
  return startMetricsServer(metrics, { port, host }).catch((error: unknown) => {
    throw listeningError(error, { port, host }, { port: 'METRICS_PORT', host: 'METRICS_HOST' })
  })
}

/**
 * Starts monitoring as it is configured; what is off is not loaded either.
 * @throws Error with a sentence for the operator when METRICS_PORT is taken
 */
export async function startMonitoring(config: Config['monitoring']): Promise<RunningMonitoring> {
  const { isPublic, port } = config.metrics
  const metrics = isPublic || port !== null ? (await import('./prometheus.ts')).createMetrics() : null
  const server = await serveMetrics(metrics, config.metrics)
  const tracer = config.traces && (await import('./open-telemetry.ts')).openTelemetry(config.traces)
  traceWith(tracer)
  return {
    metrics,
    tracer,
    hasMetricsRoute: isPublic,
    logsRequests: config.logRequests,
    async close() {
      traceWith(null)
      await server?.close()
      await tracer?.close().catch(() => {})
    },
  }
}
