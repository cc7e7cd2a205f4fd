import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { inProcess } from '#tests/soak/senders.ts'
import { soak } from '#tests/soak/soak.ts'
import { addWorld } from '#tests/soak/world.ts'
import type { World } from '#tests/soak/world.ts'
import { staleVersions } from '#server/integrity/record-versions.ts'
import { brokenRules } from '#tests/support/integrity.ts'
import { faultyProxy } from '#tests/support/mirror/faulty-proxy.ts'
import type { Exchange, FaultyProxy } from '#tests/support/mirror/faulty-proxy.ts'
import { publishedOnly } from '#tests/support/mirror/published-interface.ts'
import { fieldsChangedHere, mirrorOutcome } from '#tests/support/mirror/mirror-outcome.ts'
import { mirrorDifferences } from '#tests/support/mirror/mirrored-documents.ts'
import { mirroredPools } from '#tests/support/mirror/mirrored-pools.ts'
import { followService, runOnce, upstreamService } from '#tests/support/mirror/upstream-service.ts'
import type { UpstreamService } from '#tests/support/mirror/upstream-service.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { isWholeRun } from '#tests/support/whole-run.ts'

/** `EVIDENCE_ITEM 5` of `EVIDENCE_ITEM 5 description`. */
const recordOf = (field: string) => field.split(' ').slice(0, 2).join(' ')

const ROUNDS = 2
const ACTIONS = 120

/** Changes tell everything, so that nothing but them is read after the first run. */
const ways = [
  { way: 'over its published interface alone', rewrite: publishedOnly, sweeps: true },
  { way: 'over its changes', rewrite: ({ text }: Exchange) => text, sweeps: false },
]

// The faults of mirrors read the published interface in every run.
for (const { way, rewrite, sweeps } of ways.filter(({ sweeps }) => isWholeRun || !sweeps))
  describeOnSqliteFirst(`A mirror of a Curia ${way} while people curate both`, (engine) => {
    const databases: TestDatabase[] = []
    let upstream: UpstreamService
    let proxy: FaultyProxy
    let mirror: Storage
    const worlds: World[] = []
    const defects: string[] = []
    const curate = async (storage: Storage, world: World, seed: number) => {
      const { send, settled } = inProcess(storage, (defect) => void defects.push(defect))
      const report = await soak({
        senders: [send],
        db: storage.read,
        world,
        seed,
        actions: ACTIONS,
        atOnce: 1,
      })
      await settled()
      defects.push(...report.defects)
    }
    beforeAll(async () => {
      databases.push(await engine.createDatabase(), await engine.createDatabase())
      upstream = await upstreamService(databases[0]!.url)
      proxy = await faultyProxy(upstream.url, { rewrite })
      mirror = await open(databases[1]!.url)
      worlds.push(await addWorld(upstream.storage), await addWorld(mirror))
      for (const storage of [upstream.storage, mirror])
        await storage.write(async (tx) => {
          await sql`update variant_types set display_name = name`.execute(tx)
        })
      await followService(mirror, proxy.url)
      const [there, here] = worlds
      for (let round = 0; round < ROUNDS; round += 1) {
        await curate(upstream.storage, there!, 100 + round)
        await runOnce(mirror, { sweep: sweeps && round % 2 === 0 })
        await mirroredPools(mirror.read, here!.pools)
        await curate(mirror, here!, 200 + round)
      }
      await curate(upstream.storage, there!, 300)
      await runOnce(mirror, { sweep: sweeps })
    })
    afterAll(async () => {
      await proxy.stop()
      await upstream.close()
      await mirror.close()
      for (const database of databases) await database.drop()
    })

    it('reads and writes all records without a defect', async () => {
      expect(defects).toEqual([])
      expect(await mirror.read.selectFrom('upstream_set_aside').selectAll().execute()).toEqual([])
    })

    it('says of every field not changed here what the upstream says', async () => {
      const changed = await fieldsChangedHere(mirror.read)
      const differences = await mirrorDifferences(upstream.storage.read, mirror.read)
      // A change that would break a rule beside what was changed here is a conflict, too.
      const { rules } = await mirrorOutcome(upstream.storage.read, mirror.read)
      const isExpected = ({ local }: { local: string }) => changed.has(local) || rules.includes(local)
      expect(differences.filter((one) => !isExpected(one)).map(({ text }) => text)).toEqual([])
      const [changedRecords, ruled] = [[...changed], rules].map((fields) => fields.map(recordOf))
      expect(ruled!.filter((record) => !changedRecords!.includes(record))).toEqual([])
      expect(differences.length).toBeGreaterThan(0)
    })

    it('loses no change that people made here, and has a conflict exactly where both sides changed a field', async () => {
      const { lost, missing, wrong, conflicts } = await mirrorOutcome(upstream.storage.read, mirror.read)
      expect({ lost, missing, wrong }).toEqual({ lost: [], missing: [], wrong: [] })
      expect(conflicts).toBeGreaterThan(0)
    })

    it('has a version of every change', async () => {
      expect(await brokenRules(mirror, staleVersions)).toEqual([])
    })

    it('writes nothing when nothing is new', async () => {
      const before = await versionNow(mirror.read)
      const { written } = await runOnce(mirror, { sweep: true })
      expect([written, await versionNow(mirror.read)]).toEqual([0, before])
    })
  })
