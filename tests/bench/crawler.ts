// Runs in a worker of a low priority: a crawler whose own work, which another machine does in truth, keeps no reader's
// answers waiting on the processors that it shares with the service.
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { lowerThreadPriority, NICENESS } from '#server/workers/priority.ts'
import { client } from './client.ts'

/** What to crawl: pages at once, and the time from one such burst to the next in ms, or no pause at all. */
export type Crawl = { url: string; address: string; paths: string[]; pages: number; every: number | null }

lowerThreadPriority(NICENESS.background)

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of tests/bench/crawlers.ts
const { url, address, paths, pages, every } = workerData as Crawl
const crawler = client(url, address, pages)
const stop = new AbortController()
let opened = 0
parentPort?.once('message', () => stop.abort())

const open = () => crawler.send(paths[opened++ % paths.length] ?? '/')

async function crawlInBursts(pause: number): Promise<void> {
  while (!stop.signal.aborted) await Promise.all([...Array.from({ length: pages }, open), sleep(pause)])
}

async function crawlWithoutPause(): Promise<void> {
  while (!stop.signal.aborted) await open()
}

await (every === null ? Promise.all(Array.from({ length: pages }, crawlWithoutPause)) : crawlInBursts(every))
crawler.close()
