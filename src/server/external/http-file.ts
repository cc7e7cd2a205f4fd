import { once } from 'node:events'
import { request as requestHttp } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { isRedirect, redirectTarget } from './http-text.ts'
import { assertPublicHost, publicLookup } from './private-address.ts'
import { Unreachable } from './unreachable.ts'

const MOST_REDIRECTS = 5

/** Answer of a server with a file. */
export interface HttpFile {
  status: number
  statusText: string
  /** Bytes that the server announces; null where it does not, or packs the file. */
  bytes: number | null
  /** The file, unpacked. */
  body: Readable
}

interface HttpFileOptions {
  /** Hosts to which a redirect may lead, and which need not be of the public internet. */
  hosts: readonly string[]
  /** Ends the request and the reading of the file. */
  signal: AbortSignal
}

async function responseTo(address: URL, { hosts, signal }: HttpFileOptions): Promise<IncomingMessage> {
  assertPublicHost(address, hosts)
  const request = address.protocol === 'https:' ? requestHttps : requestHttp
  const headers = { accept: '*/*', 'accept-encoding': 'identity' }
  const sent = request(address, { signal, headers, lookup: publicLookup(hosts) })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  sent.end()
  const [response] = await answered
  // Reading its body says what became of it; an error before is none of its own.
  response.on('error', () => {})
  return response
}

/** Where a redirect leads. @throws Unreachable that says how another host is allowed */
function allowedTarget(from: URL, location: string | undefined, { hosts }: HttpFileOptions): URL {
  try {
    return redirectTarget(from, location ?? null, hosts)
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    throw new Unreachable(`${error.message}; name its host by --allow-host or IMPORT_HOSTS if it is meant`)
  }
}

/** The body as the server had it before it packed it for the way. */
function unpackedBody(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity') return response
  const unpack = { gzip: createGunzip, br: createBrotliDecompress }[encoding]
  if (!unpack) {
    response.destroy()
    throw new Unreachable(`the server packs its files by ${encoding}, which is not read`)
  }
  const unpacked = unpack()
  response.on('error', (error) => unpacked.destroy(error))
  return response.pipe(unpacked)
}

/**
 * Asks an address for a file. Redirects are followed to the same host, over the same or an encrypted connection, and to
 * hosts that are named; addresses that are not of the public internet are connected to where their hosts are named.
 * @throws Unreachable for another host; Error when the server cannot be reached
 */
export async function httpFile(address: URL, options: HttpFileOptions): Promise<HttpFile> {
  let url = address
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await responseTo(url, options)
    const { statusCode: status = 0, statusMessage: statusText = '', headers } = response
    if (!isRedirect(status)) {
      const isPacked = (headers['content-encoding'] ?? 'identity') !== 'identity'
      const bytes = isPacked || !headers['content-length'] ? null : Number(headers['content-length'])
      return { status, statusText, bytes, body: unpackedBody(response) }
    }
    response.destroy()
    url = allowedTarget(url, headers.location, options)
  }
  throw new Unreachable(`it redirects more than ${MOST_REDIRECTS} times`)
}
