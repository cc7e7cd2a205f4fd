import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ClientError } from '#server/errors/client-error.ts'
import { clientLeft } from '#server/concurrency/response-resources.ts'
import { isFromLeaving, isUnavailable } from '../errors.ts'

/** The code of JSON-RPC for a request that is none. */
const INVALID_REQUEST = -32600
/** The code of JSON-RPC for a server's own errors. */
const SERVER_ERROR = -32000
const INTERNAL_ERROR = -32603

/** An error as JSON-RPC has it. */
export const jsonRpcError = (code: number, message: string) => ({
  jsonrpc: '2.0',
  id: null,
  error: { code, message },
})

function presented(error: FastifyError | ClientError, requestId: string) {
  if (error instanceof ClientError)
    return { status: error.statusCode, message: error.message, headers: error.headers }
  if (isUnavailable(error))
    return { status: 503, message: error.message, headers: { 'retry-after': String(error.retryAfter) } }
  const { statusCode = 500 } = error
  if (statusCode < 500) return { status: statusCode, message: error.message, headers: {} }
  return {
    status: 500,
    message: `Something went wrong on the server; its log has the details under request ${requestId}`,
    headers: {},
  }
}

/** Answers what goes wrong before or beside the protocol as an error of JSON-RPC, with its HTTP status. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, headers } = presented(
    isFromLeaving(error, reply) ? clientLeft() : error,
    request.id,
  )
  if (status === 500) request.log.error({ err: error }, 'a request failed')
  const code = status === 400 ? INVALID_REQUEST : status === 500 ? INTERNAL_ERROR : SERVER_ERROR
  return reply
    .code(status)
    .headers(headers)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(jsonRpcError(code, message))
}
