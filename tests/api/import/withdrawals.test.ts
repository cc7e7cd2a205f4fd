import { afterEach, beforeEach, expect, it } from 'vitest'
import { importRelease } from '#server/import/import-release.ts'
import type { Storage } from '#server/storage/database.ts'
import { staleVersions } from '#server/integrity/record-versions.ts'
import { open } from '#server/storage/database.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import { knowledgeState } from '#tests/support/knowledge-state.ts'
import type { FileRows } from '#tests/support/releases/release-files.ts'
import { brokenRules } from '#tests/support/integrity.ts'
import { evidenceRow, smallRelease, variantRow, writeRelease } from '#tests/support/releases/release-files.ts'

const items = Array.from({ length: 40 }, (_, place) => evidenceRow(place + 1, 512, 'BRAF V600E'))

const releaseOf = (name: string, evidence: number, more: Record<string, FileRows> = {}) =>
  writeRelease(name, {
    ...smallRelease,
    ...more,
    'ClinicalEvidenceSummaries.tsv': items.slice(0, evidence),
  })

describeOnSqliteFirst('A release that holds less than the one before', (engine) => {
  let database: TestDatabase
  let storage: Storage
  beforeEach(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url)
    await importRelease(storage, releaseOf('01-Aug-2024', 40))
  })
  afterEach(async () => {
    expect(await brokenRules(storage, staleVersions)).toEqual([])
    await storage.close()
    await database.drop()
  })
  const accepted = async () =>
    (await storage.read.selectFrom('evidence_items').select('id').where('status', '=', 'ACCEPTED').execute())
      .length

  it('by a twentieth of a kind withdraws what it lacks', async () => {
    const report = await importRelease(storage, releaseOf('01-Sep-2024', 38))
    expect(report.kinds.evidence?.withdrawn).toBe(2)
    expect(await accepted()).toBe(38)
  })

  it('by more is refused with the figures, and changes nothing', async () => {
    const before = await knowledgeState(storage.read)
    const cut = releaseOf('01-Sep-2024', 37, { 'VariantSummaries.tsv': [variantRow(12, 'BRAF', 5, 'V600E')] })
    await expect(importRelease(storage, cut)).rejects.toThrow(
      'Release 01-Sep-2024 no longer holds 3 of 40 evidence items that the database has from earlier releases',
    )
    expect(await knowledgeState(storage.read)).toEqual(before)
  })

  it('by more is imported when it is forced', async () => {
    const report = await importRelease(storage, releaseOf('01-Sep-2024', 10), { force: true })
    expect(report.kinds.evidence?.withdrawn).toBe(30)
    expect(await accepted()).toBe(10)
  })

  it('as a file of a kind is missing is no smaller', async () => {
    const { 'ClinicalEvidenceSummaries.tsv': _, ...rest } = smallRelease
    const report = await importRelease(storage, writeRelease('01-Sep-2024', rest))
    expect(report.withdrawn).toBe(0)
    expect(await accepted()).toBe(40)
  })
})
