import { createCoalescing } from '#server/caches/coalesce.ts'
import { createLruCache } from '#server/caches/lru-ttl-cache.ts'
import { httpText } from './http-text.ts'
import { Unreachable } from './unreachable.ts'
import { timeToLive } from './finding.ts'
import type { Finding } from './finding.ts'
import { concurrencyLimit } from './concurrency-limit.ts'

/** Settings for requests to one outside service. */
export interface ServiceAccess {
  /** Base address, without a slash at the end. */
  address: string
  /** How this program names itself to it. */
  agent: string
  /** Called when it stops answering. */
  onSilence?: (reason: string) => void
  /** From asking to the end of the answer, waiting for a turn included; 5 seconds unless given. */
  timeoutMs?: number
  now?: () => number
}

/** Requests to one service at the same time, and those that may wait for their turn: one page of a hundred rows. */
const PARALLEL = 6
const WAITING = 200
const TIMEOUT_MS = 5000
/** After so many failures in a row the service is left alone for a while. */
const FAILURES = 3
const PAUSE_MS = 30_000
/** Bytes of all findings of a service. */
const CACHE_BYTES = 8 * 1024 * 1024

/**
 * Looks subjects up at one service, each once: the same question asked at the same time is one request, and its
 * finding is kept for a while. Never throws.
 * @param access.address where the service is
 * @param question.path path and search parameters below the address, encoded by {@link path}; also the key
 * @param question.read the value in an answer, null when the service has nothing; throws when it does not understand
 */
export function createLookup<Subject, Value>(
  access: ServiceAccess,
  question: { path: (subject: Subject) => string; read: (text: string) => Value | null },
): (subject: Subject) => Promise<Finding<Value>> {
  const { address, agent, onSilence, timeoutMs = TIMEOUT_MS, now = () => performance.now() } = access
  const cache = createLruCache<Finding<Value>>(CACHE_BYTES, now)
  const coalesce = createCoalescing<Finding<Value>>()
  const inTurn = concurrencyLimit(PARALLEL, WAITING)
  let failures = 0
  let pausedUntil = 0

  /** Null when it was never its turn. */
  async function request(path: string): Promise<{ finding: Finding<Value>; size: number } | null> {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await inTurn(signal, () => httpText(new URL(address + path), { signal, agent }))
    if (!answer) return null
    const { status, text } = answer
    const at = new Date().toISOString()
    if (status === 404 || status === 410) return { finding: { reached: true, value: null, at }, size: 0 }
    if (status !== 200) throw new Unreachable(`it answered with status ${status}`)
    try {
      return { finding: { reached: true, value: question.read(text), at }, size: text.length }
    } catch (error) {
      throw new Unreachable('its answer cannot be understood', { cause: error })
    }
  }

  const keep = (path: string, finding: Finding<Value>, characters: number) =>
    cache.set(path, finding, 2 * characters, timeToLive(finding))

  async function find(path: string): Promise<Finding<Value>> {
    if (now() < pausedUntil) return { reached: false, reason: 'it did not answer a moment ago' }
    try {
      const answer = await request(path)
      // That is no fault of the service's: it may be asked again at once.
      if (!answer) return { reached: false, reason: 'too many requests wait for their turn' }
      failures = 0
      keep(path, answer.finding, answer.size)
      return answer.finding
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      const finding: Finding<Value> = { reached: false, reason: error.message }
      keep(path, finding, 0)
      failures += 1
      if (failures === FAILURES) onSilence?.(error.message)
      if (failures >= FAILURES) pausedUntil = now() + PAUSE_MS
      return finding
    }
  }

  return (subject) => {
    const path = question.path(subject)
    const cached = cache.get(path)
    return cached ? Promise.resolve(cached) : coalesce(path, () => find(path))
  }
}

/**
 * A path of encoded parts with its search parameters, so that no id can leave its place: `/gene/673?fields=symbol`.
 * Parts that would climb (`..`, which no encoding hides) become a hyphen, the id of nothing.
 */
export function path(parts: (string | number)[], parameters: Record<string, string> = {}): string {
  const encoded = parts.map((part) => encodeURIComponent(part).replace(/^\.{1,2}$/, '-'))
  const search = new URLSearchParams(parameters).toString()
  return `/${encoded.join('/')}${search && `?${search}`}`
}
