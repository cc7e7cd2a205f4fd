import { ClientError } from '#server/errors/client-error.ts'
import { requestBudget } from '../client/budget.ts'
import { UpstreamFailure, upstreamClient } from '../client/upstream-client.ts'
import { INTROSPECTION, readSchema } from '../interface/introspection.ts'
import { upstreamInterface } from '../interface/upstream-interface.ts'
import type { UpstreamReader } from '../reading/read-records.ts'
import { ALLOWED_REQUESTS } from '../upstreams.ts'
import type { Upstream } from '../upstreams.ts'

/** Longest time of a request, in ms: somebody waits. */
const DEADLINE_MS = 20_000

/** Nobody is kept waiting because an upstream asks for it. */
const rejectPause = async (): Promise<never> => {
  throw new UpstreamFailure('it asks to wait; try again later', { isAnswer: false })
}

/**
 * Reads what somebody waits for from an upstream, without their key.
 * @throws ClientError with a sentence when the upstream does not respond
 */
export async function readNow<Result>(
  upstream: Upstream,
  agent: string,
  read: (reader: UpstreamReader) => Promise<Result>,
): Promise<Result> {
  const pause = rejectPause
  try {
    const signal = new AbortController().signal
    const client = upstreamClient({ url: upstream.url, agent, signal, deadline: DEADLINE_MS, pause })
    const budget = requestBudget({ limit: ALLOWED_REQUESTS, pause, now: () => Date.now() })
    const described = readSchema(await client.query(INTROSPECTION, {}, budget, 1))
    if (!described) throw new UpstreamFailure('a schema that cannot be read', { isAnswer: true })
    return await read({ client, schema: upstreamInterface(described), budget })
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    const message = `${upstream.name} (${upstream.url}) could not be read: ${error.message}`
    throw new ClientError('SERVICE_UNAVAILABLE', message, { cause: error })
  }
}
