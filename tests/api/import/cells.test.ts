import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { writeRelease as exportRelease } from '#server/export/write-release.ts'
import { importRelease } from '#server/import/import-release.ts'
import type { Storage } from '#server/storage/database.ts'
import { open } from '#server/storage/database.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { knowledgeState } from '#tests/support/knowledge-state.ts'
import type { FileRows } from '#tests/support/releases/release-files.ts'
import { evidenceRow, smallRelease, writeRelease } from '#tests/support/releases/release-files.ts'
import { separatedRows } from '#tests/support/releases/separated-text.ts'

/** A number as spreadsheets may write it. */
const asSpreadsheet = (digits: string, place: number) =>
  place % 2 === 0 ? `${digits}.0` : Number(digits).toExponential().toUpperCase()

/** The cells of a file with every number in them, also in lists, as spreadsheets may write it. */
function fromSpreadsheet(rows: FileRows): FileRows {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, cell], place) => {
        const isList = /^(\d+)(, ?\d+)*$/.test(cell)
        return [column, isList ? cell.replace(/\d+/g, (digits) => asSpreadsheet(digits, place)) : cell]
      }),
    ),
  )
}

describeOnEachEngine('Cells of a release', (engine) => {
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

  /** What another database holds after an import. */
  async function stateElsewhere(folder: string): Promise<string[]> {
    const other = await engine.createDatabase()
    const there = await open(other.url)
    try {
      await importRelease(there, folder)
      return await knowledgeState(there.read)
    } finally {
      await there.close()
      await other.drop()
    }
  }

  it('hold the same numbers when a spreadsheet wrote them', async () => {
    const release = {
      ...smallRelease,
      'ClinicalEvidenceSummaries.tsv': smallRelease['ClinicalEvidenceSummaries.tsv'].map((row) => ({
        ...row,
        source_type: 'ASCO',
        asco_abstract_id: '102',
      })),
    }
    const spreadsheet = Object.fromEntries(
      Object.entries(release).map(([name, rows]) => [name, fromSpreadsheet(rows)]),
    )
    const report = await importRelease(storage, writeRelease('01-Aug-2024', spreadsheet))
    expect([report.skipped, report.notes]).toEqual([0, []])
    expect(await knowledgeState(storage.read)).toEqual(
      await stateElsewhere(writeRelease('01-Aug-2024', release)),
    )
  })

  it('name several therapies, also without an interaction, and do so after a round trip', async () => {
    const sets = ['Alpelisib,Binimetinib', 'HER2 Inhibitor CP-724,714,Binimetinib', '2,4-pyrimidinediamine']
    const rows = sets.map((therapies, place) => evidenceRow(place + 1, 512, 'BRAF V600E', { therapies }))
    const release = { ...smallRelease, 'ClinicalEvidenceSummaries.tsv': rows }
    await importRelease(storage, writeRelease('01-Aug-2024', release))
    const therapies = await storage.read.selectFrom('therapies').select('name').orderBy('name').execute()
    expect(therapies.map(({ name }) => name)).toEqual([
      '2,4-pyrimidinediamine',
      'Alpelisib',
      'Binimetinib',
      'HER2 Inhibitor CP-724,714',
      // Of the assertion.
      'Vemurafenib',
    ])
    const folder = mkdtempSync(join(inject('runFolder'), 'export-'))
    await exportRelease(storage, folder, {
      name: '01-Sep-2024',
      site: 'https://curia.example.org',
      now: new Date('2024-09-01T00:00:00Z'),
    })
    const links = (state: readonly string[]) =>
      state.filter((line) => /^(therapies|evidence_item_therapies) /.test(line))
    expect(links(await stateElsewhere(folder))).toEqual(links(await knowledgeState(storage.read)))
  })

  it('find variant types in a hierarchy with all parents that the committed table names', async () => {
    await importRelease(storage, writeRelease('01-Aug-2024', smallRelease))
    const table = join(import.meta.dirname, '../../../src/server/import/vocabularies/variant-types.tsv')
    const terms = separatedRows(readFileSync(table, 'utf8'), '\t')
    const expected = terms
      .flatMap(({ soid, parents = '' }) =>
        (parents.match(/SO:\d+/g) ?? []).map((parent) => `${soid} ${parent}`),
      )
      .sort()
    expect(expected).toHaveLength(116)
    const links = await storage.read
      .selectFrom('variant_type_parents as link')
      .innerJoin('variant_types as child', 'child.id', 'link.variant_type_id')
      .innerJoin('variant_types as parent', 'parent.id', 'link.parent_id')
      .select(['child.soid as child', 'parent.soid as parent'])
      .execute()
    expect(links.map(({ child, parent }) => `${child} ${parent}`).sort()).toEqual(expected)
  })

  it('give variant types the parents that an import before did not read', async () => {
    await importRelease(storage, writeRelease('01-Aug-2024', smallRelease))
    const links = () => storage.read.selectFrom('variant_type_parents').selectAll().execute()
    const all = await links()
    const several = [...Map.groupBy(all, ({ variant_type_id }) => variant_type_id)]
      .filter(([, parents]) => parents.length > 1)
      .map(([id]) => id)
    await storage.write(async (tx) => {
      await tx.deleteFrom('variant_type_parents').where('variant_type_id', 'in', several).execute()
    })
    await importRelease(storage, writeRelease('01-Aug-2024', smallRelease))
    expect((await links()).length).toBe(all.length)
  })
})
