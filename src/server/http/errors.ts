import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ClientError } from '#server/errors/client-error.ts'
import { WorkerDeadlineExceeded, WorkerPoolBusy, WorkerTaskAborted } from '#server/workers/errors.ts'
import { FHIR_JSON, operationOutcome } from '#server/matching/fhir/operation-outcome.ts'
import { DatabaseError } from '#server/errors/database-error.ts'
import { hasLeft, noteLeft } from './request-log.ts'
import { clientLeft } from '#server/concurrency/response-resources.ts'
import { bodyTooLarge } from './traffic/body-pieces.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Errors of the route are `{"errors": ["…"]}`, as clients of the V1 interface know them. */
    errorsAsText?: boolean
    /** Errors of the route are an OperationOutcome of FHIR for requests of which this is true. */
    errorsAsFhir?: (request: FastifyRequest) => boolean
  }
}

/** The address of the GraphQL interface. */
export const GRAPHQL_PATH = '/api/graphql'

const MEDIA_TYPES = 'application/json or application/x-www-form-urlencoded'

/** The error for a range that a file does not have, whose length it names (RFC 9110, section 15.5.17). */
function rangeNotSatisfiable(error: object, { headers: { range = '' } }: FastifyRequest): ClientError {
  const { headers: { 'Content-Range': contentRange = '' } = {} } = error as {
    headers?: Record<string, string>
  }
  const length = contentRange.replace(/^bytes \*\//, '')
  return new ClientError(
    'RANGE_NOT_SATISFIABLE',
    `“${range.slice(0, 60)}” is not a range of the file: it must begin before byte ${length}, where the file ends`,
    { headers: { 'content-range': contentRange, 'cache-control': 'no-store' } },
  )
}

/** The error for what Fastify itself rejects, in words that say what is allowed. */
function fromFastify(error: FastifyError, request: FastifyRequest): ClientError | null {
  const bodyLimit = request.routeOptions?.bodyLimit
  switch (error.code) {
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new ClientError('BAD_REQUEST', 'The body is empty: it must be JSON')
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new ClientError('BAD_REQUEST', 'The body is not valid JSON')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return bodyTooLarge(bodyLimit ?? 0)
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ClientError(
        'UNSUPPORTED_MEDIA_TYPE',
        `“${request.headers['content-type'] ?? ''}” is not a type that this service reads: send ${MEDIA_TYPES}`,
      )
    default: {
      const status = error.statusCode ?? 500
      if (status === 416) return rangeNotSatisfiable(error, request)
      return status >= 400 && status < 500 ? new ClientError('BAD_REQUEST', error.message, { status }) : null
    }
  }
}

/** An error of the server's own state: later the same request may succeed. */
type UnavailableError = DatabaseError | WorkerPoolBusy | WorkerDeadlineExceeded

export const isUnavailable = (error: unknown): error is UnavailableError =>
  error instanceof DatabaseError || error instanceof WorkerPoolBusy || error instanceof WorkerDeadlineExceeded

/** True for an error that a client has caused by leaving. */
export const isFromLeaving = (error: FastifyError, reply: FastifyReply): boolean =>
  (error instanceof WorkerTaskAborted || error.code === 'ERR_STREAM_PREMATURE_CLOSE') && hasLeft(reply)

/** An error as a client reads it: a stable code, and a sentence or several. */
interface PresentedError {
  code: string
  message: string
  sentences?: readonly string[]
}

/** The answer to what a route throws; null for a defect. */
function answerFor(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): (PresentedError & Pick<ClientError, 'statusCode' | 'headers'>) | null {
  if (error instanceof ClientError) return error
  if (isUnavailable(error)) {
    const { code, message, retryAfter } = error
    return { statusCode: 503, code, message, headers: { 'retry-after': String(retryAfter) } }
  }
  if (isFromLeaving(error, reply)) return clientLeft()
  return fromFastify(error, request)
}

/** The body of every answer that says what is wrong; clients of the V1 interface know errors as texts. */
export function errorBody(
  { code, message, sentences = [message] }: PresentedError,
  { asText }: { asText: boolean } = { asText: false },
): string {
  return JSON.stringify({ errors: asText ? sentences : [{ message, extensions: { code } }] })
}

function answer(request: FastifyRequest, reply: FastifyReply, status: number, error: PresentedError) {
  const asText = request.routeOptions?.config?.errorsAsText === true
  if (asText) reply.header('cache-control', 'no-store')
  // They would be those of the answer that was not sent.
  reply.removeHeader('etag').removeHeader('content-encoding')
  if (request.routeOptions?.config?.errorsAsFhir?.(request))
    return reply
      .code(status)
      .type(`${FHIR_JSON}; charset=utf-8`)
      .send(JSON.stringify(operationOutcome(status, error.sentences ?? [error.message])))
  return reply.code(status).type('application/json; charset=utf-8').send(errorBody(error, { asText }))
}

/** Answers an address so malformed that no route can be looked for; no hook sees it. */
export function answerMalformedAddress(
  error: FastifyError | ClientError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const code = error instanceof ClientError ? error.code : 'BAD_REQUEST'
  reply.header('cache-control', 'no-store')
  void answer(request, reply, 400, { code, message: error.message })
}

/**
 * Answers what a route throws. A {@link ClientError} and Fastify's own errors name what is wrong; anything
 * else is logged and answered with the request id only. Bodies: `{"errors": [{"message", "extensions": {"code"}}]}`,
 * and at the addresses of the V1 interface `{"errors": ["…"]}`.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const presented = answerFor(error, request, reply)
    if (presented) {
      if (hasLeft(reply)) noteLeft(reply, error)
      else if (error instanceof DatabaseError) request.log.warn({ err: error }, 'the database did not answer')
      else if (error instanceof WorkerDeadlineExceeded)
        request.log.warn({ err: error }, 'a worker did not answer')
      reply.headers(presented.headers)
      return answer(request, reply, presented.statusCode, presented)
    }
    request.log.error({ err: error }, 'a request failed')
    const message = `Something went wrong on the server; its log has the details under request ${request.id}`
    return answer(request, reply, 500, { code: 'INTERNAL_ERROR', message })
  })
}
