import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { importReference } from '#server/ontologies/import-ontology.ts'
import { importRelease } from '#server/import/import-release.ts'
import { referenceFilesAmong } from '#server/ontologies/reference-file.ts'
import type { Storage } from '#server/storage/database.ts'
import { open } from '#server/storage/database.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import { smallRelease, writeRelease } from '#tests/support/releases/release-files.ts'

const evidenceAlone = () =>
  writeRelease('01-Aug-2024', {
    'ClinicalEvidenceSummaries.tsv': smallRelease['ClinicalEvidenceSummaries.tsv'],
  })

describeOnSqliteFirst('Evidence without the rest of its release', (engine) => {
  let database: TestDatabase
  let storage: Storage
  beforeEach(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url)
  })
  afterEach(async () => {
    await storage.close()
    await database.drop()
  })

  async function importHgnc(): Promise<void> {
    const file = join(mkdtempSync(join(inject('runFolder'), 'hgnc-')), 'hgnc_complete_set.txt')
    const rows = [
      ['hgnc_id', 'symbol', 'name', 'status', 'alias_symbol', 'prev_symbol', 'entrez_id', 'uniprot_ids'],
      ['HGNC:1097', 'BRAF', 'B-Raf proto-oncogene', 'Approved', '', '', '1005', 'P15056'],
      ['HGNC:6407', 'KRAS', 'KRAS proto-oncogene', 'Approved', '', '', '1030', 'P01116'],
    ]
    writeFileSync(file, rows.map((cells) => `${cells.join('\t')}\n`).join(''))
    await importReference(storage, (await referenceFilesAmong([file])).files)
  }
  const features = () =>
    storage.read
      .selectFrom('features')
      .leftJoin('genes', 'genes.feature_id', 'features.id')
      .select(['features.id', 'kind', 'name', 'entrez_id'])
      .orderBy('name')
      .execute()
  const told = [
    { kind: 'GENE', name: 'BRAF', entrez_id: 1005 },
    { kind: 'GENE', name: 'KRAS', entrez_id: 1030 },
  ]

  it('makes genes of the names in profiles, which HGNC completes later without doubles', async () => {
    await importRelease(storage, evidenceAlone())
    const before = await features()
    expect(before).toMatchObject(told.map((gene) => ({ ...gene, entrez_id: null })))
    const variants = await storage.read.selectFrom('variants').select('kind').distinct().execute()
    expect(variants).toEqual([{ kind: 'GENE' }])
    await importHgnc()
    expect(await features()).toMatchObject(told)
    expect((await features()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('finds the genes that HGNC told before', async () => {
    await importHgnc()
    const before = await features()
    await importRelease(storage, evidenceAlone())
    expect(await features()).toEqual(before)
  })

  it('ends as the release, whichever of it, HGNC and the rest came in between', async () => {
    await importRelease(storage, evidenceAlone())
    await importHgnc()
    await importRelease(storage, writeRelease('01-Aug-2024', smallRelease))
    expect(await features()).toMatchObject([
      { id: 5, ...told[0] },
      { id: 30, ...told[1] },
    ])
  })
})
