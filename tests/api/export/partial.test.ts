import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, inject, it } from 'vitest'
import { writeRelease as exportRelease } from '#server/export/write-release.ts'
import { importRelease } from '#server/import/import-release.ts'
import { checkDatabase } from '#server/integrity/check-database.ts'
import type { Storage } from '#server/storage/database.ts'
import { open } from '#server/storage/database.ts'
import { form2025 } from '#tests/support/releases/form-2025.ts'
import type { FileRows } from '#tests/support/releases/release-files.ts'
import { smallRelease, writeRelease } from '#tests/support/releases/release-files.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import { isWholeRun } from '#tests/support/whole-run.ts'

type Files = Readonly<Record<string, FileRows>>

const forms: readonly (readonly [form: string, files: Files])[] = [
  ['2024', smallRelease],
  ['2025', form2025],
]

const named = (some: readonly (readonly [string, FileRows])[]): [string, Files] => [
  some.map(([name]) => name.replace('Summaries.tsv', '')).join(', '),
  Object.fromEntries(some),
]

/** Each file alone, and all but each. */
function parts(files: Files): [string, Files][] {
  const entries = Object.entries(files)
  return entries.flatMap((entry) => [named([entry]), named(entries.filter((other) => other !== entry))])
}

/** Each two files. */
function pairs(files: Files): [string, Files][] {
  const entries = Object.entries(files)
  return entries.flatMap((one, at) => entries.slice(at + 1).map((other) => named([one, other])))
}

/** The files with genes, factors and variants under other names. */
const renamed = (files: Files): Files =>
  JSON.parse(
    JSON.stringify(files)
      .replaceAll('V600E', 'Val600Glu')
      .replaceAll('KRAS', 'KRAS2')
      .replaceAll('F1174L', 'F1174Leu')
      .replaceAll('Kataegis', 'Kataegis Signature')
      .replaceAll('"ALK', '"ALK2')
      .replaceAll('::ALK', '::ALK2'),
  ) as Files

describeOnSqliteFirst('Part of a release', (engine) => {
  const opened: { storage: Storage; database: TestDatabase }[] = []
  async function openNew(): Promise<Storage> {
    const database = await engine.createDatabase()
    const storage = await open(database.url)
    opened.push({ storage, database })
    return storage
  }
  afterEach(async () => {
    for (const { storage, database } of opened.splice(0)) {
      await storage.close()
      await database.drop()
    }
  })
  const exported = async (storage: Storage) => {
    const folder = mkdtempSync(join(inject('runFolder'), 'export-'))
    const now = new Date('2026-07-20T12:00:00Z')
    const site = 'https://curia.example.org'
    await exportRelease(storage, folder, { name: '20-Jul-2026', site, extent: 'EVERYTHING', now })
    return folder
  }
  // The names are made by the same statements for each part: PostgreSQL, and a run that is not whole, have the parts that
  // once failed.
  const casesOf = (files: Files) =>
    parts(files).filter(
      ([name]) =>
        (engine.name === 'sqlite' && isWholeRun) ||
        /^(ClinicalEvidence|Variant|MolecularProfile)$/.test(name),
    )

  const pairsOf = (files: Files) => (engine.name === 'sqlite' && isWholeRun ? pairs(files) : [])

  for (const [form, files] of forms) {
    it.each([...casesOf(files), ...pairsOf(files)])(
      `in the form of ${form} can be exported and imported again: %s`,
      async (_name, part) => {
        const storage = await openNew()
        await importRelease(storage, writeRelease('01-Aug-2025', part))
        expect(await checkDatabase(storage)).toEqual([])
        const again = await openNew()
        const report = await importRelease(again, await exported(storage))
        expect([report.skippedRows, await checkDatabase(again)]).toEqual([[], []])
      },
    )

    it.each(casesOf(files))(
      `in the form of ${form} leaves names that fit, with other names: %s`,
      async (_name, part) => {
        const storage = await openNew()
        await importRelease(storage, writeRelease('01-Aug-2025', files))
        const later = writeRelease('01-Sep-2025', renamed(part))
        await importRelease(storage, later, { force: true })
        expect(await checkDatabase(storage)).toEqual([])
        expect((await importRelease(storage, later, { force: true })).changedAnything).toBe(false)
      },
    )
  }
})
