import { createHash } from 'node:crypto'
import { createLruCache } from '#server/caches/lru-ttl-cache.ts'
import { cacheLookups } from '#server/monitoring/cache-lookups.ts'
import { giveWay, createScheduler } from '#server/concurrency/scheduler.ts'
import { CachedBody, MOST_CACHED } from '../caching/cached-body.ts'

/** An answer as bytes, ready to be sent, and its weak tag: compression changes the bytes, not the answer. */
export interface ReadyAnswer {
  body: CachedBody
  etag: string
}

/** What is no knowledge (names of users, the day) may be this old in a kept answer, in ms. */
const MAX_AGE_MS = 60_000

/** Bytes that are hashed without giving way. */
const HASHED_AT_ONCE = 1024 * 1024

/** The answer with its tag, which is the same for the same bytes. */
export async function readyAnswer(body: Buffer): Promise<ReadyAnswer> {
  const hash = createHash('sha1')
  const turns = createScheduler({ isLast: true })
  for (let at = 0; at < body.length; at += HASHED_AT_ONCE) {
    if (at > 0) await giveWay(turns)
    hash.update(body.subarray(at, at + HASHED_AT_ONCE))
  }
  return { body: new CachedBody(body), etag: `W/"${hash.digest('base64url')}"` }
}

/**
 * Cache key that two requests with the same answer have in common: the text of a JSON body as it was sent, so that
 * nothing has to be read to find the answer, or the members of a form.
 */
export const answerKey = (body: unknown): string =>
  typeof body === 'string' ? `json ${body}` : `form ${JSON.stringify(body)}`

const lookups = cacheLookups('response')

export interface ResponseCache {
  /** The answer kept for that key in that version of the knowledge. */
  find(key: string, version: number): ReadyAnswer | undefined
  keep(key: string, version: number, answer: ReadyAnswer): void
}

/** Response cache: the answers of one knowledge version, the newest asked for; an older version neither finds nor keeps. */
export function createResponseCache(allowed: number, now?: () => number): ResponseCache {
  const cache = createLruCache<ReadyAnswer>(allowed, now)
  let version = -1

  function isCurrent(knowledgeVersion: number): boolean {
    if (knowledgeVersion > version) {
      cache.clear()
      version = knowledgeVersion
    }
    return knowledgeVersion === version
  }

  return {
    find(key, knowledgeVersion) {
      const answer = isCurrent(knowledgeVersion) ? cache.get(key) : undefined
      const count = answer ? lookups.hits : lookups.misses
      count.value += 1
      return answer
    },
    keep(key, knowledgeVersion, answer) {
      const { body } = answer
      // A larger one would push out many others.
      if (!isCurrent(knowledgeVersion) || body.identity.length > MOST_CACHED) return
      cache.set(key, answer, body.bytes, MAX_AGE_MS)
      body.onGrowth((bytes) => cache.resize(key, answer, bytes))
    },
  }
}
