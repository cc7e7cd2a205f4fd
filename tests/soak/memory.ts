import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateApiKey } from '#server/accounts/api-keys/api-keys.ts'
import { open } from '#server/storage/database.ts'
import { httpClient } from '#tests/attack/client/http-client.ts'
import { isFailure } from '#tests/attack/client/outcomes.ts'
import { fillDatabase, freezeStates, idsOf, statesOf } from '#tests/attack/prepare.ts'
import { graphql } from '#tests/attack/traffic.ts'
import type { Request } from '#tests/attack/traffic.ts'
import { currentMemory, startService } from '#tests/bench/processes.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'
import { fillCaches } from './fill-caches.ts'
import { memoryTrend } from './memory-trend.ts'
import type { MemorySample, MemoryTrend } from './memory-trend.ts'
import { mixedRequests } from './mixed-requests.ts'

/** How a service is used while its memory is watched. */
export interface MemorySoak {
  /** An empty database. */
  url: string
  /** Folder of the release that it gets. */
  release: string
  minutes: number
  /** Requests of readers a second. */
  rate: number
  seed: number
  /** Memory is looked at so often, in ms. */
  sampleMs: number
  /** A curator comments so often, in ms: each time the knowledge has another version, and caches begin anew. */
  commentMs: number
  /** Whether caches that mixed use fills in some hours are full when it begins. */
  fillsCaches?: boolean
  /** Settings of the service. */
  env?: Readonly<Record<string, string>>
  print: (line: string) => void
}

/** What was seen of a service. */
export interface MemoryReport extends MemoryTrend {
  samples: MemorySample[]
  /** How many requests ended how. */
  outcomes: Record<string, number>
  /** What the service logged of requests that failed. */
  failures: string[]
}

/** Metrics that say where the memory is; each of so many samples has them beside it. */
const PARTS = /^(?:nodejs_heap_size_total_bytes|nodejs_external_memory_bytes|curia_worker_heap_bytes)/
const PARTS_EVERY = 20

/** Requests that may be under way; beyond them none is sent. */
const MOST_UNDER_WAY = 40
/** Addresses from which requests come, one after the other. */
const NETWORK = 220

async function addCurator(url: string): Promise<{ token: string; evidence: number }> {
  const storage = await open(url)
  try {
    const { id: evidence } = await storage.read
      .selectFrom('evidence_items')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const token = await storage.write(async (tx) => {
      const { id: userId } = await addUser(tx, 'commentator')
      const key = { userId, name: null, expiresAt: null, now: new Date().toISOString() }
      return (await generateApiKey(tx, key)).token
    })
    return { token, evidence }
  } finally {
    await storage.close()
  }
}

const COMMENT = 'mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }'

/** What the metrics say of the parts of the memory, in MB. */
async function partsOf(url: string): Promise<string> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n').filter((line) => PARTS.test(line))
  return lines
    .map((line) => line.replace(/\d+$/, (bytes) => `${Math.round(Number(bytes) / 1e6)} MB`))
    .join(', ')
}

type Sender = { send(request: Request): void; settled(): Promise<unknown>; isFull(): boolean }

/** Sends requests without waiting for their answers, which are counted; those that fail are printed. */
function sender(
  send: (request: Request) => Promise<string>,
  outcomes: Record<string, number>,
  print: (line: string) => void,
): Sender {
  const underWay = new Set<Promise<void>>()
  return {
    isFull: () => underWay.size >= MOST_UNDER_WAY,
    settled: () => Promise.all(underWay),
    send(request) {
      const answered = send(request).then((outcome) => {
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
        if (isFailure(outcome)) print(`✗ ${outcome}: ${request.method} ${request.path}, ${request.label}`)
        underWay.delete(answered)
      })
      underWay.add(answered)
    },
  }
}

const commentOf = ({ token, evidence }: { token: string; evidence: number }): Request => ({
  ...graphql('a comment', COMMENT, {
    input: { subject: { id: evidence, entityType: 'EVIDENCE_ITEM' }, body: `Seen at ${Date.now()}.` },
  }),
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
})

/** Lines of a log that tell of defects: level 50 and above. */
const defectsIn = (log: string) =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => /"level":(?:[5-9]\d|\d{3})/.test(line))

/** Uses a service as its readers and a curator do, and looks at its memory now and then. */
export async function soakMemory(options: MemorySoak): Promise<MemoryReport> {
  const { url, print, rate } = options
  const folder = mkdtempSync(join(tmpdir(), 'curia-soak-memory-'))
  await using cleaning = new AsyncDisposableStack()
  cleaning.defer(() => rmSync(folder, { recursive: true, force: true }))
  await fillDatabase(url, options.release)
  await freezeStates(url, folder)
  const curator = await addCurator(url)
  const settings = { DATA_DIR: folder, OUTSIDE_SERVICES: 'off', METRICS: 'on', ...options.env }
  const log = join(folder, 'service.log')
  const service = await startService(url, '/api/ready', settings, log)
  cleaning.defer(() => service.stop())
  const client = httpClient(service.url, { connections: MOST_UNDER_WAY, network: NETWORK, staysThere: false })
  cleaning.defer(() => client.close())
  const knowledge = { ids: await idsOf(service.url), states: await statesOf(service.url) }
  const requests = mixedRequests(knowledge, options.seed)
  if (options.fillsCaches) {
    await fillCaches(client.send)
    print('the cache of operations is full')
  }
  const samples: MemorySample[] = []
  const outcomes: Record<string, number> = {}
  const { send, settled, isFull } = sender(client.send, outcomes, print)
  const started = performance.now()

  function sample(minutes: number): void {
    const memory = currentMemory(service.pid)
    if (!memory) throw new Error('the service has ended, or the system does not tell its memory')
    samples.push({ minutes, megabytes: memory.resident })
    const [resident, own] = [memory.resident.toFixed(0), memory.own.toFixed(0)]
    print(`${minutes.toFixed(1)} min  ${resident} MB resident, ${own} own`)
    if (samples.length % PARTS_EVERY === 0) void partsOf(service.url).then(print, () => {})
  }

  const end = options.minutes * 60_000
  let [nextSample, nextComment] = [options.sampleMs, options.commentMs]
  for (let now = 0, next = 0; now < end; now = performance.now() - started) {
    if (now >= nextSample) {
      sample(now / 60_000)
      nextSample += options.sampleMs
    }
    if (now >= nextComment) {
      send(commentOf(curator))
      nextComment += options.commentMs
    }
    if (!isFull()) send(requests.next().value)
    next += 1000 / rate
    await sleep(Math.max(0, next + started - performance.now()))
  }
  await settled()
  return { samples, outcomes, failures: defectsIn(log), ...memoryTrend(samples) }
}
