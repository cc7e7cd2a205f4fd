import { readLimited } from './http-text.ts'
import { Unreachable } from './unreachable.ts'

/** Response of a server to a request with JSON. */
export interface HttpAnswer {
  status: number
  headers: Headers
  text: string
}

interface PostOptions {
  /** Ends the request; its reason becomes the cause. */
  signal: AbortSignal
  agent: string
  /** Most bytes of the response, unpacked. */
  largest: number
  /** Header `Authorization`; none unless given. */
  authorization?: string
}

/**
 * Sends JSON to an address and reads the response to its end. No redirect is followed.
 * @throws Unreachable whenever there is no whole response; a status such as 429 or 500 is a response
 */
export async function postJson(
  address: URL,
  body: object,
  { signal, agent, largest, authorization }: PostOptions,
): Promise<HttpAnswer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': agent,
        ...(authorization !== undefined && { authorization }),
      },
      body: JSON.stringify(body),
    })
    return {
      status: response.status,
      headers: response.headers,
      text: await readLimited(response, largest),
    }
  } catch (error) {
    if (error instanceof Unreachable) throw error
    throw new Unreachable(`no answer from ${address.host}`, { cause: error })
  }
}
