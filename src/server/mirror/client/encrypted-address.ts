import { ClientError } from '#server/errors/client-error.ts'

/** Names and addresses of this very host, as the `hostname` of a URL has them. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Checks that a key sent to an address can be read by nobody on the way: the connection is encrypted, or stays on this
 * host.
 * @param url base address of an upstream
 * @throws ClientError for any other address
 */
export function assertEncrypted(url: string): void {
  const { protocol, hostname } = new URL(url)
  if (protocol === 'https:' || LOOPBACK.test(hostname)) return
  throw new ClientError(
    'CONFLICT',
    `No API key is sent to ${url}: the connection is not encrypted. Use an address that begins with https.`,
  )
}
