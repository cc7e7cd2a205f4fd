import { cacheLookups } from '#server/monitoring/cache-lookups.ts'
import { createCoalescing } from '#server/caches/coalesce.ts'
import { createLruCache } from '#server/caches/lru-ttl-cache.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { FinishedDocument } from '../pages/finished-document.ts'
import { renderWait } from './render-wait.ts'
import type { RenderedPage } from './rendered-page.ts'

const lookups = cacheLookups('page')

/** The database says its version within this, in ms, or the document is sent client-rendered. */
const VERSION_WAIT_MS = 1000
/** What is no knowledge (names of users, the day) may be this old in a cached page, in ms. */
const MAX_AGE_MS = 60_000
/** Share of the bytes that the pages of all states have beside: whoever walks through states takes no room of the present. */
const SHARE_OF_STATES = 1 / 4

/** A replica from which a page is rendered, with the version of the knowledge that it has. */
export interface RenderedReplica {
  url: string
  version: number
}

/** Finishes the document of a page that was rendered; it is not cached where a part of it could not be read. */
type Finish = (page: RenderedPage) => { document: FinishedDocument; isCached: boolean }

/** Page of an address in one version of the knowledge. */
interface PageOfVersion {
  /** Its cached document; null where the page is client-rendered, undefined where none is cached. */
  cached: FinishedDocument | null | undefined
  /** Renders the page and finishes its document, once for all who wait for it; null where it is late or client-rendered. */
  render(finish: Finish, options?: { cachedOnly?: boolean }): Promise<FinishedDocument | null>
}

/**
 * The server-rendered page of an address (path and parameters; of a state with its name); null while no database says a
 * version. The version is read first: what is read for the document afterwards may be newer than it, never older.
 *
 * @param options.cachedOnly renders nothing: the page has waited for too long already
 * @param replica the replica that is read; the database of the service unless given
 */
export type ServerRendered = (
  address: string,
  state: StoredState | null,
  replica?: RenderedReplica | null,
) => Promise<PageOfVersion | null>

/**
 * Caches the finished documents of server-rendered pages for a version of the knowledge, and makes each once for all who
 * wait for it.
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
  type Cached = { version: number; document: FinishedDocument | null }
  const ofPresent = createLruCache<Cached>(bytes)
  const ofStates = createLruCache<Cached>(bytes * SHARE_OF_STATES)
  const cacheOf = (state: StoredState | null) => (state ? ofStates : ofPresent)
  const coalesce = createCoalescing<FinishedDocument | null>()

  async function renderAndCache(
    { path, state, replica }: { path: string; state: StoredState | null; replica: RenderedReplica | null },
    current: number,
    finish: Finish,
  ): Promise<FinishedDocument | null> {
    const page = await renderer.render(`${origin()}${path}`, state, replica?.url)
    const made = page && finish(page)
    if (made?.isCached === false) return made.document
    const document = made?.document ?? null
    // A page that could not be rendered is not tried with every reader either.
    const entry = { version: current, document }
    const cache = cacheOf(state)
    cache.set(path, entry, document?.bytes ?? 0, MAX_AGE_MS)
    document?.onGrowth((bytes) => cache.resize(path, entry, bytes))
    return document
  }

  function cachedFor(path: string, state: StoredState | null, current: number) {
    const entry = cacheOf(state).get(path)
    return entry?.version === current ? entry.document : undefined
  }

  // Too busy, or without the database: the app starts all the same, and says so.
  const orLate = <Value>(value: Promise<Value>, ms: number) =>
    Promise.race([value.catch(() => null), after(ms, null)])

  const wait = renderWait()
  async function timed<Value>(rendered: Promise<Value>): Promise<Value> {
    const begun = performance.now()
    try {
      const value = await rendered
      wait.took(performance.now() - begun)
      return value
    } catch (error) {
      wait.late()
      throw error
    }
  }
  async function inTime(rendered: Promise<FinishedDocument | null>): Promise<FinishedDocument | null> {
    const ms = wait.ms()
    const made = await Promise.race([rendered.catch(() => null), after(ms, LATE)])
    if (made !== LATE) return made
    // One for which nobody waits is not late yet.
    if (ms > 0) wait.late()
    return null
  }

  return async (path, state, replica = null) => {
    const current = state?.version ?? replica?.version ?? (await orLate(version(), VERSION_WAIT_MS))
    if (current === null) return null
    const cached = cachedFor(path, state, current)
    const count = cached === undefined ? lookups.misses : lookups.hits
    count.value += 1
    return {
      cached,
      async render(finish, { cachedOnly = false } = {}) {
        // It may have been rendered for others meanwhile.
        const document = cachedFor(path, state, current)
        if (document !== undefined) return document
        const key = `${current} ${path}`
        if (cachedOnly && !coalesce.isUnderWay(key)) return null
        const rendered = coalesce(key, () => timed(renderAndCache({ path, state, replica }, current, finish)))
        return inTime(rendered)
      },
    }
  }
}

/** Sign that a page was not there in time. */
const LATE = Symbol('late')

/** A value after so many ms; keeps no process alive. */
const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => {
    setTimeout(resolve, ms, value).unref()
  })
