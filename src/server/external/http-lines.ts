import { Unreachable } from './unreachable.ts'

/** Bytes of a line: a hundred times those of the longest record. */
const LONGEST_LINE = 8 * 1024 * 1024

/** The start of a response whose text is read line by line. */
export interface HttpLines {
  status: number
  headers: Headers
  /** Lines without their ends. Reading them throws {@link Unreachable} where the response breaks off. */
  lines: AsyncIterable<string>
  /** Ends a response that is not read to its end. */
  cancel(): Promise<void>
}

async function* linesOf(response: Response, host: string): AsyncGenerator<string> {
  if (!response.body) return
  let rest = ''
  try {
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > LONGEST_LINE)
        throw new Unreachable(`a line of the answer is longer than ${LONGEST_LINE} characters`)
      yield* lines
    }
  } catch (error) {
    if (error instanceof Unreachable) throw error
    throw new Unreachable(`the answer from ${host} broke off`, { cause: error })
  }
  if (rest !== '') yield rest
}

/**
 * Asks an address for lines of text. No redirect is followed.
 * @param signal ends the request and the reading of its lines
 * @throws Unreachable when there is no response; a status such as 429 or 500 is a response
 */
export async function httpLines(
  address: URL,
  { method, signal, agent }: { method: 'GET' | 'HEAD'; signal: AbortSignal; agent: string },
): Promise<HttpLines> {
  try {
    const headers = { accept: 'application/x-ndjson', 'user-agent': agent }
    const response = await fetch(address, { method, redirect: 'manual', signal, headers })
    return {
      status: response.status,
      headers: response.headers,
      lines: linesOf(response, address.host),
      cancel: async () => void (await response.body?.cancel().catch(() => {})),
    }
  } catch (error) {
    throw new Unreachable(`no answer from ${address.host}`, { cause: error })
  }
}
