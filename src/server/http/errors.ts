import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WorkerDeadlineExceeded, WorkerPoolBusy, WorkerTaskAborted } from '#server/workers/errors.ts'
import { DatabaseError } from '#server/storage/database-error.ts'
import { hasLeft, noteLeft } from './request-log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Errors of the route are `{"errors": ["…"]}`, as clients of the V1 interface know them. */
    errorsAsText?: boolean
  }
}

/** The address of the GraphQL interface. */
export const GRAPHQL_PATH = '/api/graphql'

/** A request that cannot be served as it is: status, a stable code and a sentence for whoever sent it. */
export class ClientError extends Error {
  readonly statusCode: number
  readonly code: string
  /** Headers of the answer. */
  readonly headers: Readonly<Record<string, string>>
  constructor(
    statusCode: number,
    code: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.name = 'ClientError'
    this.statusCode = statusCode
    this.code = code
    this.headers = headers
  }
}

const MEDIA_TYPES = 'application/json or application/x-www-form-urlencoded'

/** What Fastify itself refuses, in words that say what is allowed. */
function fromFastify(error: FastifyError, request: FastifyRequest): ClientError | null {
  const bodyLimit = request.routeOptions?.bodyLimit
  switch (error.code) {
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new ClientError(400, 'BAD_REQUEST', 'The body is empty: it must be JSON')
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new ClientError(400, 'BAD_REQUEST', 'The body is not valid JSON')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ClientError(
        413,
        'PAYLOAD_TOO_LARGE',
        `The body is larger than the ${bodyLimit} bytes allowed`,
      )
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ClientError(
        415,
        'UNSUPPORTED_MEDIA_TYPE',
        `“${request.headers['content-type'] ?? ''}” is no type this service reads: send ${MEDIA_TYPES}`,
      )
    default: {
      const status = error.statusCode ?? 500
      return status >= 400 && status < 500 ? new ClientError(status, 'BAD_REQUEST', error.message) : null
    }
  }
}

/** What a route throws that its client may read. */
function clientErrorFrom(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): ClientError | null {
  if (error instanceof ClientError) return error
  if (error instanceof WorkerPoolBusy)
    return new ClientError(503, 'BUSY', error.message, { 'retry-after': String(error.retryAfter) })
  if (error instanceof WorkerDeadlineExceeded)
    return new ClientError(503, 'DEADLINE_EXCEEDED', error.message, {
      'retry-after': String(error.retryAfter),
    })
  if ((error instanceof WorkerTaskAborted || error.code === 'ERR_STREAM_PREMATURE_CLOSE') && hasLeft(reply))
    return new ClientError(400, 'CLIENT_LEFT', 'The client left before its answer')
  if (error instanceof DatabaseError)
    return new ClientError(503, error.code, error.message, { 'retry-after': String(error.retryAfter) })
  return fromFastify(error, request)
}

/** The body of every answer that says what is wrong; clients of the V1 interface know errors as texts. */
export function errorBody(
  errors: readonly { message: string; code: string }[],
  { asText }: { asText: boolean } = { asText: false },
): string {
  return JSON.stringify({
    errors: errors.map(({ message, code }) => (asText ? message : { message, extensions: { code } })),
  })
}

function answer(request: FastifyRequest, reply: FastifyReply, status: number, code: string, message: string) {
  const asText = request.routeOptions?.config?.errorsAsText === true
  // The tag would be that of the answer that was not sent.
  reply.removeHeader('etag')
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(errorBody([{ message, code }], { asText }))
}

/** Answers an address so malformed that no route can be looked for. */
export function answerMalformedAddress(
  error: FastifyError | ClientError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const code = error instanceof ClientError ? error.code : 'BAD_REQUEST'
  void answer(request, reply, 400, code, error.message)
}

/**
 * Answers what a route throws. A {@link ClientError} and Fastify's own refusals name what is wrong; anything
 * else is logged and answered with the request id only. Bodies: `{"errors": [{"message", "extensions": {"code"}}]}`,
 * and at the addresses of the V1 interface `{"errors": ["…"]}`.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const forClient = clientErrorFrom(error, request, reply)
    if (forClient) {
      if (hasLeft(reply)) noteLeft(reply, error)
      else if (error instanceof DatabaseError) request.log.warn({ err: error }, 'the database did not answer')
      else if (error instanceof WorkerDeadlineExceeded)
        request.log.warn({ err: error }, 'a worker did not answer')
      reply.headers(forClient.headers)
      return answer(request, reply, forClient.statusCode, forClient.code, forClient.message)
    }
    request.log.error({ err: error }, 'a request failed')
    const message = `Something went wrong on the server; its log has the details under request ${request.id}`
    return answer(request, reply, 500, 'INTERNAL_ERROR', message)
  })
}
