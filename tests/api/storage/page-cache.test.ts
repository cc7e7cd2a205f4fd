import { rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { afterEach, beforeAll, afterAll, describe, expect, it, vi } from 'vitest'
import { definedMetrics } from '#server/monitoring/registry.ts'
import { freeze } from '#server/states/freeze.ts'
import { open } from '#server/storage/database.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { stateUrl } from '#server/config/database-url.ts'
import { PAGE_CACHE_MB } from '#server/config/page-cache.ts'
import { boundPageCaches, pageCacheKilobytes } from '#server/storage/sqlite/page-cache.ts'
import type { PageCacheUse } from '#server/storage/sqlite/page-cache.ts'
import { sqlite } from '#tests/support/storage/engines.ts'

/** Connections that may be open at once, in the main thread and in the workers of a service. */
const connections: readonly (readonly [thread: 'thread' | 'worker', use: PageCacheUse, count: number])[] = [
  ['thread', 'read', 1],
  ['thread', 'write', 1],
  ['thread', 'answer', 8],
  ['thread', 'stream', 4],
  ['thread', 'state', 4 * 13],
  ['worker', 'read', 9],
  ['worker', 'write', 9],
  ['worker', 'stream', 6],
]

/** Connections of a use that are open, as the metrics have them. */
async function cachedBy(use: PageCacheUse): Promise<number> {
  const metric = [...definedMetrics()].find(({ name }) => name === 'curia_sqlite_page_cache_limit_bytes')
  const samples = (await metric?.read()) ?? []
  const bytes = samples.find(({ labels }) => labels['use'] === use)?.value ?? 0
  return bytes / 1024 / pageCacheKilobytes(use)
}

const kilobytesOf = async (db: Reading) => {
  const { rows } = await sql<{ cache_size: number }>`pragma cache_size`.execute(db)
  return -(rows[0]?.cache_size ?? NaN)
}

describe('Page caches of SQLite', () => {
  let folder: string
  let url: string
  let drop: () => Promise<void>
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'curia-page-cache-'))
    ;({ url, drop } = await sqlite.createDatabase())
  })
  afterEach(() => {
    boundPageCaches(PAGE_CACHE_MB)
    vi.useRealTimers()
  })
  afterAll(async () => {
    await drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const opened = async <Result>(address: string, use: (storage: Storage) => Promise<Result>) => {
    const storage = await open(address, { migrate: false })
    try {
      return await use(storage)
    } finally {
      await storage.close()
    }
  }

  it.each([16, 32, 64, PAGE_CACHE_MB, 512, 4096])(
    'of all connections together take %i MB at most',
    (megabytes) => {
      boundPageCaches(megabytes)
      const kilobytes = connections.map(([thread, use, count]) => count * pageCacheKilobytes(use, thread))
      const all = kilobytes.reduce((sum, each) => sum + each, 0)
      expect(all / 1024).toBeLessThanOrEqual(megabytes)
      expect(all / 1024).toBeGreaterThan(megabytes / 2)
    },
  )

  it.each([16, PAGE_CACHE_MB, 1024])('of each connection are its part of %i MB', async (megabytes) => {
    boundPageCaches(megabytes)
    await opened(url, async (storage) => {
      const written = await storage.write((tx) => kilobytesOf(tx))
      const sizes = { read: await kilobytesOf(storage.read), write: written }
      for (const use of ['answer', 'stream'] as const) {
        await using snapshot = await storage.snapshot(use)
        Object.assign(sizes, { [use]: await kilobytesOf(snapshot.db) })
      }
      Object.assign(sizes, { scan: await kilobytesOf(storage.scan) })
      const uses = Object.keys(sizes) as PageCacheUse[]
      expect(sizes).toEqual(Object.fromEntries(uses.map((use) => [use, pageCacheKilobytes(use)])))
    })
  })

  it('of connections to a frozen state are small', async () => {
    await opened(url, async (storage) => {
      const { file } = await freeze(storage, folder, { name: 'cached' })
      await opened(stateUrl(file), async (state) => {
        await using answer = await state.snapshot('answer')
        await using stream = await state.snapshot('stream')
        const sizes = await Promise.all([state.read, answer.db, stream.db].map(kilobytesOf))
        expect(sizes).toEqual([512, 512, 512])
      })
    })
  })

  it('of an import are as large as those of readers', async () => {
    const storage = await open(url, { migrate: false, unlimited: true })
    expect(await storage.write((tx) => kilobytesOf(tx))).toBe(pageCacheKilobytes('read'))
    await storage.close()
  })

  it('of workers are bounded by the same setting', async () => {
    boundPageCaches(640)
    const module = new URL('../../../src/server/storage/sqlite/page-cache.ts', import.meta.url).href
    const script = `import('${module}').then(({ pageCacheKilobytes }) => require('node:worker_threads').parentPort.postMessage(pageCacheKilobytes('read')))`
    const worker = new Worker(script, { eval: true })
    const kilobytes = await new Promise((resolve, reject) =>
      worker.once('message', resolve).once('error', reject),
    )
    expect(kilobytes).toBe(10_240)
    await worker.terminate()
  })

  it.each(['answer', 'stream'] as const)(
    'are given back with a connection for %ss that nobody uses',
    async (use) => {
      await opened(url, async (storage) => {
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
        const read = async () => {
          await using snapshot = await storage.snapshot(use)
          await sql`select 1`.execute(snapshot.db)
        }
        await read()
        await vi.advanceTimersByTimeAsync(50_000)
        await read()
        await vi.advanceTimersByTimeAsync(50_000)
        expect(await cachedBy(use)).toBe(1)
        await vi.advanceTimersByTimeAsync(11_000)
        await vi.waitUntil(async () => (await cachedBy(use)) === 0)
        await read()
        expect(await cachedBy(use)).toBe(1)
      })
      expect(await cachedBy(use)).toBe(0)
    },
  )
})
