import { Agent, request } from 'node:http'
import { graphql } from './traffic.ts'
import type { Request, Target } from './traffic.ts'
import { loopbackAddress } from './client/http-client.ts'

const EVERY_MS = 80
const LONGEST_WAIT_MS = 60_000
/** Polite readers come from addresses of this loopback network, attackers never. */
const NETWORK = 1

/**
 * What a polite reader saw: milliseconds until answers to queries were whole, and how many requests were not answered
 * with 200.
 */
export type Politeness = {
  p50: number
  p99: number
  /** Of queries and documents. */
  longest: number
  /** The 99th percentile of documents of the app alone, which workers render; 0 where none was asked for. */
  pageP99: number
  /** What was waited for longest. */
  slowest: string
  answered: number
  failures: string[]
}

type Answer = { label: string; isPage: boolean; status: string; ms: number }

const GENE = 'query ($id: Int) { gene(id: $id) { id name variants(first: 10) { nodes { id name } } } }'
const EVIDENCE =
  'query ($id: Int!) { evidenceItem(id: $id) { id name status description disease { name } therapies { name } } }'
const PAGE = '{ evidenceItems(first: 25) { totalCount nodes { id name status } } }'

/** What a polite reader may ask for. */
type Reader = Pick<Target, 'ids'> & {
  hasApp: boolean
  /** Asked for beside the rest. */
  beside?: readonly Request[] | undefined
}

/** A request of a reader: one half was asked before (a query, a page), the other is of another record each time. */
function requestOf(n: number, { ids, hasApp, beside = [] }: Reader): Request {
  const another = (list: readonly number[] = []) => list[n % Math.max(1, list.length)] ?? 1
  const page = (path: string): Request => ({
    label: path,
    method: 'GET',
    path,
    headers: { accept: 'text/html' },
  })
  const kinds = [
    () => graphql('a query that is asked again', PAGE),
    () => graphql('a record', EVIDENCE, { id: another(ids['evidenceItems']) }),
    () => page(`/evidence/${ids['evidenceItems']?.[0] ?? 1}`),
    () => graphql('another record', GENE, { id: another(ids['genes']) }),
    () => page(`/evidence/${another(ids['evidenceItems'])}`),
  ]
    .filter((_, index) => hasApp || index % 2 === 1 || index === 0)
    .concat(beside.map((request) => () => request))
  const kind = kinds[n % kinds.length]
  if (!kind) throw new Error('a polite reader has something to ask')
  return kind()
}

/**
 * A reader who asks a few times a second, whether or not the last answer has come, until `stop`.
 * @param options.reader which one it is: each has an address of its own
 */
export async function readPolitely(
  options: Reader & { url: string; reader: number; stop: AbortSignal },
): Promise<Politeness> {
  const { url, reader, stop } = options
  const agent = new Agent({ keepAlive: true })
  const from = loopbackAddress(NETWORK, reader)
  const asked: Promise<Answer>[] = []
  // Records are asked for in another order by each reader, so that fewer of them are in a cache.
  for (let n = 0; !stop.aborted; n += 1) {
    asked.push(ask(url, requestOf(n + reader * 37, options), agent, from))
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  const answers = await Promise.all(asked)
  agent.destroy()
  const pages = answers.filter(({ isPage }) => isPage)
  const queries = answers.filter(({ isPage }) => !isPage)
  const failures = answers.map(({ status }) => status).filter((status) => status !== '200')
  return {
    p50: percentile(queries, 0.5),
    p99: percentile(queries, 0.99),
    longest: percentile(answers, 1),
    pageP99: percentile(pages, 0.99),
    slowest: answers.toSorted((one, other) => other.ms - one.ms)[0]?.label ?? '',
    answered: answers.length - failures.length,
    failures,
  }
}

function percentile(answers: readonly Answer[], share: number): number {
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other)
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}

function ask(url: string, wanted: Request, agent: Agent, localAddress: string): Promise<Answer> {
  const started = performance.now()
  return new Promise((resolve) => {
    const { label, method, path, headers, body } = wanted
    const isPage = path === label
    const done = (status: string) => resolve({ label, isPage, status, ms: performance.now() - started })
    const attempt = request(new URL(path, url), {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      agent,
      localAddress,
      timeout: LONGEST_WAIT_MS,
    })
    attempt.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => done(String(answer.statusCode)))
      answer.on('error', () => done('connection closed'))
    })
    attempt.on('timeout', () => attempt.destroy(new Error('unanswered')))
    attempt.on('error', (error) => done(error.message))
    attempt.end(body)
  })
}
