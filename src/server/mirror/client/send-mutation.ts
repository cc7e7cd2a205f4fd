import { z } from 'zod'
import { parseForeignJson } from '#server/external/bounded-json.ts'
import { postJson } from '#server/external/http-post.ts'
import type { HttpAnswer } from '#server/external/http-post.ts'
import { Unreachable } from '#server/external/unreachable.ts'

/** Outcome of sending a mutation. */
export type Sending =
  | { state: 'ANSWERED'; payload: unknown }
  /** It did not arrive, or was refused: nothing was written there. */
  | { state: 'FAILED'; reason: string }
  /** It may have arrived. */
  | { state: 'UNCERTAIN'; reason: string }

interface SendOptions {
  /** Base address of the upstream. */
  url: string
  /** `User-Agent` of the request. */
  agent: string
  /** API key of whoever sends it. */
  key: string
  /** Longest time of the request, in ms; half a minute unless given. */
  deadline?: number
}

const DEADLINE_MS = 30_000
/** Bytes of a response. */
const LARGEST_RESPONSE = 1024 * 1024

/** Errors of a connection that was not made, so that nothing was sent. */
const notConnected: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const answerShape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})

/** The codes of an error and its causes. */
function codesOf(error: unknown): unknown[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors.flatMap(codesOf) : []
  return ['code' in error ? error.code : undefined, ...inner, ...codesOf(error.cause)]
}

function outcomeOf({ status, text }: HttpAnswer): Sending {
  if (status >= 300 && status < 400)
    return { state: 'FAILED', reason: `It redirects elsewhere (status ${status}), where no key is sent.` }
  if (status === 429)
    return { state: 'FAILED', reason: 'It allows no more requests for now. Try again later.' }
  // Whatever it says beside it: a part may be written.
  if (status >= 500) return { state: 'UNCERTAIN', reason: `It answered with status ${status}.` }
  let parsed: unknown = null
  try {
    parsed = parseForeignJson(text)
  } catch {
    // Judged by its status below.
  }
  const { data: answer } = answerShape.safeParse(parsed)
  const payload = Object.values(answer?.data ?? {}).find((value) => value !== null)
  if (payload !== undefined) return { state: 'ANSWERED', payload }
  const [error] = answer?.errors ?? []
  if (error) return { state: 'FAILED', reason: error.message }
  if (status >= 400 && status < 500)
    return { state: 'FAILED', reason: `It refused the request (status ${status}).` }
  return { state: 'UNCERTAIN', reason: `It answered with status ${status} and nothing that can be read.` }
}

/** A reason without the key, should the server have repeated it. */
const withoutKey = (sending: Sending, key: string): Sending =>
  sending.state === 'ANSWERED' ? sending : { ...sending, reason: sending.reason.replaceAll(key, '…') }

/**
 * Sends a mutation to `<url>/api/graphql` once, with the key of whoever sends it. It is never repeated, and no redirect is
 * followed. The key is held by nobody afterwards.
 */
export async function sendMutation(
  { url, agent, key, deadline = DEADLINE_MS }: SendOptions,
  mutation: string,
  variables: object,
): Promise<Sending> {
  const signal = AbortSignal.timeout(deadline)
  try {
    const answer = await postJson(
      new URL(`${url}/api/graphql`),
      { query: mutation, variables },
      { signal, agent, largest: LARGEST_RESPONSE, authorization: `Bearer ${key}` },
    )
    return withoutKey(outcomeOf(answer), key)
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    if (codesOf(error).some((code) => notConnected.has(code)))
      return { state: 'FAILED', reason: 'It could not be reached; nothing was sent.' }
    return {
      state: 'UNCERTAIN',
      reason: signal.aborted ? 'It did not answer in time.' : 'It broke off its answer.',
    }
  }
}
