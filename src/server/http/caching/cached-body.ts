import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addVary } from './shared-caching.ts'

/** Encodings that are offered, the preferred first. */
export const ENCODINGS: ['br', 'gzip'] = ['br', 'gzip']
type Encoding = (typeof ENCODINGS)[number]

/** The fastest level that still beats gzip; the default would take a hundred times as long. */
export const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Shorter bodies are sent as they are, as packets hold them either way. */
export const LEAST_COMPRESSED = 1024
/** Longer bodies are compressed as they are sent, in pieces. */
export const MOST_CACHED = 2 * 1024 * 1024

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)
/** Compresses beside the thread that answers, as it does in streams. */
const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotliOf(bytes, BROTLI_OPTIONS),
  gzip: (bytes) => gzipOf(bytes),
}

/** The bytes in memory of their own: compressors return a part of a larger piece. */
function ownMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** A body that is sent more than once, with what it is compressed to. */
export class CachedBody {
  readonly identity: Buffer
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()
  #bytes: number
  #grown: ((bytes: number) => void) | null = null

  constructor(identity: Buffer) {
    this.identity = identity
    this.#bytes = identity.length
  }

  /** Bytes of all its encodings. */
  get bytes(): number {
    return this.#bytes
  }

  /** Tells its cache how many bytes it has each time it grows. */
  onGrowth(grown: (bytes: number) => void): void {
    this.#grown = grown
  }

  /** The body in an encoding: made once, for all who ask. */
  encoded(encoding: Encoding): Promise<Buffer> {
    const cached = this.#encoded.get(encoding)
    if (cached) return cached
    const made = this.#encode(encoding)
    this.#encoded.set(encoding, made)
    made.catch(() => this.#encoded.delete(encoding))
    return made
  }

  async #encode(encoding: Encoding): Promise<Buffer> {
    const bytes = ownMemory(await compressors[encoding](this.identity))
    this.#bytes += bytes.length
    this.#grown?.(this.#bytes)
    return bytes
  }
}

/** The encoding that a client prefers, as for what is compressed when it is sent; null: none. */
function encodingFor({ headers }: FastifyRequest): Encoding | null {
  const { 'accept-encoding': accepted, 'x-no-compression': declined } = headers
  if (accepted === undefined || declined !== undefined) return null
  return negotiate(accepted.toLowerCase().replaceAll(/\*|x-gzip/g, 'gzip'), ENCODINGS)
}

/** The bytes of a body for a client, with the headers that say how they are encoded. */
export async function encodedBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CachedBody,
): Promise<Buffer> {
  const { identity } = body
  if (identity.length < LEAST_COMPRESSED || identity.length > MOST_CACHED) return identity
  const encoding = encodingFor(request)
  if (encoding === null) return identity
  const bytes = await body.encoded(encoding)
  reply.header('content-encoding', encoding)
  addVary(reply, 'accept-encoding')
  return bytes
}
