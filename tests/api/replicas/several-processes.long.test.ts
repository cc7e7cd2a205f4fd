import { setTimeout as pause } from 'node:timers/promises'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { open } from '#server/storage/database.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { brokenComments, startWorkload } from '#tests/support/service/fault-workload.ts'
import type { Workload } from '#tests/support/service/fault-workload.ts'
import { nginxProgram, startNginx } from '#tests/support/service/nginx.ts'
import type { Proxy } from '#tests/support/service/proxy.ts'
import { startCuria } from '#tests/support/service/server.ts'
import type { CuriaServer } from '#tests/support/service/server.ts'
import { onServer, startPostgres, startReplica } from '#tests/support/storage/postgres.ts'
import type { PostgresServer } from '#tests/support/storage/postgres.ts'

const program = nginxProgram()
const PROCESSES = 3
const SOON = { timeout: 60_000, interval: 100 }

describe.skipIf(inject('postgresUrl') === null || program === null)(
  'Three processes on a primary with two replicas, behind nginx',
  () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'curia-processes-'))
    let primary: PostgresServer
    const replicas: PostgresServer[] = []
    const services: CuriaServer[] = []
    /** What processes wrote that have ended. */
    const outputs: string[] = []
    let proxy: Proxy
    let workload: Workload

    const start = (port?: number) =>
      startCuria({
        database: primary.url,
        ...(port && { port }),
        env: {
          DATABASE_REPLICA_URLS: replicas.map(({ url }) => url).join(', '),
          DATA_DIR: dataFolder,
          NIGHTLY_DELAY: '0',
          // Longer than the proxy keeps an idle connection.
          STOP_DELAY: '2',
        },
      })
    /** Nightly releases that processes have made. */
    const made = () => {
      const all = [...outputs, ...services.map(({ output }) => output())].join('')
      return all.split('made the nightly release').length - 1
    }
    /** Starts a process again that has ended. */
    async function startAgain(index: number) {
      const { url, output } = services[index]!
      outputs.push(output())
      services[index] = await start(Number(new URL(url).port))
    }

    beforeAll(async () => {
      primary = await startPostgres({ durable: true })
      // It fills the database, of which the replicas are copies.
      await (await startCuria({ database: primary.url, env: { DATA_DIR: dataFolder } })).stop()
      replicas.push(await startReplica(primary), await startReplica(primary))
      // What was committed is on a replica, too, when the primary is killed.
      await onServer(
        primary,
        `alter system set synchronous_standby_names = 'ANY 1 (*)'`,
        'select pg_reload_conf()',
      )
      for (let index = 0; index < PROCESSES; index += 1) services.push(await start())
      // Whichever makes it is not to be stopped before.
      await vi.waitFor(() => expect(made()).toBe(1), SOON)
      proxy = await startNginx(program ?? '', ...services.map(({ url }) => url))
      const storage = await open(primary.url, { migrate: false })
      const { key } = await userWithKey(storage, 'cora')
      const { id } = await storage.read.selectFrom('features').select('id').executeTakeFirstOrThrow()
      await storage.close()
      workload = startWorkload({ url: proxy.url, key, featureId: id, curators: 3, readers: 3 })
      await workload.answeredAgain()
    })
    afterAll(async () => {
      await workload?.stop()
      await proxy?.stop()
      for (const service of services) await service.stop()
      for (const replica of replicas) await replica.stop()
      await primary?.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    })

    it('go on when each process is stopped in turn and started again, as in a rolling upgrade', async () => {
      for (const [index, service] of services.entries()) {
        const stopped = service.stop()
        await vi.waitFor(async () => expect((await fetch(`${service.url}/api/ready`)).status).toBe(503), SOON)
        expect(await stopped).toBe(0)
        await workload.answeredAgain()
        await startAgain(index)
        await workload.answeredAgain()
      }
    })

    it('go on when each process is killed and started again', async () => {
      for (const [index, service] of services.entries()) {
        await workload.during(async () => {
          await service.kill9()
          // nginx closes the connections that it had kept to it.
          await pause(200)
        })
        await workload.answeredAgain()
        await startAgain(index)
        await workload.answeredAgain()
      }
    })

    it('go on when each replica is killed, and use it again when it is back', async () => {
      for (const replica of replicas) {
        await workload.during(() => replica.kill9())
        await workload.answeredAgain()
        await replica.restart()
        await workload.answeredAgain()
      }
    })

    it('go on answering readers when the primary is killed, and curators when it is back', async () => {
      await workload.during(() => primary.kill9())
      await workload.refused()
      for (const { url } of services) expect((await fetch(`${url}/api/ready`)).status).toBe(200)
      await primary.restart()
      await workload.answeredAgain()
    })

    it('have lost nothing, shown no older version, refused no reader, and made the nightly release once', async () => {
      const report = await workload.stop()
      const storage = await open(primary.url, { migrate: false })
      expect(await brokenComments(storage, report.answered)).toEqual([])
      await storage.close()
      expect(report.unexpected).toEqual([])
      // A connection that comes in the instant in which a stopping process closes its port is reset, and nginx, which asks
      // for no readiness, sends no POST again.
      expect(report.refusedReaders.filter((text) => !text.includes('The service does not answer'))).toEqual(
        [],
      )
      expect(report.refusedReaders.length).toBeLessThanOrEqual(PROCESSES)
      expect(report.answered.length).toBeGreaterThan(0)
      expect(made()).toBe(1)
      expect(
        readdirSync(join(dataFolder, 'downloads')).filter((name) => name.startsWith('nightly@')),
      ).toHaveLength(1)
    })
  },
)
