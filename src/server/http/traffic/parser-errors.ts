import type { Duplex } from 'node:stream'
import { ClientError } from '#server/errors/client-error.ts'
import { answerRaw } from './raw-answer.ts'

/** Bytes of the headers of a request with its address: a thousand ids fit, also with their commas escaped. */
export const MAX_HEADER_BYTES = 65_536

function errorOf(code: string | undefined): ClientError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new ClientError('REQUEST_TIMEOUT', 'The request did not arrive in time; send it again')
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = `Address and headers of a request may have ${MAX_HEADER_BYTES} bytes together`
    return new ClientError('HEADERS_TOO_LARGE', message)
  }
  return new ClientError('BAD_REQUEST', 'This is no HTTP request that the service understands')
}

/** Answers what the HTTP parser refuses, before there is a request. */
export function answerParserError(error: Error & { code?: string }, socket: Duplex): void {
  // Nobody is there to read an answer.
  if (error.code === 'ECONNRESET' || socket.destroyed) return void socket.destroy()
  answerRaw(socket, errorOf(error.code))
}
