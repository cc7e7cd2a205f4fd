import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { JsonTooLarge, parseForeignJson } from '#server/external/bounded-json.ts'
import { httpLines } from '#server/external/http-lines.ts'
import type { HttpLines } from '#server/external/http-lines.ts'
import { postJson } from '#server/external/http-post.ts'
import type { HttpAnswer } from '#server/external/http-post.ts'
import { httpText } from '#server/external/http-text.ts'
import { Unreachable } from '#server/external/unreachable.ts'
import type { Budget } from './budget.ts'
import { failurePause, rateLimitWait, retryAfter } from './waits.ts'
import type { Pause } from './waits.ts'

/** A request that did not get the data it is for: the server does not respond, or not with this data. */
export class UpstreamFailure extends Error {
  /** Whether the server answered this very request with errors of GraphQL: others may succeed. */
  readonly isAnswer: boolean
  constructor(reason: string, options: ErrorOptions & { isAnswer: boolean }) {
    super(reason, options)
    this.name = 'UpstreamFailure'
    this.isAnswer = options.isAnswer
  }
}

/** An upstream over GraphQL. */
export interface UpstreamClient {
  /** Requests that were sent so far. */
  requests(): number
  /**
   * The data of a query. Failures that may pass are repeated after growing pauses.
   * @param attempts at a query that the server does not respond to; four unless given
   * @param answered attempts at a query that the server answers with errors, among these; one unless given
   * @throws UpstreamFailure when there is no data, or an error beside it
   */
  query(
    text: string,
    variables: object,
    budget: Budget,
    attempts?: number,
    answered?: number,
  ): Promise<Record<string, unknown>>
  /**
   * The JSON of a response to GET. Failures that may pass are repeated.
   * @param path such as `/api/status`
   * @throws UpstreamFailure when there is none
   */
  json(path: string, budget: Budget): Promise<unknown>
  /**
   * What `read` makes of a response that is read line by line, and of its headers. Failures that may pass are repeated,
   * with the response from its beginning.
   * @param path such as `/api/changes`
   * @throws UpstreamFailure when there is no such response, as an answer for a status that rejects the request
   */
  lines<Result>(
    path: string,
    method: 'GET' | 'HEAD',
    budget: Budget,
    read: (response: HttpLines) => Promise<Result>,
  ): Promise<Result>
}

export interface ClientOptions {
  /** Base address of the upstream. */
  url: string
  /** `User-Agent` of the requests. */
  agent: string
  signal: AbortSignal
  /** Longest time of a request, in ms; a minute unless given. */
  deadline?: number
  /** Waits; a test need not. */
  pause?: Pause
}

const DEADLINE_MS = 60_000
/** Bytes of a response: a page of a hundred records has a tenth of it. */
const LARGEST_RESPONSE = 16 * 1024 * 1024
/** Attempts at a request that the server does not respond to. */
const ATTEMPTS = 4
/** Waits for the rate limit of the server in one query. */
const MOST_WAITS = 10
/** Longest wait that a server may ask for, in ms. */
const LONGEST_WAIT_MS = 900_000

const answerShape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})

const sleepUntil: Pause = (ms, signal) => sleep(ms, undefined, { signal })

/** The JSON of a response; any other text is a failure that may pass. */
function jsonOf({ status, text }: HttpAnswer): unknown {
  if (status >= 500) throw new UpstreamFailure(`status ${status}`, { isAnswer: false })
  try {
    return parseForeignJson(text)
  } catch (error) {
    const reason = error instanceof JsonTooLarge ? error.message : 'a response that is not JSON'
    throw new UpstreamFailure(reason, { isAnswer: false, cause: error })
  }
}

/** The data of a response of GraphQL; any other is a failure that may pass. */
function dataOf(response: HttpAnswer): Record<string, unknown> {
  const { status } = response
  const { success, data: answer } = answerShape.safeParse(jsonOf(response))
  if (!success) throw new UpstreamFailure(`status ${status} without data`, { isAnswer: false })
  const [error] = answer.errors ?? []
  if (error) throw new UpstreamFailure(error.message.slice(0, 500), { isAnswer: true })
  if (!answer.data) throw new UpstreamFailure(`status ${status} without data`, { isAnswer: false })
  return answer.data
}

