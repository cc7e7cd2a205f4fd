import { createLruCache } from '#server/lru-cache.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { RenderedPage } from './rendered-page.ts'

/** The document is sent client-rendered rather than later than this, in ms. */
const LONGEST_WAIT_MS = 1000
/** What is no knowledge (names of users, the day) may be this old in a cached page, in ms. */
const MAX_AGE_MS = 60_000
/** Bytes of a character where a text has any beyond Latin 1. */
const CHARACTER_BYTES = 2
/** Bytes of all cached pages together. */
const CACHE_BYTES = 8 * 1024 * 1024

/** The server-rendered page of an address (path and parameters), from the cache where it can be; null where it is late or client-rendered. */
export type ServerRendered = (address: string) => Promise<RenderedPage | null>

/**
 * Caches server-rendered pages for a version of the knowledge, and renders each once for all who wait for it.
 *
 * @param services.origin where people reach the service; never what a client says
 * @param services.version the present version of the knowledge
 * @param services.bytes of the cache
 */
export function ssrCache(services: {
  renderer: PageRenderer
  origin: () => string
  version: () => Promise<number>
  bytes?: number | undefined
}): ServerRendered {
  const { renderer, origin, version, bytes = CACHE_BYTES } = services
  const cache = createLruCache<{ version: number; until: number; page: RenderedPage | null }>(bytes)
  const pending = new Map<string, Promise<RenderedPage | null>>()

  async function renderAndCache(path: string, current: number): Promise<RenderedPage | null> {
    const page = await renderer.render(`${origin()}${path}`)
    const weight = page ? CHARACTER_BYTES * (page.markup.length + page.state.length) : 0
    // A page that could not be rendered is not tried with every reader either.
    cache.set(path, { version: current, until: performance.now() + MAX_AGE_MS, page }, weight)
    return page
  }

  async function find(path: string): Promise<RenderedPage | null> {
    // Read before the page is rendered: a change in between makes a cached page newer than its version, never older.
    const current = await version()
    const cached = cache.get(path)
    if (cached && cached.version === current && cached.until > performance.now()) return cached.page
    const key = `${current} ${path}`
    const page = pending.get(key) ?? renderAndCache(path, current).finally(() => pending.delete(key))
    pending.set(key, page)
    return page
  }

  // Too busy, or without the database: the app starts all the same, and says so.
  return (path) => Promise.race([find(path).catch(() => null), after(LONGEST_WAIT_MS)])
}

/** Null after so many ms; keeps no process alive. */
const after = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, ms, null).unref()
  })
