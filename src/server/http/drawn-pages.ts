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

/** A page as its reader sees it before scripts run, and what its queries were answered (JSON). */
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
  if (!existsSync(file)) return async () => null
  // Loaded with the first page: React and the app take a moment and 20 MB.
  let code: Promise<DrawingCode> | undefined
  const kept = weighedMap<{ version: number; until: number; drawing: Drawing | null }>(allowed)
  const underWay = new Map<string, Promise<Drawing | null>>()

  async function drawAnew(key: string, address: string, version: number): Promise<Drawing | null> {
    const { draw } = await (code ??= import(pathToFileURL(file).href))
    const ask = (operation: GraphqlRequest) =>
      operations.run(operation, createContext({ db: storage.read, storage, site, viewer: null }))
    const drawing = await draw(address, ask)
    const weight = drawing ? drawing.markup.length + drawing.data.length : 0
    kept.set(key, { version, until: Date.now() + LONGEST_KEPT_MS, drawing }, weight)
    return drawing
  }

  return async (path, origin) => {
    const address = `${origin}${path}`
    // The host is what the client says it is.
    if (!URL.canParse(address)) return null
    // Read before the page is drawn: a change in between makes a kept page newer than its version, never older.
    const version = await versionNow(storage.read)
    const found = kept.get(address)
    if (found && found.version === version && found.until > Date.now()) return found.drawing
    const key = `${version} ${address}`
    const already = underWay.get(key)
    if (!already && underWay.size >= LONGEST_QUEUE) return null
    const drawing =
      already ??
      drawAnew(address, address, version)
        .catch((error: unknown) => {
          log.warn({ err: error, path }, 'a page could not be drawn')
          return null
        })
        .finally(() => underWay.delete(key))
    underWay.set(key, drawing)
    return Promise.race([drawing, afterwards(LONGEST_WAIT_MS)])
  }
}

/** Null after so many ms; keeps no process alive. */
const afterwards = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, ms, null).unref()
  })
