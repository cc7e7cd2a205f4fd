import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { checkDatabase } from '#server/integrity/check-database.ts'
import { markOf } from '#server/mirror/writing/local-marks.ts'
import { writeFields } from '#server/mirror/writing/write-fields.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import {
  differenceText,
  differences,
  exportedRows,
  withIdsThere,
} from '#tests/support/mirror/exported-cells.ts'
import { faultyProxy } from '#tests/support/mirror/faulty-proxy.ts'
import type { Exchange, FaultyProxy } from '#tests/support/mirror/faulty-proxy.ts'
import { intendedReason, upstreamRecords } from '#tests/support/mirror/intended-differences.ts'
import type { IntendedReason } from '#tests/support/mirror/intended-differences.ts'
import { publishedOnly } from '#tests/support/mirror/published-interface.ts'
import { followService, runOnce, upstreamService } from '#tests/support/mirror/upstream-service.ts'
import type { UpstreamService } from '#tests/support/mirror/upstream-service.ts'
import { template2021, template2024 } from '#tests/support/releases/release-template.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const releases = [
  { year: 2021, release: release2021, template: template2021 },
  { year: 2024, release: release2024, template: template2024 },
]
const ways = [
  { way: 'V2', rewrite: publishedOnly },
  { way: 'the change feed', rewrite: ({ text }: Exchange) => text },
]

/** Fields that are changed on both sides, each of another record. */
const edits: readonly (readonly [FlaggableEntity, (side: string) => UpstreamDocument])[] = [
  ['EVIDENCE_ITEM', (side) => ({ description: `Edited ${side}.` })],
  ['ASSERTION', (side) => ({ summary: `Edited ${side}.` })],
  ['FEATURE', (side) => ({ description: `Edited ${side}.` })],
  ['VARIANT_GROUP', (side) => ({ description: `Edited ${side}.` })],
  ['MOLECULAR_PROFILE', (side) => ({ description: `Edited ${side}.` })],
]

for (const { year, release, template } of releases)
  describe.skipIf(!release)(`A mirror of the release of ${year}`, () => {
    for (const { way, rewrite } of ways)
      describeOnEachEngine(`over ${way}`, (engine) => {
        const databases: TestDatabase[] = []
        let upstream: UpstreamService
        let proxy: FaultyProxy
        let mirror: Storage
        beforeAll(async () => {
          databases.push(await engine.createDatabase(template), await engine.createDatabase())
          upstream = await upstreamService(databases[0]!.url)
          proxy = await faultyProxy(upstream.url, { rewrite })
          mirror = await open(databases[1]!.url)
          await followService(mirror, proxy.url)
          await runOnce(mirror)
        }, 600_000)
        afterAll(async () => {
          await proxy.stop()
          await upstream.close()
          await mirror.close()
          for (const database of databases) await database.drop()
        })

        it('exports the cells of the upstream’s export, but for differences that are intended', async () => {
          const theirs = await exportedRows(upstream.storage)
          expect(theirs.size).toBeGreaterThan(12_000)
          const there = await upstreamRecords(upstream.storage.read, theirs)
          const reasons = new Map<IntendedReason, number>()
          const others: string[] = []
          for (const difference of differences(
            theirs,
            await withIdsThere(await exportedRows(mirror), mirror),
          )) {
            const reason = intendedReason(difference, there)
            if (reason === null) others.push(differenceText(difference))
            else reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
          }
          expect(others).toEqual([])
          const v2 = way === 'V2'
          expect(Object.fromEntries(reasons)).toEqual({
            'references to records that the upstream does not have': year === 2021 ? 4 : 80,
            ...(v2 && { 'features without variants, over V2': year === 2021 ? 115 : 255 }),
            'bases of VCF files before an insertion or deletion': year === 2021 ? 324 : 364,
            'assertions without an origin': 2,
          })
        })

        it('passes curia check', async () => expect(await checkDatabase(mirror)).toEqual([]))

        it('has nothing to write a second time', async () => {
          const before = await versionNow(mirror.read)
          for (const sweep of [false, true]) expect((await runOnce(mirror, { sweep })).written).toBe(0)
          expect(await versionNow(mirror.read)).toBe(before)
        })

        it('has five conflicts of five fields that were changed on both sides', async () => {
          const changed: string[] = []
          for (const [kind, fieldsOf] of edits) {
            const { record_id, upstream_record_id } = await mirror.read
              .selectFrom('upstream_records')
              .select(['record_id', 'upstream_record_id'])
              .where('record_type', '=', kind)
              .orderBy('record_id')
              .executeTakeFirstOrThrow()
            await edit(upstream.storage, { kind, id: upstream_record_id }, fieldsOf('there'))
            await edit(mirror, { kind, id: record_id }, fieldsOf('here'))
            changed.push(`${kind} ${record_id} ${Object.keys(fieldsOf('')).join()}`)
          }
          await runOnce(mirror, { sweep: way === 'V2' })
          const conflicts = await mirror.read
            .selectFrom('upstream_conflicts')
            .select(['record_type', 'record_id', 'field'])
            .where('closed_at', 'is', null)
            .execute()
          expect(
            conflicts.map((row) => `${row.record_type} ${row.record_id} ${row.field}`).toSorted(),
          ).toEqual(changed.toSorted())
          expect((await runOnce(mirror, { sweep: true })).written).toBe(0)
        })
      })
  })

/** Changes fields of a record as people there would. */
async function edit(
  storage: Storage,
  { kind, id }: { kind: FlaggableEntity; id: number },
  fields: UpstreamDocument,
): Promise<void> {
  const now = new Date().toISOString()
  await storage.write(async (tx) => {
    await writeFields({ tx, now }, { kind, id }, fields)
    await tx
      .insertInto('local_changes')
      .values(
        Object.keys(fields).map((field) => ({
          record_type: kind,
          record_id: id,
          field_name: markOf(field),
          changed_at: now,
        })),
      )
      .execute()
  })
}
