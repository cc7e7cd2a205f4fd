import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { textCell } from '#server/export/cells.ts'
import { judgeQuoting, readTsv } from '#server/files/tsv/reader.ts'
import { fromSpreadsheetCell, spreadsheetCell } from '#domain/text/spreadsheet-cell.ts'
import { writeTsvLine } from '#server/files/tsv/writer.ts'
import { separatedCells } from '#tests/support/releases/separated-text.ts'

const folder = mkdtempSync(join(tmpdir(), 'curia-quoting-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Texts rich in what a table of cells could stumble over. */
const anyCell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', ' ', ',', 'a', '\u00a0', '\0') }),
)

const anyTable = fc
  .integer({ min: 2, max: 6 })
  .chain((width) => fc.array(fc.array(anyCell, { minLength: width, maxLength: width }), { maxLength: 12 }))

describe('Cells for spreadsheets', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+SUM(A1)', "'+SUM(A1)"],
    ['-124C>T', "'-124C>T"],
    ['@name', "'@name"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ["'=1", "''=1"],
    ['-1+1', "'-1+1"],
    ['-', "'-"],
    ['-1', '-1'],
    ['+2.50', '+2.50'],
    ['a=1', 'a=1'],
    ["5' end", "5' end"],
    ["'quoted'", "'quoted'"],
    ['', ''],
  ])('write %j as %j, and read it again', (cell, written) => {
    expect(spreadsheetCell(cell)).toBe(written)
    expect(fromSpreadsheetCell(written)).toBe(cell)
  })

  it('hold no formula and give any text again', () => {
    const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '1', '.', 'a', ' ') })
    fc.assert(
      fc.property(text, (cell) => {
        const written = spreadsheetCell(cell)
        expect(fromSpreadsheetCell(written)).toBe(cell)
        if (/^[=+\-@\t\r]/.test(written)) expect(Number(written)).not.toBeNaN()
      }),
    )
  })
})

describe('The cells of a release', () => {
  it('are read as they were written, whatever they hold', async () => {
    const file = join(folder, 'any.tsv')
    await fc.assert(
      fc.asyncProperty(anyTable, async (table) => {
        const width = table[0]?.length ?? 2
        const header = Array.from({ length: width }, (_, place) => `column_${place}`)
        const written = [header, ...table.map((cells) => cells.map(textCell))]
        const text = written.map((cells) => writeTsvLine(cells, 'quoted')).join('')
        writeFileSync(file, text)
        const read: string[][] = []
        for await (const rows of readTsv(file, await judgeQuoting(file))) {
          read.push(...rows.map(({ cells }) => cells))
        }
        // A row of nothing but blank cells is still a row: tabs stand between them.
        expect(read).toEqual(written)
        expect(separatedCells(text, '\t')).toEqual(written)
      }),
      { numRuns: 300 },
    )
  })

  it('have no white space but single spaces', () => {
    fc.assert(
      fc.property(anyCell, (text) => {
        const cell = textCell(text)
        expect(cell).not.toMatch(/[^\S ]| {2}|^ | $/)
        expect(textCell(cell)).toBe(cell)
        expect(cell.replaceAll(' ', '')).toBe(text.replaceAll(/[\s\0]/g, ''))
      }),
    )
  })

  it('are quoted only where they must be, and blank where there is nothing', () => {
    expect(writeTsvLine(['1', '', 'the "best", they say', "it's"], 'quoted')).toBe(
      '1\t\t"the ""best"", they say"\tit\'s\n',
    )
  })
})
