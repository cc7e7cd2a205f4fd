import { isNamedHost } from './private-address.ts'
import { Unreachable } from './unreachable.ts'

/** Answer of a server, read to its end. */
export interface HttpText {
  status: number
  headers: Headers
  text: string
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

/** Checks whether a status is that of a redirect. */
export const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status)

/**
 * Where a redirect leads: to the same server over the same protocol, or its encrypted one, or to a host that is named.
 * @param hosts to which one may lead as well
 * @throws Unreachable for any other
 */
export function redirectTarget(from: URL, location: string | null, hosts: readonly string[] = []): URL {
  const to = location ? URL.parse(location, from) : null
  if (!to) throw new Unreachable('the answer redirects to nowhere')
  if (!/^https?:$/.test(to.protocol))
    throw new Unreachable(`the answer redirects to another protocol: ${to.protocol}`)
  const isDowngrade = from.protocol === 'https:' && to.protocol === 'http:'
  if (isNamedHost(to.hostname, hosts) && !isDowngrade) return to
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
      if (!isRedirect(response.status))
        return {
          status: response.status,
          headers: response.headers,
          text: await readLimited(response, largest),
        }
      url = redirectTarget(url, response.headers.get('location'))
      await response.body?.cancel()
    }
  } catch (error) {
    if (error instanceof Unreachable) throw error
    throw new Unreachable(`no answer from ${url.host}`, { cause: error })
  }
  throw new Unreachable(`more than ${MOST_REDIRECTS} redirects at ${address.host}`)
}
