import { execFile } from 'node:child_process'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { cpuTime } from './processes.ts'

const run = promisify(execFile)
const autocannon = fileURLToPath(import.meta.resolve('autocannon'))

const SECONDS = 5
/** Clients that ask at once when requests a second are counted. */
export const CONNECTIONS = 10
const WARM_UP = 200
const TIMED = 1000
/** Slow answers are asked for less often: warming up and timing end after this long each. */
const LONGEST_MS = 10_000

const Report = z.object({
  requests: z.object({ average: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
})

/** Requests a second, asked over ten connections for five seconds by a process of its own. */
export async function requestsPerSecond(url: string, body: string): Promise<number> {
  const options = ['-j', '-m', 'POST', '-H', 'content-type=application/json', '-b', body]
  const { stdout } = await run(
    process.execPath,
    [autocannon, ...options, '-c', String(CONNECTIONS), '-d', String(SECONDS), url],
    { maxBuffer: 10_000_000 },
  )
  const report = Report.parse(JSON.parse(stdout))
  if (report.non2xx + report.errors > 0) throw new Error(`${url} did not answer all requests: ${stdout}`)
  return report.requests.average
}

function send(url: string, body: string, agent: Agent): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { method: 'POST', headers, agent }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve(Buffer.concat(parts)))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/**
 * What one client alone waits, in ms: half and 99 of 100 answers come within this time. The fastest is what other
 * processes on the machine disturb least.
 */
export type Waiting = { least: number; p50: number; p95: number; p99: number }

/** The waiting times' middle and end, in ms. */
export function shares(times: readonly number[]): Waiting {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { least: at(0), p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/**
 * Asks one request after the other over one connection.
 * @param bodyOf the body of each request, counted from 0
 */
export async function waiting(
  url: string,
  bodyOf: (number: number) => string,
  { warmUp = WARM_UP, timed = TIMED }: { warmUp?: number; timed?: number } = {},
): Promise<Waiting> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let asked = 0
  const ask = async (times: number) => {
    const waited: number[] = []
    const end = performance.now() + LONGEST_MS
    while (waited.length < times && performance.now() < end) {
      const body = bodyOf(asked)
      asked += 1
      const started = performance.now()
      await send(url, body, agent)
      waited.push(performance.now() - started)
    }
    return waited
  }
  await ask(warmUp)
  const times = await ask(timed)
  agent.destroy()
  return shares(times)
}

/**
 * Requests a second of four clients at once whose bodies differ, and the processor time that the server's process takes
 * for each, in ms: other processes on the machine disturb that least.
 * @param bodyOf the body of each request, counted from 0
 * @param pid process of the server
 */
export async function answersPerSecond(
  url: string,
  bodyOf: (number: number) => string,
  pid: number,
): Promise<{ rate: number; cpu: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  let asked = 0
  const askFor = async (time: number) => {
    const first = asked
    const end = performance.now() + time
    const client = async () => {
      while (performance.now() < end) {
        asked += 1
        await send(url, bodyOf(asked), agent)
      }
    }
    await Promise.all([client(), client(), client(), client()])
    return asked - first
  }
  await askFor(SECONDS * 500)
  const [started, cpu] = [performance.now(), cpuTime(pid)]
  const answered = await askFor(SECONDS * 1000)
  const rate = (1000 * answered) / (performance.now() - started)
  agent.destroy()
  return { rate, cpu: (cpuTime(pid) - cpu) / answered }
}

/** The bytes of one answer. */
export async function answerOf(url: string, body: string): Promise<Buffer> {
  const agent = new Agent()
  const answer = await send(url, body, agent)
  agent.destroy()
  return answer
}