/** The part of a response that says whether the server allows the request. */
interface Limited {
  status: number
  headers: Headers
  cancel?(): Promise<void>
}

/** Rejects a response that has no lines. */
function assertLines({ status, headers }: HttpLines): void {
  const type = headers.get('content-type') ?? ''
  if (status === 200 && type.startsWith('application/x-ndjson')) return
  throw new UpstreamFailure(`status ${status} without lines`, { isAnswer: status === 400 })
}

/** A client that sends one request at a time, queries to `<url>/api/graphql`. */
export function upstreamClient(options: ClientOptions): UpstreamClient {
  const { url, agent, signal, deadline = DEADLINE_MS, pause = sleepUntil } = options
  const address = new URL(`${url}/api/graphql`)
  let requests = 0
  /** What a request to the server gives; a server that cannot be reached is a failure that may pass. */
  async function reached<Result>(request: () => Promise<Result>): Promise<Result> {
    try {
      return await request()
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof UpstreamFailure) throw error
      const reason = error instanceof Unreachable ? error.message : String(error)
      throw new UpstreamFailure(reason, { isAnswer: false, cause: error })
    }
  }
  /** The response, after what the server asks to wait for. */
  async function inTime<Answer extends Limited>(
    budget: Budget,
    send: (ended: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    for (let waits = 0; ; waits += 1) {
      await budget.take(signal)
      requests += 1
      const ended = AbortSignal.any([signal, AbortSignal.timeout(deadline)])
      const answer = await reached(() => send(ended))
      const { status, headers } = answer
      const isLimited = status === 429 || (status === 503 && headers.has('retry-after'))
      if (isLimited) await answer.cancel?.()
      const wait = isLimited
        ? (retryAfter(headers, Date.now()) ?? failurePause(waits + 1))
        : rateLimitWait(headers)
      if (wait > LONGEST_WAIT_MS)
        throw new UpstreamFailure(`asks to wait ${Math.ceil(wait / 60_000)} minutes`, { isAnswer: false })
      if (wait > 0 && (!isLimited || waits < MOST_WAITS)) await pause(wait, signal)
      if (!isLimited) return answer
      if (waits >= MOST_WAITS) throw new UpstreamFailure('allows no more requests', { isAnswer: false })
    }
  }
  async function repeated<Result>(
    { attempts = ATTEMPTS, answered = 1 }: { attempts?: number | undefined; answered?: number | undefined },
    attempt: () => Promise<Result>,
  ): Promise<Result> {
    for (let failures = 1; ; failures += 1)
      try {
        return await attempt()
      } catch (error) {
        if (!(error instanceof UpstreamFailure)) throw error
        if (failures >= (error.isAnswer ? answered : attempts)) throw error
        await pause(failurePause(failures), signal)
      }
  }
  return {
    requests: () => requests,
    query: (text, variables, budget, attempts, answered) =>
      repeated({ attempts, answered }, async () => {
        const body = { query: text, variables }
        return dataOf(
          await inTime(budget, (ended) =>
            postJson(address, body, { signal: ended, agent, largest: LARGEST_RESPONSE }),
          ),
        )
      }),
    json: (path, budget) =>
      repeated({}, async () =>
        jsonOf(
          await inTime(budget, (ended) =>
            httpText(new URL(path, address), { signal: ended, agent, largest: LARGEST_RESPONSE }),
          ),
        ),
      ),
    lines: (path, method, budget, read) =>
      repeated({}, async () => {
        const response = await inTime(budget, (ended) =>
          httpLines(new URL(path, address), { method, signal: ended, agent }),
        )
        try {
          assertLines(response)
          return await reached(() => read(response))
        } finally {
          await response.cancel()
        }
      }),
  }
}
