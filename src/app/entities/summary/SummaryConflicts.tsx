import { Link } from 'react-router'
import { evidenceTypes } from '#domain/vocabularies/evidence.ts'
import { countOf, formatNumber } from '#app/entities/evidence/counts.ts'
import { ShowAllLink } from './ShowAllLink.tsx'
import { conflictHref } from './summary-subject.ts'
import type { Summary, ChosenSubject } from './summary-subject.ts'

/** Where the evidence conflicts: within one molecular profile, treatment, disease and type. */
export function SummaryConflicts({ subject, summary }: { subject: ChosenSubject; summary: Summary }) {
  const { conflicts, conflictCount } = summary
  if (conflictCount === 0)
    return (
      <p className="text-sm text-muted">
        No conflicting evidence for the same molecular profile, therapy and disease
      </p>
    )
  return (
    <section
      aria-label="Conflicting evidence"
      className="rounded border border-warning/40 bg-warning-soft px-3 py-1.5 text-sm"
    >
      <h3 className="font-semibold text-warning">Conflicting evidence ({formatNumber(conflictCount)})</h3>
      <ul className="flex flex-wrap gap-x-5">
        {conflicts.map((conflict) => (
          <li key={conflictHref(subject, conflict)} className="min-w-0">
            <Link to={conflictHref(subject, conflict)} className="link inline-block min-h-6">
              {conflictText(subject, conflict)}
              <span className="sr-only">, conflicting evidence</span>
            </Link>{' '}
            <span className="whitespace-nowrap text-muted">
              ({countOf(conflict.evidenceItemCount, 'item', 'items')})
            </span>
          </li>
        ))}
        {conflicts.length < conflictCount ? (
          <li>
            <ShowAllLink>Show all {formatNumber(conflictCount)} conflicts</ShowAllLink>
          </li>
        ) : null}
      </ul>
    </section>
  )
}

/** `BRAF V600E: Vemurafenib in Melanoma`, without the molecular profile or disease that the summary is of. */
function conflictText({ kind, id }: ChosenSubject, conflict: Summary['conflicts'][number]): string {
  const { molecularProfile, disease, treatment, evidenceType } = conflict
  const what = treatment?.name ?? `${evidenceTypes.label(evidenceType)} evidence`
  const isOfDisease = kind === 'disease' && disease?.id === id
  const where = disease && !isOfDisease ? ` in ${disease.name}` : ''
  return `${kind === 'molecularProfile' ? '' : `${molecularProfile.name}: `}${what}${where}`
}
