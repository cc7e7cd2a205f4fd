import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { ClientError } from '#server/errors/client-error.ts'

/** The error for a body of more bytes than are allowed. */
export const bodyTooLarge = (allowed: number): ClientError =>
  new ClientError('PAYLOAD_TOO_LARGE', `The body is larger than the ${allowed} bytes allowed`)

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
  { headers }: FastifyRequest,
  payload: Readable,
  allowed: number,
): Promise<Piece[]> {
  if (Number(headers['content-length']) > allowed) throw bodyTooLarge(allowed)
  const pieces: Piece[] = []
  let bytes = 0
  try {
    // The connection stays open for the error.
    for await (const piece of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
      bytes += piece.length
      if (bytes > allowed) throw bodyTooLarge(allowed)
      pieces.push(inOwnMemory(piece))
    }
  } catch (error) {
    if (error instanceof ClientError) throw error
    throw new ClientError('BAD_REQUEST', 'The body ended before it was complete')
  }
  return pieces
}
