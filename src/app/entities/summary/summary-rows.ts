import { evidenceTypes } from '#domain/vocabularies/evidence.ts'
import type { ClinicalSummary_countFragment } from '#app/graphql/generated/clinical-summary.ts'
import { significanceLabel } from '#app/entities/evidence/significance.ts'
import { cellHref, rowKind, typeHref } from './summary-subject.ts'
import type { Summary, ChosenSubject } from './summary-subject.ts'

const columns = [
  'evidence_type',
  'disease',
  'molecular_profile',
  'treatment',
  'significance',
  'best_level',
  'supporting',
  'not_supporting',
  'best_level_not_supporting',
  'evidence_items',
  'newest_year',
  'newest_year_best_level',
  'conflicting',
  'evidence',
]

/** The lines of a summary as a table, its head first; `origin` begins the addresses. */
export function summaryRows(subject: ChosenSubject, summary: Summary, origin: string): string[][] {
  const ofSubject = (kind: ChosenSubject['kind']) => (subject.kind === kind ? subject.name : '')
  const countCells = (count: ClinicalSummary_countFragment) => [
    significanceLabel(count.significance),
    count.level,
    String(count.supporting),
    String(count.notSupporting),
    count.notSupportingLevel ?? '',
    String(count.evidenceItemCount),
    String(count.newestYear ?? ''),
    String(count.levelYear ?? ''),
  ]
  const predictive = summary.rows.flatMap((row) =>
    row.outcomes.flatMap(({ cells }) =>
      cells.map((cell) => [
        evidenceTypes.label('PREDICTIVE'),
        rowKind(subject) === 'disease' ? row.term.name : subject.name,
        rowKind(subject) === 'disease'
          ? cell.molecularProfiles.map(({ name }) => name).join('; ')
          : row.term.name,
        cell.treatment.name,
        ...countCells(cell.count),
        cell.conflicts.length > 0 ? 'yes' : 'no',
        origin + cellHref(subject, row, cell),
      ]),
    ),
  )
  const others = summary.otherTypes.flatMap(({ evidenceType, significances, conflictCount }) =>
    significances.map((count) => [
      evidenceTypes.label(evidenceType),
      ofSubject('disease'),
      ofSubject('molecularProfile'),
      '',
      ...countCells(count),
      conflictCount > 0 ? 'yes' : 'no',
      origin + typeHref(subject, evidenceType, count.significance),
    ]),
  )
  return [columns, ...predictive, ...others]
}
