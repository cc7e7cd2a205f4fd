import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { countOf } from '#app/entities/evidence/counts.ts'
import { evidenceHref } from '#app/entities/evidence/evidence-href.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { SubtypesSwitch } from './SubtypesSwitch.tsx'
import type { DiseaseSubtypes } from './SubtypesSwitch.tsx'
import { SummaryAssertions } from './SummaryAssertions.tsx'
import { SummaryConflicts } from './SummaryConflicts.tsx'
import { SummaryTable } from './SummaryTable.tsx'
import { SummaryTypes } from './SummaryTypes.tsx'
import { extentSearch, isWhole } from './summary-extent.ts'
import { subjectFilters } from './summary-subject.ts'
import type { Summary, SummarySubject } from './summary-subject.ts'

export type SummaryPanelProps = {
  subject: SummarySubject
  summary: Summary
  /** Of a disease: what is below it in the Disease Ontology. */
  subtypes?: DiseaseSubtypes
  /** Of a variant or feature: how much evidence its page lists, also that on profiles that exclude it. */
  listedCount?: number
}

/** The evidence on a record as a tumour board reads it: assertions, conflicts, treatments by outcome, other types. */
export function SummaryPanel({ subject, summary, subtypes, listedCount = 0 }: SummaryPanelProps) {
  const isEmpty = summary.evidenceItemCount === 0
  const excluding = listedCount - summary.evidenceItemCount
  return (
    <Card title="Clinical summary" actions={isEmpty ? null : <SummaryActions {...{ subject, summary }} />}>
      <div className="space-y-3">
        {subtypes ? <SubtypesSwitch {...subtypes} /> : null}
        {excluding > 0 ? (
          <p className="text-sm text-muted">
            Without {countOf(excluding, 'evidence item', 'evidence items')} on molecular profiles with NOT
          </p>
        ) : null}
        {isEmpty ? (
          <p className="text-sm text-muted">No accepted or submitted evidence for {subject.name}.</p>
        ) : null}
        <SummaryAssertions {...{ subject, summary }} />
        {isEmpty ? null : <SummaryConflicts {...{ subject, summary }} />}
        {summary.rowCount > 0 ? <SummaryTable {...{ subject, summary }} /> : null}
        <SummaryTypes {...{ subject, summary }} />
        {isEmpty ? null : <Legend />}
      </div>
    </Card>
  )
}

function Legend() {
  const [search] = useSearchParams()
  return (
    <p className="text-xs text-muted">
      + supports, − does not support. Letter: best level of the supporting evidence, or of all evidence where
      none supports; before −: best level of the evidence that does not support, where it differs. Conflict:
      evidence for the same molecular profile, therapy and disease disagrees. Each entry opens its evidence.
      {isWhole(search) ? (
        <>
          {' '}
          <Link
            to={{ search: extentSearch(search, false) }}
            preventScrollReset
            data-print="hide"
            className="link"
          >
            Show fewer
          </Link>
        </>
      ) : null}
    </p>
  )
}

function SummaryActions({ subject, summary }: { subject: SummarySubject; summary: Summary }) {
  const [failed, setFailed] = useState(false)
  const save = async () => {
    setFailed(false)
    const { saveSummary } = await import('./save-summary.ts')
    await saveSummary(subject)
  }
  return (
    <span className="-mr-3 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span>
        <Link className="link" to={evidenceHref(subjectFilters(subject))}>
          {countOf(summary.evidenceItemCount, 'evidence item', 'evidence items')}
        </Link>
        , accepted and submitted
      </span>
      {failed ? (
        <span role="alert" className="text-danger">
          The summary could not be exported.
        </span>
      ) : null}
      <Button
        look="quiet"
        className="text-ink max-sm:-ml-3"
        onClick={() => void save().catch(() => setFailed(true))}
      >
        Export TSV
      </Button>
    </span>
  )
}
