import type { IncomingMessage } from 'node:http'
import { createGunzip, createInflate } from 'node:zlib'
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify'
import { ClientError } from '#server/errors/client-error.ts'
import { invalidValue } from '#server/errors/invalid-value.ts'
import { resourcesOf } from '#server/concurrency/response-resources.ts'

/**
 * Bytes that a body may have once it is decoded, on every route. No client needs more: a file to match is sent as it is,
 * and its worker unpacks one that is packed, piece by piece. On the thread that answers, decoded bodies as large as
 * files would wait for the garbage collector by the hundred megabytes.
 */
export const DECODED_BYTES = 1_048_576

/** Codings whose decoders take some kilobytes. Those of br and zstd fill a window of many megabytes first. */
const decompressors = new Map([
  ['deflate', () => createInflate()],
  ['gzip', () => createGunzip()],
])

const ALLOWED = `${[...decompressors.keys()].join(', ')} or identity`

/** Coding of the body of a request (`Content-Encoding`); null: it is sent as it is. */
export function contentCoding({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  return coding === 'identity' ? null : coding
}

/**
 * Decompresses a body until the response ends: also one that was refused as too large, the rest of which could be
 * gigabytes.
 */
function decompressed(coding: string, payload: RequestPayload, raw: IncomingMessage): RequestPayload {
  const create = decompressors.get(coding)
  if (!create) {
    const message = invalidValue('Content-Encoding', coding, ALLOWED)
    const headers = { 'accept-encoding': [...decompressors.keys()].join(', ') }
    throw new ClientError('UNSUPPORTED_MEDIA_TYPE', message, { headers })
  }
  const body: RequestPayload & ReturnType<typeof create> = create()
  body.receivedEncodedLength = 0
  body.once('error', (error) => {
    if ('errno' in error)
      Object.assign(error, {
        statusCode: 400,
        message: `The body is not valid ${coding}, as Content-Encoding says`,
      })
  })
  payload.on('data', (chunk: Buffer) => {
    body.receivedEncodedLength = (body.receivedEncodedLength ?? 0) + chunk.length
  })
  raw.once('error', (error) => body.destroy(error))
  return payload.pipe(body)
}

/** Decompresses bodies of requests that name a content coding. @throws ClientError 415 for another */
export function registerDecompression(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const coding = contentCoding(request)
    if (coding === null) return done(null, payload)
    try {
      const resources = resourcesOf(reply)
      const body = decompressed(coding, payload, request.raw)
      resources.take(() => ({ [Symbol.dispose]: () => void body.destroy() }))
      done(null, body)
    } catch (error) {
      done(error as Error)
    }
  })
}
