import { cacheLookups } from '#server/monitoring/cache-lookups.ts'
import { createCoalescing } from '#server/caches/coalesce.ts'
import { createLruCache } from '#server/caches/lru-ttl-cache.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { RenderedPage } from './rendered-page.ts'

const lookups = cacheLookups('page')

/** The document is sent client-rendered rather than later than this, in ms. */
const LONGEST_WAIT_MS = 1000
/** What is no knowledge (names of users, the day) may be this old in a cached page, in ms. */
const MAX_AGE_MS = 60_000
/** Bytes of a character where a text has any beyond Latin 1. */
const CHARACTER_BYTES = 2
/** Share of the bytes that the pages of all states have beside: whoever walks through states takes no room of the present. */
const SHARE_OF_STATES = 1 / 4

/** A replica from which a page is rendered, with the version of the knowledge that it has. */
export interface RenderedReplica {
  url: string
  version: number
}

/**
 * The server-rendered page of an address (path and parameters; of a state with its name), from the cache where it can
 * be; null where it is late or client-rendered.
 *
 * @param options.cachedOnly renders nothing: the page has waited for too long already
 * @param options.replica the replica that is read; the database of the service unless given
 */
export type ServerRendered = (
  address: string,
  state: StoredState | null,
  options?: { cachedOnly?: boolean; replica?: RenderedReplica | null },
) => Promise<RenderedPage | null>

/**
 * Caches server-rendered pages for a version of the knowledge, and renders each once for all who wait for it.
 *
 * @param services.origin where people reach the service; never what a client says
 * @param services.version the present version of the knowledge
 * @param services.bytes of all cached pages of the present together
 */
export function ssrCache(services: {
  renderer: PageRenderer
  origin: () => string
  version: () => Promise<number>
  bytes: number
}): ServerRendered {
  const { renderer, origin, version, bytes } = services
  type Cached = { version: number; page: RenderedPage | null }
  const ofPresent = createLruCache<Cached>(bytes)
  const ofStates = createLruCache<Cached>(bytes * SHARE_OF_STATES)
  const coalesce = createCoalescing<RenderedPage | null>()

  async function renderAndCache(
    path: string,
    state: StoredState | null,
    { current, databaseUrl }: { current: number; databaseUrl: string | undefined },
  ): Promise<RenderedPage | null> {
    const page = await renderer.render(`${origin()}${path}`, state, databaseUrl)
    const weight = page ? CHARACTER_BYTES * (page.markup.length + page.state.length) : 0
    // A page that could not be rendered is not tried with every reader either.
    const cache = state ? ofStates : ofPresent
    cache.set(path, { version: current, page }, weight, MAX_AGE_MS)
    return page
  }

  async function find(
    path: string,
    state: StoredState | null,
    { cachedOnly = false, replica = null }: NonNullable<Parameters<ServerRendered>[2]>,
  ): Promise<RenderedPage | null> {
    // Read before the page is rendered: a change in between makes a cached page newer than its version, never older.
    const current = state?.version ?? replica?.version ?? (await version())
    const cached = (state ? ofStates : ofPresent).get(path)
    if (cached?.version === current) {
      lookups.hits.value += 1
      return cached.page
    }
    lookups.misses.value += 1
    const key = `${current} ${path}`
    if (cachedOnly && !coalesce.isUnderWay(key)) return null
    return coalesce(key, () => renderAndCache(path, state, { current, databaseUrl: replica?.url }))
  }

  // Too busy, or without the database: the app starts all the same, and says so.
  return (path, state, options = {}) =>
    Promise.race([find(path, state, options).catch(() => null), after(LONGEST_WAIT_MS)])
}

/** Null after so many ms; keeps no process alive. */
const after = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, ms, null).unref()
  })
