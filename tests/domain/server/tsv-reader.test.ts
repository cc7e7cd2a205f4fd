import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canonicalColumns } from '#server/import/release/columns.ts'
import { joinAddresses } from '#server/import/release/rows.ts'
import type { QuotingStyle } from '#server/files/tsv/quoting.ts'
import { judgeQuoting, readTsv } from '#server/files/tsv/reader.ts'
import { writeTsvLine } from '#server/files/tsv/writer.ts'

let folder = ''
let file = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'curia-tsv-'))
  file = join(folder, 'release.tsv')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function read(style: QuotingStyle): Promise<string[][]> {
  const rows: string[][] = []
  for await (const some of readTsv(file, style)) rows.push(...some.map(({ cells }) => cells))
  return rows
}

const hostile = fc.constantFrom(
  '"',
  '""',
  '\r',
  ' ',
  'é',
  '🧬',
  '\u2028',
  'N/A',
  'a"b',
  '"a"',
  '\\',
  "'",
  ',',
  '\u0000',
)
const plainCell = fc
  .array(fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 4 })
  .map((parts) => parts.join('').replace(/[\t\n]/g, ''))
const anyCell = fc
  .array(fc.oneof(hostile, fc.constantFrom('\t', '\n', '\r\n'), fc.string({ maxLength: 5 })), {
    maxLength: 4,
  })
  .map((parts) => parts.join(''))

/** Rows under a header, as a file; the last cell has no `\r` at its end, which would make it a file of another kind. */
const table = (cell: fc.Arbitrary<string>) =>
  fc
    .integer({ min: 2, max: 5 })
    .chain((width) =>
      fc
        .array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 })
        .map((rows) => [Array.from({ length: width }, (_, place) => `column_${place}`), ...rows]),
    )

describe('Reading TSV files', () => {
  it.each(['plain', 'quoted'] as const)('gives back what was written, %s', async (style) => {
    await fc.assert(
      fc.asyncProperty(table(style === 'plain' ? plainCell : anyCell), async (rows) => {
        writeFileSync(file, rows.map((row) => writeTsvLine(row, style)).join(''))
        expect(await read(style)).toEqual(rows)
      }),
      { numRuns: 100 },
    )
  })

  it('recognises quoted files by their content, whatever their cells hold', async () => {
    const telling = fc.constantFrom('a "word"', 'tab\there', '"')
    await fc.assert(
      fc.asyncProperty(table(anyCell), telling, async (rows, cell) => {
        const all = [...rows, rows[0]?.map(() => cell) ?? []]
        writeFileSync(file, all.map((row) => writeTsvLine(row, 'quoted')).join(''))
        expect(await judgeQuoting(file)).toBe('quoted')
      }),
      { numRuns: 100 },
    )
  })

  it('takes bare quotes of unquoted files as they are', async () => {
    writeFileSync(file, 'a\tb\n5" needle\t"Foo" bar\n"whole"\tx\nsay "so"\ty\n')
    expect(await judgeQuoting(file)).toBe('plain')
    expect(await read('plain')).toEqual([
      ['a', 'b'],
      ['5" needle', '"Foo" bar'],
      ['"whole"', 'x'],
      ['say "so"', 'y'],
    ])
  })

  it('does not let a stray quote swallow the rest of a quoted file', async () => {
    const rows = Array.from({ length: 2000 }, (_, row) => `${row}\t"a ""quote"""\n`)
    rows.splice(10, 0, 'x\t"never closed\n')
    writeFileSync(file, `a\tb\n${rows.join('')}`)
    expect((await read('quoted')).length).toBeGreaterThan(1000)
  })

  it('splits lines at \\n only and keeps a bare \\r', async () => {
    writeFileSync(file, 'a\tb\none\rtwo\tthree\n')
    expect(await read('plain')).toEqual([
      ['a', 'b'],
      ['one\rtwo', 'three'],
    ])
    writeFileSync(file, 'a\tb\r\none\ttwo\r\n')
    expect(await read('plain')).toEqual([
      ['a', 'b'],
      ['one', 'two'],
    ])
  })

  it('reads a byte order mark, and characters across the ends of chunks', async () => {
    const long = 'é🧬'.repeat(100_000)
    writeFileSync(file, `\uFEFFa\tb\n${long}\tx\n`)
    expect(await read('plain')).toEqual([
      ['a', 'b'],
      [long, 'x'],
    ])
  })

  it('refuses what is no UTF-8 text', async () => {
    writeFileSync(file, Buffer.from([0x61, 0x09, 0xff, 0xfe, 0x0a]))
    await expect(read('plain')).rejects.toThrow('release.tsv is not a text file in UTF-8.')
  })
})

describe('Columns', () => {
  it('have one name, however a year called them', () => {
    expect(canonicalColumns(['drugs', 'Clinical_Significance', ' pubmed_id', 'hgvs_expressions'])).toEqual([
      'therapies',
      'significance',
      'citation_id',
      'hgvs_descriptions',
    ])
  })
})

describe('Rows that are too wide', () => {
  const columns = ['assertion_id', 'evidence_items_civic_url', 'molecular_profile_civic_url', 'is_flagged']
  const item = (id: number) => `https://civicdb.org/links/evidence_items/${id}`
  const profile = 'https://civicdb.org/links/molecular_profiles/12'

  it('are joined again where addresses were separated by tabs', () => {
    expect(joinAddresses(['7', item(1), item(2), item(3), profile, 'false'], columns)).toEqual([
      '7',
      [item(1), item(2), item(3)].join(','),
      profile,
      'false',
    ])
  })

  it('stay too wide where addresses do not explain it', () => {
    expect(joinAddresses(['7', item(1), profile, 'false', 'more'], columns)).toHaveLength(5)
    expect(joinAddresses(['7', item(1), profile, 'false', ' '], columns)).toHaveLength(4)
  })
})
