import type { FileKind } from '#server/import/release/kinds.ts'
import { fileKinds, kindNames } from '#server/import/release/kinds.ts'
import type { ImportReport, KindCounts } from '#server/import/report.ts'
import { countNames } from '#server/import/report.ts'

/** Rows of a list that are shown; the rest is counted. */
const MOST_SHOWN = 20

/** Report of an import, as lines for a console: a table, then what was skipped and why, and what was kept. */
export function reportText(report: ImportReport): string {
  const { name, releasedOn } = report.release
  const lines = [`Release ${name} of ${releasedOn}:`, '', ...table(report)]
  if (!report.changedAnything) lines.push('', 'The database already has all of this; nothing was changed.')
  if (report.starterRecordsRemoved > 0) {
    lines.push(
      '',
      `The starter set was replaced: ${report.starterRecordsRemoved} of its records were removed.`,
    )
  }
  lines.push(
    ...list(
      'Skipped rows',
      report.skippedRows.map(({ file, line, why }) => `${file}, line ${line}: ${why}`),
      report.skipped,
    ),
    ...list(
      'Kept local changes',
      report.retainedLocalChanges.map((what) => `kept local change: ${what}`),
    ),
    ...list('Notes', report.notes),
  )
  return `${lines.join('\n')}\n`
}

function table(report: ImportReport): string[] {
  const header = ['', ...countNames]
  const row = (title: string, counts: KindCounts) => [
    title,
    ...countNames.map((what) => counts[what].toLocaleString('en')),
  ]
  const kinds = fileKinds.flatMap((kind: FileKind) => {
    const counts = kind === 'therapy' || kind === 'source' ? undefined : report.kinds[kind]
    return counts ? [row(kindNames[kind], counts)] : []
  })
  return alignedRows([header, ...kinds, row('all', report)])
}

/** Rows of cells as lines of text: the first column to the left, the others, numbers, to the right. */
export function alignedRows(rows: readonly string[][]): string[] {
  const [header = []] = rows
  const widths = header.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  return rows.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}

/** A titled list of which at most twenty entries are shown; nothing for an empty one. */
export function list(title: string, entries: readonly string[], total = entries.length): string[] {
  if (entries.length === 0) return []
  const shown = entries.slice(0, MOST_SHOWN).map((entry) => `  ${entry}`)
  const rest = total - shown.length
  return ['', `${title}:`, ...shown, ...(rest > 0 ? [`  … and ${rest.toLocaleString('en')} more`] : [])]
}
