import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateApiKey } from '#server/accounts/api-keys/api-keys.ts'
import { open } from '#server/storage/database.ts'
import { httpClient } from '#tests/attack/client/http-client.ts'
import { fillDatabase, freezeStates, idsOf, statesOf } from '#tests/attack/prepare.ts'
import { graphql } from '#tests/attack/traffic.ts'
import { currentMemory, startService } from '#tests/bench/processes.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'
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
  /** Settings of the service. */
  env?: Readonly<Record<string, string>>
  print: (line: string) => void
}

/** What was seen of a service. */
export interface MemoryReport extends MemoryTrend {
  samples: MemorySample[]
  /** How many requests ended how. */
  outcomes: Record<string, number>
}

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

/** Uses a service as its readers and a curator do, and looks at its memory now and then. */
export async function soakMemory(options: MemorySoak): Promise<MemoryReport> {
  const { url, print, seed, rate } = options
  const folder = mkdtempSync(join(tmpdir(), 'curia-soak-memory-'))
  await using cleaning = new AsyncDisposableStack()
  cleaning.defer(() => rmSync(folder, { recursive: true, force: true }))
  await fillDatabase(url, options.release)
  await freezeStates(url, folder)
  const { token, evidence } = await addCurator(url)
  const service = await startService(url, '/api/ready', {
    DATA_DIR: folder,
    OUTSIDE_SERVICES: 'off',
    METRICS: 'on',
    ...options.env,
  })
  cleaning.defer(() => service.stop())
  const client = httpClient(service.url, { connections: MOST_UNDER_WAY, network: NETWORK, staysThere: false })
  cleaning.defer(() => client.close())
  const knowledge = { ids: await idsOf(service.url), states: await statesOf(service.url) }
  const requests = mixedRequests(knowledge, seed)
  const report: Pick<MemoryReport, 'samples' | 'outcomes'> = { samples: [], outcomes: {} }
  const started = performance.now()
  const minutesNow = () => (performance.now() - started) / 60_000
  let underWay = 0

  async function send(request: Parameters<typeof client.send>[0]): Promise<void> {
    underWay += 1
    const outcome = await client.send(request)
    underWay -= 1
    report.outcomes[outcome] = (report.outcomes[outcome] ?? 0) + 1
  }

  function sample(): void {
    const memory = currentMemory(service.pid)
    if (!memory) throw new Error('the service has ended, or the system does not tell its memory')
    const minutes = minutesNow()
    report.samples.push({ minutes, megabytes: memory.resident })
    print(
      `${minutes.toFixed(1)} min  ${memory.resident.toFixed(0)} MB resident, ${memory.own.toFixed(0)} own`,
    )
  }

  const comment = () =>
    send({
      ...graphql('a comment', COMMENT, {
        input: { subject: { id: evidence, entityType: 'EVIDENCE_ITEM' }, body: `Seen at ${Date.now()}.` },
      }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })
  let [nextSample, nextComment] = [options.sampleMs, options.commentMs]
  for (let next = 0; minutesNow() < options.minutes; next += 1000 / rate) {
    const now = performance.now() - started
    if (now >= nextSample) {
      sample()
      nextSample += options.sampleMs
    }
    if (now >= nextComment) {
      void comment()
      nextComment += options.commentMs
    }
    if (underWay < MOST_UNDER_WAY) void send(requests.next().value)
    await sleep(Math.max(0, next + 1000 / rate - (performance.now() - started)))
  }
  while (underWay > 0) await sleep(50)
  return { ...report, ...memoryTrend(report.samples) }
}
