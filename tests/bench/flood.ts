// `node tests/bench/flood.ts`: what a client with a key waits alone, and while one address without a key asks ten
// times as much as it may (30 requests a second against 3), on the starter set in SQLite. Half a minute.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createUser } from '#server/accounts/users.ts'
import { generateApiKey } from '#server/accounts/api-keys/api-keys.ts'
import { defaultRequestLimits } from '#server/config/request-limits.ts'
import { open } from '#server/storage/database.ts'
import { startCuria } from '#tests/support/service/server.ts'
import { shares } from './load.ts'

const SECONDS = 12
const KEYED_EVERY_MS = 15
const TIMES_THE_LIMIT = 10

const folder = mkdtempSync(join(tmpdir(), 'curia-flood-'))
const database = `sqlite:${join(folder, 'curia.db')}`
const service = await startCuria({ database, env: { ANONYMOUS_LIMIT: '900', LOG_LEVEL: 'warn' } })

async function newKey(): Promise<string> {
  const storage = await open(database)
  const now = new Date().toISOString()
  const key = await storage.writeAside(async (tx) => {
    const user = await createUser(tx, { email: null, username: 'reader', role: 'CURATOR' }, now)
    return generateApiKey(tx, { userId: user.id, name: null, expiresAt: null, now })
  })
  await storage.close()
  return key.token
}

const body = JSON.stringify({ query: '{ evidenceItems(first: 25) { nodes { id name status } totalCount } }' })

function ask(agent: Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${service.url}/api/graphql`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** What the client with the key waits for each of its requests, in ms. */
async function readWithKey(key: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const waited: number[] = []
  const end = performance.now() + SECONDS * 1000
  while (performance.now() < end) {
    const started = performance.now()
    const status = await ask(agent, { authorization: `Bearer ${key}` })
    if (status !== 200) throw new Error(`the client with the key was answered ${status}`)
    waited.push(performance.now() - started)
    await setTimeout(KEYED_EVERY_MS)
  }
  agent.destroy()
  return waited
}

/** Asks without a key, first all that is allowed at once and then without pause as often as said; gives the statuses. */
async function flood(stop: AbortSignal): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const statuses = new Map<number, number>()
  const count = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const { anonymous, windowSeconds } = defaultRequestLimits
  const pause = 1000 / ((anonymous / windowSeconds) * TIMES_THE_LIMIT)
  for (let burst = 0; burst < anonymous; burst += 1) count(await ask(agent, {}))
  const asked: Promise<void>[] = []
  while (!stop.aborted) {
    asked.push(ask(agent, {}).then(count))
    await setTimeout(pause)
  }
  await Promise.all(asked)
  agent.destroy()
  return statuses
}

try {
  const key = await newKey()
  await readWithKey(key)
  const alone = shares(await readWithKey(key))
  const stop = new AbortController()
  const flooding = flood(stop.signal)
  const flooded = shares(await readWithKey(key))
  stop.abort()
  const statuses = await flooding
  const round = (time: number) => `${time.toFixed(2)} ms`
  process.stdout.write(
    [
      '| client with a key | p50 | p99 |',
      '|---|---|---|',
      `| alone | ${round(alone.p50)} | ${round(alone.p99)} |`,
      `| during the flood | ${round(flooded.p50)} | ${round(flooded.p99)} |`,
      '',
      `p99 during the flood: ${(flooded.p99 / alone.p99).toFixed(2)} times that alone (at most 2).`,
      `The flood was answered ${[...statuses].map(([status, times]) => `${status}: ${times}`).join(', ')}.`,
      '',
    ].join('\n'),
  )
} finally {
  await service.stop()
  rmSync(folder, { recursive: true })
}
