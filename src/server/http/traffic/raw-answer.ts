import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ClientError } from '#server/errors/client-error.ts'
import { errorBody } from '../errors.ts'
import { SECURITY_HEADERS } from '../pages/headers.ts'

/** Answers on a connection on which no request was understood, in the form of all other errors, and ends it. */
export function answerRaw(socket: Duplex, { statusCode, code, message, headers }: ClientError): void {
  if (!socket.writable) return void socket.destroy()
  const body = errorBody({ message, code })
  const lines = Object.entries({
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(),
  )
}
