// Runs in a worker: renders pages with the app's code, on a reading connection of its own.
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { externalServicesOff } from '#server/external/external-services.ts'
import { createContext } from '#server/graphql/context.ts'
import { shareVersionCache } from '#server/knowledge/version-cache.ts'
import { schema } from '#server/graphql/schema.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { openStates } from '#server/states/open-states.ts'
import type { StateLease, States } from '#server/states/open-states.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import { lazy } from '#server/caches/lazy.ts'
import { lowerThreadPriority, NICENESS } from '#server/workers/priority.ts'
import { serveTasks } from '#server/workers/serve-tasks.ts'
import { keysOfPage } from '../caching/surrogate-keys.ts'
import { ofOneVersion } from '#server/storage/one-version.ts'
import { createOperations } from '../graphql/operations.ts'
import type { Operations } from '../graphql/operations.ts'
import type { GraphqlRequest } from '../graphql/request.ts'
import type { RenderedPage, RenderTask } from './rendered-page.ts'

/** What the build of `src/app/ssr/render.tsx` offers. */
type AppCode = {
  renderPage(
    address: string,
    execute: (operation: GraphqlRequest) => ReturnType<Operations['run']>,
    state: StoredState | null,
  ): Promise<Omit<RenderedPage, 'surrogateKeys'> | null>
}

lowerThreadPriority(NICENESS.rendering)

/** Services that the browser has asked once the page is there, and nobody while it is rendered. */
const othersLater = { ...externalServicesOff }

/** Bytes of the operations that are kept parsed: those of the app's pages fit. */
const OPERATION_BYTES = 8 * 1024 * 1024

/** Part of the memory of a version cache: whole pages are cached, so that their rows are seldom read again. */
const CACHE_SHARE = 1 / 8

const operations = createOperations(schema, { allowed: OPERATION_BYTES })
/** The present database and its replicas, by address. */
const databases = new Map<string, () => Promise<Storage>>()
let code: Promise<AppCode> | undefined
/** Of the states one stays open: the worker's memory holds the present as well. */
let states: States | undefined

/**
 * Renders the page of an address as a reader without an account sees it, of one version of the knowledge; null where the
 * browser must find out.
 */
async function render(task: RenderTask): Promise<RenderedPage | null> {
  code ??= import(pathToFileURL(task.module).href)
  const { renderPage } = await code
  using lease = await databaseOf(task)
  const { storage } = lease
  const site = { name: task.knowledgebaseName }
  const { answer: page } = await ofOneVersion(storage, {
    version: null,
    versionNow: () => versionNow(storage.read),
    make: ({ read: db }) => {
      const outside = task.asksOutsideServices ? othersLater : externalServicesOff
      const services = { db, storage, site, outside, viewer: null }
      const execute = (operation: GraphqlRequest) => operations.run(operation, createContext(services))
      return renderPage(task.address, execute, task.state)
    },
    isRepeatable: true,
  })
  return page && { ...page, surrogateKeys: keysOfPage(page) }
}

/** The database that a page is made of. One page is rendered at a time. */
async function databaseOf({ databaseUrl, state }: RenderTask): Promise<StateLease> {
  if (state) return (states ??= openStates(dirname(state.file), 1, CACHE_SHARE)).lease(state)
  const database = databases.get(databaseUrl) ?? lazy(() => openPresent(databaseUrl))
  databases.set(databaseUrl, database)
  return { storage: await database(), [Symbol.dispose]: () => {} }
}

async function openPresent(databaseUrl: string): Promise<Storage> {
  const present = await open(databaseUrl, { migrate: false, scans: 1 })
  shareVersionCache(present.read, CACHE_SHARE)
  return present
}

const tasks = { render }
export type SsrTasks = typeof tasks

serveTasks(tasks)
