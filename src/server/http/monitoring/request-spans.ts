import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestSpan, Tracer } from '#server/monitoring/tracing.ts'
import type { RequestEnd } from './request-end.ts'

/** Begins a span with each request, within which the spans of all that it needs are. @returns what to call at its end */
export function registerRequestSpans(app: FastifyInstance, tracer: Tracer): (end: RequestEnd) => void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id, headers } = request
    const span = tracer.request(headers, { 'http.request.method': method, 'curia.request_id': id })
    spans.set(request, span)
    span.run(done)
  })
  // What follows the reading of a body runs for the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
  return ({ request, route, status }) => {
    const span = spans.get(request)
    span?.rename(`${request.method} ${route}`)
    span?.set({ 'http.route': route, 'http.response.status_code': status })
    span?.end(status >= 500 ? new Error(`status ${status}`) : undefined)
  }
}
