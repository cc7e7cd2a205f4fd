// Loaded only where traces are on.
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Span as ApiSpan } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { version } from '#server/config/version.ts'
import type { TracingOptions } from '#server/config/tracing-options.ts'
import type { Span, Tracer } from './tracing.ts'

/** A collector that is silent for longer holds up the end of the service no more, in ms. */
const EXPORT_TIMEOUT_MS = 5000

function endSpan(span: ApiSpan, error: unknown): void {
  if (error !== undefined)
    // Only the kind of the error: its message may quote what a curator wrote.
    span
      .setAttribute('error.type', error instanceof Error ? error.name : 'error')
      .setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

const spanOf = (span: ApiSpan): Span => ({
  set: (attributes) => void span.setAttributes(attributes),
  end: (error) => endSpan(span, error),
})

/** A tracer that sends spans to an OpenTelemetry collector, in batches and beside the requests. */
export function openTelemetry({ endpoint, serviceName, ratio }: TracingOptions): Tracer {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('curia', version)
  return {
    request(headers, attributes) {
      const parent = propagation.extract(context.active(), headers)
      const span = tracer.startSpan('HTTP request', { kind: SpanKind.SERVER, attributes }, parent)
      const within = trace.setSpan(parent, span)
      return {
        ...spanOf(span),
        rename: (name) => void span.updateName(name),
        run: (work) => context.with(within, work),
      }
    },
    within: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          const result = await work(spanOf(span))
          span.end()
          return result
        } catch (error) {
          endSpan(span, error)
          throw error
        }
      }),
    past(name, attributes, milliseconds, error) {
      // What belongs to no request is of no trace.
      if (!trace.getSpan(context.active())) return
      const span = tracer.startSpan(name, {
        kind: SpanKind.CLIENT,
        attributes,
        startTime: Date.now() - milliseconds,
      })
      endSpan(span, error)
    },
    close: () => provider.shutdown(),
  }
}
