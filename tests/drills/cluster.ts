import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { open } from '#server/storage/database.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { brokenComments, startWorkload } from '#tests/support/service/fault-workload.ts'
import type { Workload } from '#tests/support/service/fault-workload.ts'
import type { Proxy } from '#tests/support/service/proxy.ts'
import { startCuria } from '#tests/support/service/server.ts'
import type { CuriaServer } from '#tests/support/service/server.ts'
import { onServer, startPostgres, startReplica } from '#tests/support/storage/postgres.ts'
import type { PostgresServer } from '#tests/support/storage/postgres.ts'
import type { DrillResult } from './drill.ts'

/** Seconds in which a stopping process still answers: more than nginx keeps connections, and HAProxy needs to notice. */
const STOP_DELAY = '4'
const PATIENCE_MS = 120_000

/** Processes on a primary with replicas, behind a proxy. */
export interface Cluster {
  primary: PostgresServer
  replicas: PostgresServer[]
  services: CuriaServer[]
  proxy: Proxy
  /** Starts a process again, on its port, with the databases that are named now. */
  startAgain(index: number): Promise<void>
  /** Says which database is the primary from now on, and which are its replicas. */
  name(primary: PostgresServer, replicas: PostgresServer[]): void
  /**
   * Has curators and readers at work while something happens, and counts what became of their requests.
   * @param happen what happens; it resolves when good answers are to be had again
   */
  during(label: string, happen: (workload: Workload) => Promise<unknown>): Promise<DrillResult>
  stop(): Promise<void>
}

/** Waits, but not for ever. @throws Error that names what did not happen */
async function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} within ${PATIENCE_MS / 1000} s`)), PATIENCE_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * Starts two processes on a primary with two replicas, one of which has each change before it is answered.
 * @param startProxy starts the proxy before the processes
 */
export async function startCluster(startProxy: (services: string[]) => Promise<Proxy>): Promise<Cluster> {
  await using stack = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'curia-drills-'))
  stack.defer(() => rmSync(folder, { recursive: true, force: true }))
  const env = { DATA_DIR: folder, NIGHTLY_DELAY: '99999', STOP_DELAY, LOG_LEVEL: 'warn' }
  const first = await startPostgres({ durable: true })
  stack.defer(() => first.stop())
  await (await startCuria({ database: first.url, env: { ...env, STOP_DELAY: '0' } })).stop()
  const replicas = [await startReplica(first), await startReplica(first)]
  for (const replica of replicas) stack.defer(() => replica.stop())
  await onServer(first, `alter system set synchronous_standby_names = 'ANY 1 (*)'`, 'select pg_reload_conf()')
  const named = { primary: first, replicas }
  const start = (port?: number) =>
    startCuria({
      database: named.primary.url,
      ...(port && { port }),
      env: { ...env, DATABASE_REPLICA_URLS: named.replicas.map(({ url }) => url).join(', ') },
    })
  const services = [await start(), await start()]
  stack.defer(() => Promise.all(services.map((service) => service.kill9())).then(() => {}))
  const proxy = await startProxy(services.map(({ url }) => url))
  stack.defer(() => proxy.stop())
  const storage = await open(first.url, { migrate: false })
  const { key } = await userWithKey(storage, 'cora')
  const { id: featureId } = await storage.read.selectFrom('features').select('id').executeTakeFirstOrThrow()
  await storage.close()
  const held = stack.move()

  return {
    get primary() {
      return named.primary
    },
    get replicas() {
      return named.replicas
    },
    services,
    proxy,
    name: (primary, others) => void Object.assign(named, { primary, replicas: others }),
    async startAgain(index) {
      services[index] = await start(Number(new URL(services[index]!.url).port))
    },
    async during(label, happen) {
      const workload = startWorkload({ url: proxy.url, key, featureId, curators: 2, readers: 3, label })
      await inTime(workload.answeredAgain(), 'no answer at the start')
      const begun = performance.now()
      await happen(workload)
      await inTime(workload.answeredAgain(), 'no good answer afterwards')
      const seconds = (performance.now() - begun) / 1000
      const report = await workload.stop()
      const database = await open(named.primary.url, { migrate: false })
      const broken = await brokenComments(database, report.answered)
      await database.close()
      const counts = [...report.statuses]
      const requests = counts.reduce((sum, [, count]) => sum + count, 0)
      return {
        lost: broken.length,
        older: report.unexpected.filter((text) => text.includes('saw version')).length,
        failed: requests - (report.statuses.get(200) ?? 0),
        requests,
        seconds,
        problems: [...broken, ...report.unexpected.filter((text) => !text.includes(' 0 '))],
      }
    },
    stop: () => held.disposeAsync(),
  }
}
