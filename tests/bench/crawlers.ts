import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { open } from '#server/storage/database.ts'
import { client } from './client.ts'
import type { Answer } from './client.ts'
import type { Crawl } from './crawler.ts'
import { shares } from './load.ts'
import { startService } from './processes.ts'

const SECONDS = 10
/** A reader alone and beside a crawler, in turns: the p99 of ten seconds is a matter of five requests. */
const ROUNDS = 3
/** A reader sends the next request so long after the last answer, in ms. */
const PAUSE_MS = 15
/** Pages that a crawler asks for at once, and the time from one such burst to the next, in ms. */
const BURST = 50
const BURST_MS = 1500
const COLD_PAGE_MS = 300
const CONNECTIONS = 64
const TARGET_QUERIES = 1.5
const TARGET_PAGES = 3

/** Reader and crawler come from different addresses. */
const READER = '127.0.0.2'
const CRAWLER = '127.0.0.3'

const QUERY =
  'query Evidence($id: Int!) { evidenceItem(id: $id) { id name description disease { name } therapies { name } source { citation } } }'

const milliseconds = (time: number) => `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`

type Ask = () => Promise<Answer>

/** What one reader waits for, asking one after the other: milliseconds, and how many answers are server-rendered pages. */
type Waits = { times: number[]; rendered: number }

async function waitsOf(ask: Ask): Promise<Waits> {
  const waits: Waits = { times: [], rendered: 0 }
  const end = performance.now() + SECONDS * 1000
  while (performance.now() < end) {
    const { ms, text } = await ask()
    waits.times.push(ms)
    if (text.includes('<div data-ssr')) waits.rendered += 1
    await sleep(PAUSE_MS)
  }
  return waits
}

function add(total: Waits, more: Waits): void {
  total.times.push(...more.times)
  total.rendered += more.rendered
}

const share = ({ times, rendered }: Waits) => `${Math.round((100 * rendered) / times.length)} %`

/** What a reader waits for beside a crawler, which runs in a thread of its own. */
async function beside(ask: Ask, crawl: Crawl): Promise<Waits> {
  const crawler = new Worker(new URL('./crawler.ts', import.meta.url), { workerData: crawl })
  const ended = once(crawler, 'exit')
  const waits = await waitsOf(ask)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  crawler.postMessage('stop')
  await ended
  return waits
}

/**
 * A reader's queries and pages that no cache answers, beside a page that is rendered now and then, 50 crawled pages at
 * once, and a crawler with 64 connections that no limit stops; each beside the same reader alone.
 */
export async function measureCrawlers(database: string): Promise<string[][]> {
  const paths = await pathsOf(database)
  const ids = paths.flatMap(({ kind, id }) => (kind === 'evidence' ? [id] : []))
  const service = await startService(database, '/api/ready')
  const reader = client(service.url, READER, 1)
  let asked = 0
  const askQuery: Ask = () => {
    asked += 1
    const variables = { id: ids[asked % ids.length], asked }
    return reader.send('/api/graphql', JSON.stringify({ query: QUERY, variables }))
  }
  // The crawler begins at the beginning of the list.
  const askPage: Ask = () => reader.send(`/evidence/${ids.at(-1 - (asked++ % ids.length)) ?? 1}`)

  const pages = paths.map(({ kind, id }) => `/${kind}/${id}`)
  // Code that is loaded with the first page, and compiled with the next, is no part of calm.
  for (let page = 0; page < BURST; page += 1) await askPage()
  const rows = [
    [
      'beside crawlers',
      'p50',
      'p99',
      'p50 alone',
      'p99 alone',
      'ratio of p99',
      'at most',
      'server-rendered, alone',
    ],
  ]
  const crawled = [
    ['queries, a page rendered now and then', askQuery, 1, COLD_PAGE_MS, TARGET_QUERIES],
    [`queries, ${BURST} pages at once`, askQuery, BURST, BURST_MS, TARGET_QUERIES],
    [`pages, ${CONNECTIONS} connections without pause`, askPage, CONNECTIONS, null, TARGET_PAGES],
  ] as const
  // No crawler opens what another one has opened.
  const pagesEach = Math.floor(pages.length / (crawled.length * ROUNDS))
  for (const [title, ask, atOnce, every, target] of crawled) {
    const quiet: Waits = { times: [], rendered: 0 }
    const busy: Waits = { times: [], rendered: 0 }
    for (let round = 0; round < ROUNDS; round += 1) {
      const paths = pages.splice(0, pagesEach)
      add(quiet, await waitsOf(ask))
      add(busy, await beside(ask, { url: service.url, address: CRAWLER, paths, pages: atOnce, every }))
    }
    const [alone, both] = [shares(quiet.times), shares(busy.times)]
    rows.push([
      title,
      milliseconds(both.p50),
      milliseconds(both.p99),
      milliseconds(alone.p50),
      milliseconds(alone.p99),
      (both.p99 / alone.p99).toFixed(2),
      String(target),
      ask === askPage ? `${share(busy)}, ${share(quiet)}` : '',
    ])
  }
  reader.close()
  await service.stop()
  return rows
}

/** Pages of records, of kinds in turn. */
async function pathsOf(database: string): Promise<{ kind: string; id: number }[]> {
  const storage = await open(database, { migrate: false })
  const kinds = [
    ['evidence', 'evidence_items'],
    ['variants', 'variants'],
    ['molecular-profiles', 'molecular_profiles'],
    ['sources', 'sources'],
  ] as const
  const lists = await Promise.all(
    kinds.map(async ([kind, table]) => {
      const rows = await storage.read.selectFrom(table).select('id').orderBy('id').limit(3000).execute()
      return rows.map(({ id }) => ({ kind, id }))
    }),
  )
  await storage.close()
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()
}
