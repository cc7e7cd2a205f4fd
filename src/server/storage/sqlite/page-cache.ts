import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'
import { PAGE_CACHE_MB } from '#server/config/page-cache.ts'
import { defineGauge } from '#server/monitoring/registry.ts'

/** Use of a connection, by which its page cache is as large as it helps. */
export type PageCacheUse = 'read' | 'write' | 'import' | 'scan' | 'answer' | 'stream' | 'state'

/**
 * Parts of the memory for page caches that a connection may take. Pages that it has not are read from the cache of the
 * system, which costs microseconds; only the connection that reads records all the time is faster with many. Those of
 * one service can be open all at once, and make up the whole: in its main thread one that reads, one that writes, 8 for
 * answers, 4 for streams, and 13 for each of 4 states; in its 9 workers one that reads and one that writes each, and 6
 * for streams. Processes that scan, and commands that import, are apart.
 */
const SHARES: Readonly<Record<'thread' | 'worker', Readonly<Record<PageCacheUse, number>>>> = {
  thread: {
    read: 1 / 4,
    write: 1 / 8,
    import: 1 / 4,
    scan: 1 / 4,
    answer: 1 / 64,
    stream: 1 / 64,
    state: 1 / 256,
  },
  worker: {
    read: 1 / 64,
    write: 1 / 256,
    import: 1 / 8,
    scan: 1 / 4,
    answer: 1 / 256,
    stream: 1 / 128,
    state: 1 / 256,
  },
}

const limit = defineGauge(
  'curia_sqlite_page_cache_limit_bytes',
  'Memory that page caches of open connections of the main thread to SQLite files may take, by use',
  ['use'],
)

/** A transaction pins some pages; a cache of fewer is enlarged by SQLite. */
const LEAST_KB = 64
const KEY = 'megabytes for page caches of SQLite'

/** Bounds page caches of this process, also those of workers that start later. */
export function boundPageCaches(megabytes: number): void {
  setEnvironmentData(KEY, megabytes)
}

/** Kilobytes that the page cache of a connection may take. */
export function pageCacheKilobytes(
  use: PageCacheUse,
  thread: keyof typeof SHARES = isMainThread ? 'thread' : 'worker',
) {
  const megabytes = Number(getEnvironmentData(KEY) ?? PAGE_CACHE_MB)
  return Math.max(LEAST_KB, Math.floor(megabytes * 1024 * SHARES[thread][use]))
}

/** Has the page cache of a connection scraped. @returns a function that ends it */
export function watchPageCache(use: PageCacheUse): () => void {
  const bytes = pageCacheKilobytes(use) * 1024
  return limit.register({ use }, () => bytes)
}
