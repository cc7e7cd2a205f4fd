import { AsyncLocalStorage } from 'node:async_hooks'

/** Limits on the time and the length of one answer of a provider. */
export interface ProviderLimits {
  milliseconds: number
  bytes: number
}

const DEFAULTS: ProviderLimits = { milliseconds: 5000, bytes: 262_144 }

const limited = new AsyncLocalStorage<ProviderLimits>()
const unlimitedFetch = globalThis.fetch

async function readAtMost(response: Response, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    // Leaving the loop cancels the rest.
    if (length > bytes) throw new Error(`${response.url} answered with more than ${bytes} bytes`)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

async function fetchWithin(
  { milliseconds, bytes }: ProviderLimits,
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response> {
  const signals = [AbortSignal.timeout(milliseconds), init?.signal].filter(
    (signal) => signal instanceof AbortSignal,
  )
  const response = await unlimitedFetch(input, { ...init, signal: AbortSignal.any(signals) })
  const body = await readAtMost(response, bytes)
  const { status, statusText, headers } = response
  // Statuses without a body take none, not even an empty one.
  return new Response(body.length > 0 ? body : null, { status, statusText, headers })
}

/**
 * Runs work in which every `fetch` has a deadline and a largest answer. The sign-in library has no such limits and
 * takes no `fetch` of ours, so the global one is replaced, once, by one that limits what is called within this function
 * and nothing else.
 */
export function withProviderLimits<Result>(
  work: () => Promise<Result>,
  limits: ProviderLimits = DEFAULTS,
): Promise<Result> {
  if (globalThis.fetch === unlimitedFetch)
    globalThis.fetch = (...request) => {
      const present = limited.getStore()
      return present ? fetchWithin(present, ...request) : unlimitedFetch(...request)
    }
  return limited.run(limits, work)
}
