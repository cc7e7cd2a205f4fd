import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { open } from '#server/storage/database.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { brokenComments, startWorkload } from '#tests/support/service/fault-workload.ts'
import type { Workload } from '#tests/support/service/fault-workload.ts'
import { startPostgres } from '#tests/support/storage/postgres.ts'
import type { PostgresServer } from '#tests/support/storage/postgres.ts'
import { startCuria } from '#tests/support/service/server.ts'
import { startTcpProxy } from '#tests/support/service/tcp-proxy.ts'
import type { TcpProxy } from '#tests/support/service/tcp-proxy.ts'

const CURATORS = 6
const READERS = 6
/** How long the server stays silent and the network cut, in ms. */
const SILENCE_MS = 30_000
const CUT_MS = 5000
/** So many diseases with long names are a stream that goes on for a while. */
const LONG_TABLE = 2000

interface Target {
  server: PostgresServer
  proxy: TcpProxy
}

interface FaultOptions {
  /** How often each fault happens. */
  rounds: number
  print: (line: string) => void
}

/** Something that happens to PostgreSQL; it is over when the promise resolves. */
type Fault = (target: Target) => Promise<void>

async function terminateConnections({ server }: Target): Promise<void> {
  const storage = await open(server.url, { migrate: false })
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database()
  `.execute(storage.read)
  await storage.close()
}

const faults: Record<string, Fault> = {
  restart: ({ server }) => server.restart(),
  'kill -9': async ({ server }) => {
    await server.kill9()
    await server.restart()
  },
  pg_terminate_backend: terminateConnections,
  [`freeze for ${SILENCE_MS / 1000} s`]: async ({ server }) => {
    server.freeze()
    await pause(SILENCE_MS)
    server.thaw()
  },
  [`network cut for ${CUT_MS / 1000} s`]: async ({ proxy }) => {
    proxy.cut()
    await pause(CUT_MS)
    proxy.mend()
  },
}

const secondsSince = (time: number) => ((performance.now() - time) / 1000).toFixed(2)

async function runFaults(target: Target, workload: Workload, { rounds, print }: FaultOptions): Promise<void> {
  for (let round = 1; round <= rounds; round += 1)
    for (const [name, fault] of Object.entries(faults)) {
      const begun = performance.now()
      await fault(target)
      const lasted = secondsSince(begun)
      const over = performance.now()
      await workload.answeredAgain()
      print(
        `  round ${round}  ${name.padEnd(22)} lasted ${lasted.padStart(6)} s, first good answers after ${secondsSince(over)} s`,
      )
    }
}

/** A service behind a proxy to a PostgreSQL server of its own, with somebody who comments on a feature. */
async function prepare() {
  const server = await startPostgres({ durable: true })
  const proxy = await startTcpProxy(Number(new URL(server.url).port))
  const throughProxy = new URL(server.url)
  throughProxy.port = String(proxy.port)
  const service = await startCuria({ database: throughProxy.href, env: { OUTSIDE_SERVICES: 'off' } })
  const storage = await open(server.url)
  const { key } = await userWithKey(storage, 'cora')
  const { id } = await storage.read.selectFrom('features').select('id').executeTakeFirstOrThrow()
  await storage.write((tx) =>
    sql`
      insert into diseases (name, name_folded, created_at, updated_at)
      select repeat('long ', 400) || n, repeat('long ', 400) || n, '2026-01-01', '2026-01-01'
      from generate_series(1, ${sql.lit(LONG_TABLE)}) as n
    `.execute(tx),
  )
  await storage.close()
  return { server, proxy, service, key, featureId: id }
}

/**
 * Everything that can happen to PostgreSQL, while people curate and read streams, and what was lost by it. Prints how
 * long each fault lasted and when a reader and a curator were answered again.
 * @returns whether nothing was lost, half or doubled, and the service lived
 */
export async function soakFaults({ rounds, print }: FaultOptions): Promise<boolean> {
  const { server, proxy, service, key, featureId } = await prepare()
  const load = { url: service.url, key, featureId, curators: CURATORS, readers: READERS }
  const workload = startWorkload(load)
  await workload.answeredAgain()
  print(`faults of PostgreSQL under ${CURATORS} curators, ${READERS} readers and a stream:`)
  await runFaults({ server, proxy }, workload, { rounds, print })
  const report = await workload.stop()
  const storage = await open(server.url)
  const broken = await brokenComments(storage, report.answered)
  await storage.close()
  const ended = (await service.stop()) === 0 ? 0 : 1
  await proxy.stop()
  await server.stop()

  const count = (kind: string) => broken.filter((line) => line.startsWith(kind)).length
  const statuses = [...report.statuses].sort().map(([status, times]) => `${status || 'cut stream'}: ${times}`)
  print(`  answers by status: ${statuses.join(', ')}`)
  print(
    `  comments answered: ${report.answered.length}; lost: ${count('lost')}; half: ${count('half')}; doubled: ${count('doubled')}; other answers than 200 and 503: ${report.unexpected.length}; processes ended: ${ended}`,
  )
  for (const line of [...broken, ...report.unexpected].slice(0, 20)) print(`  ✗ ${line}`)
  return broken.length + report.unexpected.length + ended === 0
}
