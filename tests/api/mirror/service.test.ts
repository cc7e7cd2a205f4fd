import { expect, it, vi } from 'vitest'
import { scheduleMirrors } from '#server/mirror/runs/mirror-schedule.ts'
import { addUpstream, allUpstreams } from '#server/mirror/upstreams.ts'
import { open } from '#server/storage/database.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { mirrorDifferences } from '#tests/support/mirror/mirrored-documents.ts'
import { followService, upstreamService } from '#tests/support/mirror/upstream-service.ts'
import { startCuria } from '#tests/support/service/server.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'

describeOnSqliteFirst('A service with an upstream', (engine) => {
  it('runs its mirror by itself, and says how old it is', async () => {
    const databases = [await engine.createDatabase(), await engine.createDatabase()]
    const upstream = await upstreamService(databases[0]!.url)
    await upstream.storage.write((tx) => addEveryKind(tx))
    const mirror = await open(databases[1]!.url)
    await followService(mirror, upstream.url)
    const service = await startCuria({ database: databases[1]!.url, env: { METRICS: 'on' } })
    try {
      const mirrors = await vi.waitFor(
        async () => {
          const answer = await fetch(`${service.url}/api/status`)
          const { mirrors } = (await answer.json()) as { mirrors: { name: string; lag: number | null }[] }
          expect(mirrors[0]?.lag).not.toBeNull()
          return mirrors
        },
        { timeout: 60_000 },
      )
      const number = expect.any(Number) as number
      expect(mirrors).toEqual([{ name: 'Upstream', lag: number, records: number, setAside: 0 }])
      const metrics = await (await fetch(`${service.url}/metrics`)).text()
      expect(metrics).toMatch(/^curia_mirror_lag_seconds \d+$/m)
      const differences = await mirrorDifferences(upstream.storage.read, mirror.read)
      // Terms of the starter set, which a new service has, have aliases of their own.
      const others = differences.filter(({ local }) => !local.startsWith('THERAPY'))
      expect(others.map(({ text }) => text)).toEqual([])
    } finally {
      expect(await service.stop()).toBe(0)
      await mirror.close()
      await upstream.close()
      for (const database of databases) await database.drop()
    }
  })

  it('runs its other mirrors when one fails, and says which, with the error', async () => {
    const databases = [await engine.createDatabase(), await engine.createDatabase()]
    const upstream = await upstreamService(databases[0]!.url)
    const mirror = await open(databases[1]!.url)
    await addUpstream(mirror, { address: 'http://localhost:1', name: 'Broken' })
    await followService(mirror, upstream.url)
    await mirror.writeAside(async (tx) => {
      await tx.updateTable('upstreams').set({ requested_run: 'SWEEP' }).execute()
      await tx.updateTable('upstreams').set({ url: 'nowhere' }).where('name', '=', 'Broken').execute()
    })
    const reports: string[] = []
    const failed = Promise.withResolvers<string>()
    const making = { databaseUrl: databases[1]!.url, agent: 'Curia of the tests', minutes: 0 }
    const schedule = scheduleMirrors(making, {
      upstreams: async () => (await allUpstreams(mirror.read)).map(({ id }) => id),
      stopped: (errors) => void reports.push(...Object.values(errors)),
      failed: (error) => failed.resolve(String(error)),
    })
    try {
      schedule.runNow()
      expect(await failed.promise).toMatch(
        /the mirror of Broken failed: TypeError: Invalid URL.* at .*upstream-client/s,
      )
      expect(reports).toEqual([])
      await vi.waitFor(
        async () => {
          const [, other] = await allUpstreams(mirror.read)
          expect([other!.run_error, other!.swept_at]).toEqual([null, expect.any(String)])
        },
        { timeout: 60_000, interval: 100 },
      )
    } finally {
      await schedule.stop()
      await mirror.close()
      await upstream.close()
      for (const database of databases) await database.drop()
    }
  })
})
