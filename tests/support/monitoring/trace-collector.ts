import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'

const Attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
})

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(Attribute),
})

const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
})

/** A span as the collector received it. */
export type ReceivedSpan = Omit<z.infer<typeof Span>, 'attributes'> & {
  service: string | undefined
  attributes: Record<string, string | number | undefined>
}

/** A collector of OpenTelemetry traces (OTLP over HTTP, JSON). */
export interface TraceCollector {
  url: string
  spans: ReceivedSpan[]
  close(): Promise<void>
}

const valuesOf = (attributes: z.infer<typeof Attribute>[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

async function spansIn(request: IncomingMessage): Promise<ReceivedSpan[]> {
  let body = ''
  for await (const part of request) body += String(part)
  return Export.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => ({
        ...span,
        service: String(valuesOf(resource.attributes)['service.name']),
        attributes: valuesOf(span.attributes),
      })),
  )
}

/** Starts a collector on a free port of 127.0.0.1. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = []
  const server = createServer((request, response) => {
    const isExport = request.method === 'POST' && request.url === '/v1/traces'
    if (!isExport) return response.writeHead(404).end()
    spansIn(request).then(
      (received) => {
        spans.push(...received)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      },
      () => response.writeHead(400).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the collector has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
