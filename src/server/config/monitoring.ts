import { z } from 'zod'
import type { TracingOptions } from './tracing-options.ts'

/** Configuration of metrics, traces and the access log. */
export interface MonitoringConfig {
  /** Metrics for Prometheus: on the service's own port, and on a port of their own (null: not there). */
  metrics: { isPublic: boolean; port: number | null; host: string }
  /** Where traces go; null: nothing is traced. */
  traces: TracingOptions | null
  /** Whether the log has a line for each request. */
  logRequests: boolean
}

const isCollector = (address: string) => {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash
}

/** Variables of metrics, traces and the access log; each message says what is allowed. */
export const monitoringVariables = {
  METRICS: z
    .enum(['on', 'off'], 'must be on or off')
    .default('off')
    .describe('on: metrics for Prometheus at /metrics of PORT, which everyone can read there'),
  METRICS_PORT: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a whole number from 1 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a whole number from 1 to 65535')
    .optional()
    .describe('port of metrics alone, which need not be public'),
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'must be a host name or an IP address, such as localhost or 0.0.0.0')
    .default('localhost')
    .describe('address to listen on at METRICS_PORT'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isCollector, 'must be an http or https address, such as http://localhost:4318')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe(
      'OpenTelemetry collector to which traces are sent (OTLP over HTTP); nothing is traced unless set',
    ),
  OTEL_SERVICE_NAME: z
    .string()
    .max(100, 'must have at most 100 characters')
    .default('curia')
    .describe('name of the service in traces'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0|1|0?\.\d{1,6}|1\.0+)$/, 'must be a number from 0 to 1, such as 0.1')
    .transform(Number)
    .default(1)
    .describe('share of the requests that are traced, from 0 to 1'),
  LOG_REQUESTS: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe('off: the log has no line for each request'),
}

const Variables = z.object(monitoringVariables)

/** Configuration of monitoring from the variables. */
export const monitoringConfig = (values: z.infer<typeof Variables>): MonitoringConfig => ({
  metrics: {
    isPublic: values.METRICS === 'on',
    port: values.METRICS_PORT ?? null,
    host: values.METRICS_HOST,
  },
  traces:
    values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? null
      : {
          endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: values.OTEL_SERVICE_NAME,
          ratio: values.OTEL_TRACES_SAMPLER_ARG,
        },
  logRequests: values.LOG_REQUESTS === 'on',
})
