import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { createContext } from '#server/graphql/context.ts'
import type { Site } from '#server/graphql/context.ts'
import type { Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { weighedMap } from '#server/weighed-map.ts'
import type { Operations } from './graphql/operations.ts'
import type { GraphqlRequest } from './graphql/request.ts'

/** A page as its reader sees it before scripts run, and what its queries were answered (JSON): see `src/app/drawing`. */
export type Drawing = { markup: string; data: string }

/** What the build of `src/app/drawing/draw.tsx` offers. */
type DrawingCode = {
  draw(
    address: string,
    ask: (operation: GraphqlRequest) => ReturnType<Operations['run']>,
  ): Promise<Drawing | null>
}

/** Draws the page of an address for readers without an account; null where it goes undrawn. */
export type DrawPage = (path: string, origin: string) => Promise<Drawing | null>

/** A reader's document goes undrawn rather than later than this, in ms. */
const LONGEST_WAIT_MS = 1000
/** Pages are drawn one after another; when more than this wait, the next go undrawn. */
const LONGEST_QUEUE = 8
/** What is no knowledge (names of users, the day) may be this old in a kept page, in ms. */
const LONGEST_KEPT_MS = 60_000
/** Bytes of a character where a text has any beyond Latin 1. */
const CHARACTER_BYTES = 2
/** Bytes of all kept pages together. */
const KEPT_BYTES = 8 * 1024 * 1024

/**
 * Draws pages with the app's own code, and keeps them as long as the knowledge stays the same.
 *
 * @param folder where the app was built; nothing is drawn when the build has no code for that
 * @param services.allowed bytes of the kept pages
 */
export function drawnPages(
  folder: string,
  services: {
    storage: Storage
    site: Site
    operations: Operations
    log: FastifyBaseLogger
    allowed?: number
  },
): DrawPage {
  const { storage, site, operations, log, allowed = KEPT_BYTES } = services
  const file = join(folder, '.drawing/draw.js')
  if (!existsSync(file)) {
    log.warn({ file }, 'pages go undrawn: the app was not built whole, run “npm run build”')
    return async () => null
  }
  // Loaded with the first page: React and the app take a moment and 20 MB.
  let code: Promise<DrawingCode> | undefined
  const kept = weighedMap<{ version: number; until: number; drawing: Drawing | null }>(allowed)
  const underWay = new Map<string, Promise<Drawing | null>>()

  async function drawAnew(address: string): Promise<Drawing | null> {
    const { draw } = await (code ??= import(pathToFileURL(file).href))
    const ask = (operation: GraphqlRequest) =>
      operations.run(operation, createContext({ db: storage.read, storage, site, viewer: null }))
    return draw(address, ask)
  }

  /** Keeps what could not be drawn, too: it is not tried, and told of, with every reader. */
  async function drawOrTell(address: string): Promise<Drawing | null> {
    try {
      return await drawAnew(address)
    } catch (error) {
      log.warn({ err: error, address }, 'a page could not be drawn')
      return null
    }
  }

  async function keptOrDrawn(address: string): Promise<Drawing | null> {
    // Read before the page is drawn: a change in between makes a kept page newer than its version, never older.
    const version = await versionNow(storage.read)
    const found = kept.get(address)
    if (found && found.version === version && found.until > Date.now()) return found.drawing
    const key = `${version} ${address}`
    const already = underWay.get(key)
    if (already) return already
    if (underWay.size >= LONGEST_QUEUE) return null
    const drawing = drawOrTell(address).finally(() => underWay.delete(key))
    underWay.set(key, drawing)
    const drawn = await drawing
    const weight = drawn ? CHARACTER_BYTES * (drawn.markup.length + drawn.data.length) : 0
    kept.set(address, { version, until: Date.now() + LONGEST_KEPT_MS, drawing: drawn }, weight)
    return drawn
  }

  return async (path, origin) => {
    const url = URL.parse(`${origin}${path}`)
    // The host is what the client says it is.
    if (!url || url.username || url.password) return null
    // Without the database nothing is drawn, but the app still starts and says so.
    const drawing = keptOrDrawn(`${origin}${path}`).catch(() => null)
    return Promise.race([drawing, afterwards(LONGEST_WAIT_MS)])
  }
}

/** Null after so many ms; keeps no process alive. */
const afterwards = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, ms, null).unref()
  })
