import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { ClientError } from '#server/errors/client-error.ts'
import { contentCoding, DECODED_BYTES } from './compressed-bodies.ts'

/** The error for a body of more bytes than are allowed. */
export const bodyTooLarge = (allowed: number): ClientError =>
  new ClientError('PAYLOAD_TOO_LARGE', `The body is larger than the ${allowed} bytes allowed`)

const decodedTooLarge = (coding: string, allowed: number): ClientError =>
  new ClientError(
    'PAYLOAD_TOO_LARGE',
    `The body with Content-Encoding ${coding} has more than the ${allowed} bytes allowed when it is decoded: send a file as it is, which may be a gzip file, without Content-Encoding`,
  )

type Piece = Uint8Array<ArrayBuffer>

/** The piece in memory of its own, which a worker can take over. */
const inOwnMemory = (piece: Uint8Array): Piece =>
  piece.buffer instanceof ArrayBuffer && piece.buffer.byteLength === piece.byteLength
    ? (piece as Piece)
    : new Uint8Array(piece)

/**
 * The body of a request in pieces, as they arrived: joining those of a large file takes a tenth of a second, in which
 * nobody is answered.
 * @param allowed bytes
 * @throws ClientError when there are more, or when the client leaves before the end
 */
export async function bodyPieces(
  { headers }: Pick<FastifyRequest, 'headers'>,
  payload: Readable,
  allowed: number,
): Promise<Piece[]> {
  const coding = contentCoding({ headers })
  const most = coding === null ? allowed : Math.min(allowed, DECODED_BYTES)
  const tooLarge = coding === null ? bodyTooLarge(most) : decodedTooLarge(coding, most)
  if (Number(headers['content-length']) > most) throw tooLarge
  const pieces: Piece[] = []
  let bytes = 0
  try {
    // The connection stays open for the error.
    for await (const piece of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
      bytes += piece.length
      if (bytes > most) throw tooLarge
      pieces.push(inOwnMemory(piece))
    }
  } catch (error) {
    if (error instanceof ClientError) throw error
    throw new ClientError('BAD_REQUEST', 'The body ended before it was complete')
  }
  return pieces
}
