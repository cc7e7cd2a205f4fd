import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { importRelease } from '#server/import/import-release.ts'
import { addUpstream, allUpstreams } from '#server/mirror/upstreams.ts'
import { open } from '#server/storage/database.ts'
import { addFeature } from '#tests/support/factories.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { startCuria } from '#tests/support/service/server.ts'
import { startPostgres } from '#tests/support/storage/postgres.ts'

const COMMENT = `mutation ($id: Int!, $body: String!) {
  addComment(input: { subject: { id: $id, entityType: FEATURE }, body: $body }) { comment { id } } }`
/** A curator waits so long between two changes, in ms. */
const BETWEEN_MS = 100

/** What a curator met beside a first full sync. */
interface BesideSync {
  /** Changes by what came of them: `done`, or the code of the error. */
  endings: Map<string, number>
  /** How long each change took, in ms, ascending. */
  waits: number[]
}

async function curate(
  url: string,
  key: string,
  id: number,
  isOver: () => Promise<boolean>,
): Promise<BesideSync> {
  const endings = new Map<string, number>()
  const waits: number[] = []
  for (let number = 0; !(await isOver()); number += 1) {
    const begun = performance.now()
    const response = await fetch(`${url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ query: COMMENT, variables: { id, body: `Comment number ${number}` } }),
    })
    const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
    waits.push(performance.now() - begun)
    const ending = errors?.[0]?.extensions.code ?? 'done'
    endings.set(ending, (endings.get(ending) ?? 0) + 1)
    await pause(BETWEEN_MS)
  }
  return { endings, waits: waits.toSorted((one, other) => one - other) }
}

/**
 * A first full sync of the release of 2024 into PostgreSQL, beside a curator who changes something all the time. Prints what
 * came of the changes and how long they took.
 * @returns whether all were done
 */
export async function soakFirstSync(print: (line: string) => void): Promise<boolean> {
  if (!release2024) throw new Error('this machine has no copy of the release of 2024')
  await using stack = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'curia-first-sync-'))
  stack.defer(() => rmSync(folder, { recursive: true, force: true }))
  const database = `sqlite:${join(folder, 'upstream.db')}`
  const there = await open(database)
  await importRelease(there, release2024)
  await there.close()
  const upstream = await startCuria({ database, env: { OUTSIDE_SERVICES: 'off' } })
  stack.defer(async () => void (await upstream.stop()))
  const server = await startPostgres({ durable: true })
  stack.defer(() => server.stop())
  const storage = await open(server.url)
  stack.defer(() => storage.close())
  const { key } = await userWithKey(storage, 'cora')
  const feature = await storage.write((tx) => addFeature(tx, 'LOCAL1'))
  await addUpstream(storage, { address: upstream.url, name: 'Upstream', budget: 900 })
  const begun = performance.now()
  const service = await startCuria({ database: server.url, env: { OUTSIDE_SERVICES: 'off' } })
  stack.defer(async () => void (await service.stop()))
  const isOver = async () => {
    const [{ swept_at } = { swept_at: null }] = await allUpstreams(storage.read)
    return swept_at !== null || performance.now() - begun > 1_500_000
  }
  const { endings, waits } = await curate(service.url, key, feature, isOver)
  const { count } = await storage.read
    .selectFrom('upstream_records')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const at = (share: number) => `${Math.round(waits[Math.floor(share * (waits.length - 1))] ?? 0)} ms`
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  print(`a curator beside a first full sync on PostgreSQL (${Number(count)} records, ${seconds} s):`)
  print(
    `  ${waits.length} changes: ${[...endings].map(([ending, number]) => `${ending} ${number}`).join(', ')}; waits p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`,
  )
  return [...endings.keys()].every((ending) => ending === 'done') && Number(count) > 10_000
}
