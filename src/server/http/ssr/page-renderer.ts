import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { StoredState } from '#server/states/stored-states.ts'
import { WorkerPoolBusy } from '#server/workers/errors.ts'
import { inSpan } from '#server/monitoring/tracing.ts'
import { createWorkerPool } from '#server/workers/worker-pool.ts'
import type { RenderedPage, RenderTask } from './rendered-page.ts'
import type { SsrTasks } from './ssr-worker.ts'

/** Renders pages on the server. */
export interface PageRenderer {
  /**
   * Renders the page of an address, which has the name of the state where it shows one; null where it must be client-rendered.
   * @param databaseUrl of the replica that it reads; the database of the service unless given
   * @throws WorkerPoolBusy when too many pages wait
   */
  render(address: string, state: StoredState | null, databaseUrl?: string): Promise<RenderedPage | null>
  close(): Promise<void>
}

/** A page that takes longer, in ms, is given up with its worker. */
const DEADLINE_MS = 5000
const WORK = 'rendering pages'
/** Pages may wait so long for a worker, in ms: what begins later is late, and would make the next late, too. */
const WAIT_MS = 250
/** Pages that wait; the next are sent client-rendered. */
const QUEUE_LENGTH = 128
/** Heap of a worker: the schema, the app's code and a page. */
const MEMORY_MB = 192

/** Renders nothing. */
export const clientRendered: PageRenderer = { render: async () => null, close: async () => {} }

/**
 * Server-side rendering (SSR): renders pages in workers, so that the thread that answers queries never does.
 *
 * @param folder where the app was built; every page is client-rendered when the build has no code for the server
 */
export function createPageRenderer(
  folder: string,
  services: Pick<RenderTask, 'databaseUrl' | 'knowledgebaseName' | 'asksOutsideServices'> & {
    log: FastifyBaseLogger
  },
): PageRenderer {
  const { log, ...site } = services
  const module = join(folder, '.ssr/render.js')
  if (!existsSync(module)) {
    log.warn({ module }, 'pages are client-rendered: the app was not built whole, run “npm run build”')
    return clientRendered
  }
  const pool = createWorkerPool<SsrTasks>({
    module: new URL('./ssr-worker.ts', import.meta.url),
    work: WORK,
    threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
    deadlineMs: DEADLINE_MS,
    queueLength: QUEUE_LENGTH,
    waitMs: WAIT_MS,
    memoryMb: MEMORY_MB,
  })
  return {
    render: (address, state, databaseUrl) => {
      const task = { address, state, module, ...site, ...(databaseUrl && { databaseUrl }) }
      return inSpan('render page', {}, () => pool.run('render', task)).catch((error: unknown) => {
        if (error instanceof WorkerPoolBusy) throw error
        log.warn({ err: error, address }, 'a page could not be rendered')
        return null
      })
    },
    close: () => pool.close(),
  }
}
