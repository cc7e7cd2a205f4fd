import { Agent, get } from 'node:http'
import { z } from 'zod'
import { currentMemory } from './processes.ts'
import type { Memory } from './processes.ts'

const KINDS = ['genes', 'variants', 'evidence_items', 'assertions', 'variant_groups'] as const
/** Addresses of each kind that are asked, spread over the collection. */
const ASKED = 200
const IDLE_MS = 2000

const Page = z.object({
  _meta: z.object({ total_pages: z.number() }),
  records: z.array(z.object({ id: z.number() })),
})

interface Answer {
  firstByte: number
  total: number
  bytes: number
  body: string
}

function ask(url: string, agent: Agent, keepBody = false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} was answered with ${answer.statusCode}`))
      let firstByte = 0
      let bytes = 0
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => {
        firstByte ||= performance.now() - started
        bytes += part.length
        if (keepBody) parts.push(part)
      })
      answer.on('end', () => {
        const body = Buffer.concat(parts).toString()
        resolve({ firstByte, total: performance.now() - started, bytes, body })
      })
    }).on('error', reject)
  })
}

const spread = <Value>(values: readonly Value[]): Value[] =>
  Array.from({ length: Math.min(ASKED, values.length) }, (_, position) =>
    values.at(Math.floor((position * values.length) / Math.min(ASKED, values.length))),
  ).filter((value) => value !== undefined)

async function halfWithin(urls: readonly string[], agent: Agent): Promise<number> {
  // Once to warm up.
  for (const url of urls.slice(0, 50)) await ask(url, agent)
  const times: number[] = []
  for (const url of urls) times.push((await ask(url, agent)).total)
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}

/** What was measured and how much, as rows of a table. */
export type Measured = [what: string, measured: string, beside: string, targets: string]

const EVERYTHING = 'evidence_items?count=100000'

/** The first page of genes, asked of a service that has answered nothing yet. */
export async function measureFirstGenes(service: { url: string }): Promise<Measured> {
  const agent = new Agent()
  const first = await ask(`${service.url}/api/genes`, agent)
  agent.destroy()
  return ['REST genes, first page after the start', `${first.total.toFixed(0)} ms`, '', '']
}

/**
 * How long readers of the legacy REST interface wait for records, for pages of 25 and for everything at once, and
 * how much memory that takes (MB above the idle service).
 */
export async function measureLegacy(service: { url: string; pid: number }): Promise<Measured[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const measured: Measured[] = []
  for (const kind of KINDS) {
    const url = `${service.url}/api/${kind}`
    const { records } = Page.parse(JSON.parse((await ask(`${url}?count=2000`, agent, true)).body))
    const pages = Page.parse(JSON.parse((await ask(url, agent, true)).body))._meta.total_pages
    const details = await halfWithin(
      spread(records).map(({ id }) => `${url}/${id}`),
      agent,
    )
    const numbers = Array.from({ length: pages }, (_, page) => page + 1)
    const index = await halfWithin(
      spread(numbers).map((page) => `${url}?page=${page}`),
      agent,
    )
    measured.push([
      `REST ${kind}`,
      `record p50 ${details.toFixed(2)} ms`,
      `page of 25 p50 ${index.toFixed(2)} ms`,
      '3 ms, 6 ms',
    ])
  }
  agent.destroy()
  return measured
}

/** Everything at once, of a service that has answered a page before. */
export async function measureEverything(service: { url: string; pid: number }): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await ask(`${service.url}/api/evidence_items`, agent)
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
  const unknown: Memory = { resident: Number.NaN, own: Number.NaN }
  const idle = currentMemory(service.pid) ?? unknown
  const most = { ...idle }
  const watching = setInterval(() => {
    const now = currentMemory(service.pid) ?? unknown
    most.resident = Math.max(most.resident, now.resident)
    most.own = Math.max(most.own, now.own)
  }, 20)
  const { firstByte, total, bytes } = await ask(`${service.url}/api/${EVERYTHING}`, agent)
  clearInterval(watching)
  agent.destroy()
  const above = (kind: keyof Memory) => (most[kind] - idle[kind]).toFixed(0)
  return [
    `REST ${EVERYTHING}`,
    `first byte ${firstByte.toFixed(0)} ms, all in ${(total / 1000).toFixed(1)} s, ${Math.round(bytes / 1e6)} MB`,
    `${above('own')} MB of its own above idle (${above('resident')} MB with pages of files)`,
    '100 ms, 60 MB',
  ]
}
