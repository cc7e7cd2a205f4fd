import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { importRelease } from '#server/import/import-release.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { staleVersions } from '#server/integrity/record-versions.ts'
import { brokenRules } from '#tests/support/integrity.ts'
import { mirrorDifferences } from '#tests/support/mirror/mirrored-documents.ts'
import { followService, runOnce, upstreamService } from '#tests/support/mirror/upstream-service.ts'
import type { UpstreamService } from '#tests/support/mirror/upstream-service.ts'
import { evidenceRow, smallRelease, writeRelease } from '#tests/support/releases/release-files.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const older = () => writeRelease('01-Jan-2024', smallRelease)
/** As the older one, with an item of another level, one without its predecessor, and a new one. */
const newer = () =>
  writeRelease('01-Feb-2024', {
    ...smallRelease,
    'ClinicalEvidenceSummaries.tsv': [
      evidenceRow(1, 512, 'BRAF V600E', { evidence_level: 'C' }),
      evidenceRow(2, 512, 'BRAF V600E', { evidence_level: 'D', rating: '3' }),
      evidenceRow(3, 520, 'KRAS Mutation', { rating: '' }),
      evidenceRow(4, 900, 'BRAF V600E AND NOT KRAS Mutation'),
      evidenceRow(5, 512, 'BRAF V600E', { citation_id: '77' }),
    ],
  })

const TABLES = [
  'features',
  'variants',
  'molecular_profiles',
  'evidence_items',
  'assertions',
  'sources',
  'diseases',
  'therapies',
  'phenotypes',
] as const

const idsIn = async ({ read }: Storage, table: (typeof TABLES)[number]) =>
  (await read.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)

describeOnSqliteFirst('A mirror of a service with a newer release', (engine) => {
  let upstreamDatabase: TestDatabase
  let upstream: UpstreamService
  let database: TestDatabase
  let mirror: Storage
  beforeAll(async () => {
    upstreamDatabase = await engine.createDatabase()
    upstream = await upstreamService(upstreamDatabase.url)
    await importRelease(upstream.storage, newer())
  })
  afterAll(async () => {
    await upstream.close()
    await upstreamDatabase.drop()
  })
  beforeEach(async () => {
    database = await engine.createDatabase()
    mirror = await open(database.url)
    await followService(mirror, upstream.url)
  })
  afterEach(async () => {
    await mirror.close()
    await database.drop()
  })

  async function expectSame(): Promise<void> {
    const differences = await mirrorDifferences(upstream.storage.read, mirror.read)
    expect(differences.map(({ text }) => text)).toEqual([])
    expect(await brokenRules(mirror, staleVersions)).toEqual([])
    for (const table of ['variants', 'molecular_profiles', 'evidence_items', 'assertions'] as const)
      expect([table, await idsIn(mirror, table)]).toEqual([table, await idsIn(upstream.storage, table)])
  }

  it('agrees with an imported release on ids and has no duplicates', async () => {
    await importRelease(mirror, older())
    const before = new Map<string, number>()
    for (const table of TABLES) before.set(table, (await idsIn(mirror, table)).length)
    await runOnce(mirror)
    await expectSame()
    for (const table of TABLES)
      expect([table, (await idsIn(mirror, table)).length]).toEqual([
        table,
        (before.get(table) ?? 0) + (['evidence_items', 'sources'].includes(table) ? 1 : 0),
      ])
  })

  it('is what the upstream is again after an older release was imported over it', async () => {
    await runOnce(mirror)
    await importRelease(mirror, older())
    const [item] = await mirror.read
      .selectFrom('evidence_items')
      .select(['withdrawn', 'status'])
      .where('id', '=', 5)
      .execute()
    expect(item).toEqual({ withdrawn: false, status: 'ACCEPTED' })
    await runOnce(mirror, { sweep: true })
    await expectSame()
    const { written } = await runOnce(mirror, { sweep: true })
    expect(written).toBe(0)
  })

  it('has no duplicates after the release of the upstream was imported over it', async () => {
    await runOnce(mirror)
    await importRelease(mirror, newer())
    await runOnce(mirror, { sweep: true })
    await expectSame()
  })
})
