import type { ReferenceReport } from '#server/ontologies/import-ontology.ts'
import { alignedRows, list } from './report-text.ts'

const countNames = ['read', 'added', 'changed', 'unchanged', 'left_out'] as const

/** Report of an import of reference files, as lines for a console. */
export function referenceReportText({ files, changedAnything, notes }: ReferenceReport): string {
  const rows = [
    ['', ...countNames.map((name) => name.replace('_', ' '))],
    ...files.map(({ name, kind, ...counts }) => [
      `${kind} (${name})`,
      ...countNames.map((what) => counts[what].toLocaleString('en')),
    ]),
  ]
  const lines = ['Reference files:', '', ...alignedRows(rows)]
  if (!changedAnything) lines.push('', 'The database already has all of this; nothing was changed.')
  return `${[...lines, ...list('Notes', notes)].join('\n')}\n`
}
