import { afterAll, beforeAll, expect, it } from 'vitest'
import { importRelease } from '#server/import/import-release.ts'
import { refreshProfileNames } from '#server/knowledge/derived.ts'
import { checkDatabase } from '#server/integrity/check-database.ts'
import { allUpstreams } from '#server/mirror/upstreams.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { differentCells, exportedRows } from '#tests/support/mirror/exported-cells.ts'
import { faultyProxy } from '#tests/support/mirror/faulty-proxy.ts'
import type { Exchange, FaultyProxy } from '#tests/support/mirror/faulty-proxy.ts'
import { publishedOnly } from '#tests/support/mirror/published-interface.ts'
import { followService, runOnce, upstreamService } from '#tests/support/mirror/upstream-service.ts'
import type { UpstreamService } from '#tests/support/mirror/upstream-service.ts'
import { form2025 } from '#tests/support/releases/form-2025.ts'
import { evidenceRow, profileRow, writeRelease } from '#tests/support/releases/release-files.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

/** With complex molecular profiles, a fusion, a region and a factor. */
const release = {
  ...form2025,
  'MolecularProfileSummaries.tsv': [
    ...form2025['MolecularProfileSummaries.tsv'],
    profileRow(900, 'ALK F1174L AND NOT EML4::ALK e13::e20-5', '8, 5001'),
    profileRow(901, 'EML4::ALK e13::e20-5 AND Kataegis Positive', '5001, 5000'),
  ],
  'AcceptedAndSubmittedClinicalEvidenceSummaries.tsv': [
    ...form2025['AcceptedAndSubmittedClinicalEvidenceSummaries.tsv'],
    evidenceRow(4, 900, 'ALK F1174L AND NOT EML4::ALK e13::e20-5'),
    evidenceRow(5, 901, 'EML4::ALK e13::e20-5 AND Kataegis Positive'),
    evidenceRow(6, 6002, '1p36 19q Codeletion'),
  ],
}

const ways = [
  { way: 'over its published interface alone', rewrite: publishedOnly },
  { way: 'over its changes', rewrite: ({ text }: Exchange) => text },
]

for (const { way, rewrite } of ways)
  describeOnSqliteFirst(`The export of a mirror of a Curia ${way}`, (engine) => {
    const databases: TestDatabase[] = []
    let upstream: UpstreamService
    let proxy: FaultyProxy
    let mirror: Storage
    beforeAll(async () => {
      databases.push(await engine.createDatabase(), await engine.createDatabase())
      upstream = await upstreamService(databases[0]!.url)
      await importRelease(upstream.storage, writeRelease('01-Feb-2025', release))
      proxy = await faultyProxy(upstream.url, { rewrite })
      mirror = await open(databases[1]!.url)
      await followService(mirror, proxy.url)
      await runOnce(mirror)
    })
    afterAll(async () => {
      await proxy.stop()
      await upstream.close()
      await mirror.close()
      for (const database of databases) await database.drop()
    })

    const expectSame = async () => {
      const theirs = await exportedRows(upstream.storage)
      expect(theirs.size).toBeGreaterThan(20)
      expect(differentCells(theirs, await exportedRows(mirror))).toEqual([])
      expect(await checkDatabase(mirror)).toEqual([])
    }

    it('has the cells of the upstream’s', async () => {
      await expectSame()
      const before = await versionNow(mirror.read)
      const { written } = await runOnce(mirror, { sweep: true })
      expect([written, await versionNow(mirror.read)]).toEqual([0, before])
    })

    it('withdraws what the export of the upstream leaves out', async () => {
      const file = 'AcceptedAndSubmittedClinicalEvidenceSummaries.tsv'
      const files = { ...release, [file]: release[file].slice(0, -1) }
      await importRelease(upstream.storage, writeRelease('01-Mar-2025', files), { force: true })
      const [{ followed_version } = { followed_version: null }] = await allUpstreams(mirror.read)
      await runOnce(mirror, { sweep: followed_version === null })
      await expectSame()
    })

    it('has new names of features and variants in those of molecular profiles', async () => {
      await upstream.storage.write(async (tx) => {
        await tx
          .updateTable('features')
          .set({ name: 'ALK1', name_folded: 'alk1' })
          .where('id', '=', 1)
          .execute()
        await tx
          .updateTable('variants')
          .set({ name: 'e13::e21', name_folded: 'e13::e21' })
          .where('id', '=', 5001)
          .execute()
        await refreshProfileNames(tx, [8, 5001])
      })
      await runOnce(mirror, { sweep: true })
      const { name } = await mirror.read
        .selectFrom('molecular_profiles')
        .select('name')
        .where('id', '=', 900)
        .executeTakeFirstOrThrow()
      expect(name).toBe('ALK1 F1174L AND NOT EML4::ALK e13::e21')
      await expectSame()
    })

    it('has names again that an earlier version left empty', async () => {
      await mirror.write(async (tx) => {
        await tx
          .updateTable('molecular_profiles')
          .set({ name: '', name_folded: '' })
          .where('id', 'in', [900, 901])
          .execute()
      })
      await runOnce(mirror, { sweep: true })
      expect(await checkDatabase(mirror)).toEqual([])
    })

    it('differs in five fields that were changed on both sides, each of which is a conflict', async () => {
      const fields = ['description', 'evidence_level', 'evidence_rating'] as const
      const edit = (storage: Storage, text: string, level: 'C' | 'D', rating: number) =>
        storage.write(async (tx) => {
          const changes = { description: text, evidence_level: level, evidence_rating: rating }
          await tx.updateTable('evidence_items').set(changes).where('id', '=', 1).execute()
          const description = { description: text, evidence_level: level }
          await tx.updateTable('evidence_items').set(description).where('id', '=', 4).execute()
        })
      await edit(upstream.storage, 'There.', 'C', 1)
      await edit(mirror, 'Here.', 'D', 2)
      await mirror.write(async (tx) => {
        for (const id of [1, 4])
          for (const field of fields.slice(0, id === 1 ? 3 : 2))
            await tx
              .insertInto('local_changes')
              .values({
                record_type: 'EVIDENCE_ITEM',
                record_id: id,
                field_name: field,
                changed_at: new Date().toISOString(),
              })
              .execute()
      })
      await runOnce(mirror, { sweep: true })
      const conflicts = await mirror.read
        .selectFrom('upstream_conflicts')
        .select(['record_id', 'field'])
        .where('closed_at', 'is', null)
        .execute()
      expect(conflicts.map(({ record_id, field }) => `${record_id} ${field}`).toSorted()).toEqual([
        '1 description',
        '1 evidenceLevel',
        '1 evidenceRating',
        '4 description',
        '4 evidenceLevel',
      ])
      expect((await runOnce(mirror, { sweep: true })).written).toBe(0)
    })
  })
