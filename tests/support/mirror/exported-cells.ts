import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeRelease } from '#server/export/write-release.ts'
import type { Storage } from '#server/storage/database.ts'

/** Columns of which a mirror has other cells: flags, with their discussion, stay at the upstream. */
const NOT_MIRRORED = new Set(['is_flagged'])

/** The column that names the record of a row, by the end of the name of the file. */
const idColumns: readonly (readonly [file: string, column: string])[] = [
  ['AssertionSummaries.tsv', 'assertion_id'],
  ['ClinicalEvidenceSummaries.tsv', 'evidence_id'],
  ['FeatureSummaries.tsv', 'feature_id'],
  ['GeneSummaries.tsv', 'feature_id'],
  ['MolecularProfileSummaries.tsv', 'molecular_profile_id'],
  ['VariantGroupSummaries.tsv', 'variant_group_id'],
  ['VariantSummaries.tsv', 'variant_id'],
]

type Row = Readonly<Record<string, string>>

/** The rows of the tables of an export, by file and record. */
export async function exportedRows(storage: Storage): Promise<Map<string, Row>> {
  const folder = mkdtempSync(join(tmpdir(), 'curia-exported-'))
  try {
    const extent = 'EVERYTHING' as const
    await writeRelease(storage, folder, { name: 'x', site: 'http://localhost', extent })
    const rows = new Map<string, Row>()
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.tsv'))) {
      const [head = [], ...lines] = readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.split('\t'))
      const id = head.indexOf(idColumns.find(([end]) => file.endsWith(end))?.[1] ?? '')
      for (const cells of lines)
        rows.set(
          `${file} ${cells[Math.max(id, 0)]}`,
          Object.fromEntries(head.map((column, place) => [column, cells[place] ?? ''])),
        )
    }
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Cells of two exports that differ, and rows of one of them alone: a line each. */
export function differentCells(theirs: ReadonlyMap<string, Row>, ours: ReadonlyMap<string, Row>): string[] {
  const lines = [...ours.keys()].filter((key) => !theirs.has(key)).map((key) => `${key} is surplus`)
  for (const [key, there] of theirs) {
    const here = ours.get(key)
    if (!here) lines.push(`${key} is missing`)
    else
      for (const [column, cell] of Object.entries(there))
        if (here[column] !== cell && !NOT_MIRRORED.has(column))
          lines.push(`${key} ${column}: ${here[column]} instead of ${cell}`)
  }
  return lines
}
