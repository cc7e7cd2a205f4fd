import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeRelease } from '#server/export/write-release.ts'
import { FIRST_LOCAL_ID } from '#server/storage/dialect.ts'
import type { Storage } from '#server/storage/database.ts'

/** Columns of which a mirror has other cells: flags, with their discussion, stay at the upstream. */
const NOT_MIRRORED = new Set(['is_flagged'])

/** The columns that name the record of a row, by the end of the name of the file. */
const idColumns: readonly (readonly [file: string, columns: readonly string[]])[] = [
  ['AssertionSummaries.tsv', ['assertion_id']],
  ['ClinicalEvidenceSummaries.tsv', ['evidence_id']],
  ['FeatureSummaries.tsv', ['feature_id']],
  ['MolecularProfileSummaries.tsv', ['molecular_profile_id']],
  ['VariantGroupSummaries.tsv', ['variant_group_id']],
  ['VariantSummaries.tsv', ['variant_id']],
  ['Therapies.tsv', ['therapy_id']],
  ['.vcf', ['#CHROM', 'POS', 'ID', 'QUAL']],
]

type Row = Readonly<Record<string, string>>

/** The rows of all files of an export, by file and record. */
export type ExportedRows = ReadonlyMap<string, Row>

/** A cell that differs, or a row that one side alone has. */
export interface Difference {
  file: string
  record: string
  /** Null for a whole row. */
  column: string | null
  /** Null where there is no such row. */
  theirs: string | null
  ours: string | null
}

/** The other names of files are of the same contents. */
const isAlias = (name: string) => /-(?:Gene|ClinicalEvidence|Assertion)Summaries\.tsv$/.test(name)

function readRows(file: string, text: string, rows: Map<string, Row>): void {
  const [head = [], ...lines] = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('##'))
    .map((line) => line.split('\t'))
  const columns = idColumns.find(([end]) => file.endsWith(end))?.[1]
  if (!columns) throw new Error(`the rows of ${file} have no id`)
  for (const cells of lines) {
    const row = Object.fromEntries(head.map((column, place) => [column, cells[place] ?? '']))
    rows.set(`${file} ${columns.map((column) => row[column]).join(' ')}`, row)
  }
}

/** The rows of the files of an export of everything. */
export async function exportedRows(storage: Storage): Promise<ExportedRows> {
  const folder = mkdtempSync(join(tmpdir(), 'curia-exported-'))
  try {
    const extent = 'EVERYTHING' as const
    await writeRelease(storage, folder, { name: 'x', site: 'http://localhost', extent })
    const rows = new Map<string, Row>()
    for (const file of readdirSync(folder).filter((name) => !isAlias(name)))
      readRows(file, readFileSync(join(folder, file), 'utf8'), rows)
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The rows of a mirror with the ids that the molecular profiles have at the upstream: those which that one made have
 * others here.
 */
export async function withIdsThere(rows: ExportedRows, { read }: Storage): Promise<ExportedRows> {
  const mapped = await read
    .selectFrom('upstream_records')
    .select(['record_id', 'upstream_record_id'])
    .where('record_type', '=', 'MOLECULAR_PROFILE')
    .where('record_id', '>=', FIRST_LOCAL_ID)
    .execute()
  const ids = new Map(mapped.map((row) => [String(row.record_id), String(row.upstream_record_id)]))
  const there = (text: string) => text.replaceAll(/\b1\d{6}\b/g, (id) => ids.get(id) ?? id)
  const isAboutProfiles = (column: string) => column.includes('molecular_profile') || column === 'INFO'
  return new Map(
    [...rows].map(([key, row]) => {
      const cells = Object.entries(row).map(([column, cell]) => [
        column,
        isAboutProfiles(column) ? there(cell) : cell,
      ])
      return [key.includes('MolecularProfileSummaries') ? there(key) : key, Object.fromEntries(cells)]
    }),
  )
}

/** Cells of two exports that differ, but for those that are never mirrored, and rows of one of them alone. */
export function differences(theirs: ExportedRows, ours: ExportedRows): Difference[] {
  const found: Difference[] = []
  for (const key of new Set([...theirs.keys(), ...ours.keys()])) {
    const [there, here] = [theirs.get(key), ours.get(key)]
    const at = { file: key.slice(0, key.indexOf(' ')), record: key.slice(key.indexOf(' ') + 1) }
    if (!there || !here)
      found.push({ ...at, column: null, theirs: there ? 'there' : null, ours: here ? 'here' : null })
    else
      for (const [column, cell] of Object.entries(there))
        if (here[column] !== cell && !NOT_MIRRORED.has(column))
          found.push({ ...at, column, theirs: cell, ours: here[column] ?? null })
  }
  return found
}

/** A difference as a line. */
export const differenceText = ({ file, record, column, theirs, ours }: Difference): string =>
  column === null
    ? `${file} ${record} is ${ours === null ? 'missing' : 'surplus'}`
    : `${file} ${record} ${column}: ${ours} instead of ${theirs}`

/** Cells of two exports that differ, and rows of one of them alone: a line each. */
export const differentCells = (theirs: ExportedRows, ours: ExportedRows): string[] =>
  differences(theirs, ours).map(differenceText)
