/** Answer of a server, read to its end. */
export interface HttpText {
  status: number
  text: string
}

/** The server could not be reached, was too slow, or answered what no service should. */
export class Unreachable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'Unreachable'
  }
}

/** Bytes of an answer, unpacked: the largest of any service here has less than a tenth of it. */
const LARGEST_ANSWER = 4 * 1024 * 1024
const MOST_REDIRECTS = 3

/** The text of a response.
 * @throws Unreachable when it has more bytes than allowed
 */
export async function readLimited(response: Response, allowed: number): Promise<string> {
  if (!response.body) return ''
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body) {
    bytes += part.byteLength
    if (bytes > allowed) throw new Unreachable(`the answer is larger than ${allowed} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Where a redirect leads; only the same server over the same protocol, or its encrypted one, is followed. */
function redirectTarget(from: URL, location: string | null): URL {
  const to = location ? URL.parse(location, from) : null
  if (!to) throw new Unreachable('the answer redirects to nowhere')
  const isUpgrade = from.protocol === 'http:' && to.protocol === 'https:' && !from.port && !to.port
  if (to.hostname !== from.hostname || (to.origin !== from.origin && !isUpgrade))
    throw new Unreachable(`the answer redirects to another server: ${to.host}`)
  return to
}

/**
 * Asks an address by GET.
 * @param signal ends the request; its reason becomes the cause
 * @throws Unreachable whenever there is no whole answer; a status such as 404 or 500 is an answer
 */
export async function httpText(
  address: URL,
  { signal, agent, largest = LARGEST_ANSWER }: { signal: AbortSignal; agent: string; largest?: number },
): Promise<HttpText> {
  let url = address
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const headers = { accept: 'application/json, text/plain;q=0.9, */*;q=0.1', 'user-agent': agent }
      const response = await fetch(url, { redirect: 'manual', signal, headers })
      const isRedirect = [301, 302, 303, 307, 308].includes(response.status)
      if (!isRedirect) return { status: response.status, text: await readLimited(response, largest) }
      url = redirectTarget(url, response.headers.get('location'))
      await response.body?.cancel()
    }
  } catch (error) {
    if (error instanceof Unreachable) throw error
    throw new Unreachable(`no answer from ${url.host}`, { cause: error })
  }
  throw new Unreachable(`more than ${MOST_REDIRECTS} redirects at ${address.host}`)
}
