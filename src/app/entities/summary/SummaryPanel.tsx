import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { countOf } from '#app/entities/evidence/counts.ts'
import { evidenceHref } from '#app/entities/evidence/evidence-href.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { SubtypesSwitch } from './SubtypesSwitch.tsx'
import { SummaryChoiceSwitch } from './SummaryChoiceSwitch.tsx'
import type { DiseaseSubtypes } from './SubtypesSwitch.tsx'
import { SummaryAssertions } from './SummaryAssertions.tsx'
import { SummaryConflicts } from './SummaryConflicts.tsx'
import { SummaryTable } from './SummaryTable.tsx'
import { SummaryTypes } from './SummaryTypes.tsx'
import { isWhole } from './summary-extent.ts'
import { extentSearch } from './summary-search.ts'
import { chosenSubject, subjectFilters } from './summary-subject.ts'
import type { ChosenSubject, Summary, SummarySubject } from './summary-subject.ts'

export type SummaryPanelProps = {
  subject: SummarySubject
  summary: Summary
  /** Of a disease: what is below it in the Disease Ontology. */
  subtypes?: DiseaseSubtypes
}

/** The evidence on a record as a tumour board reads it: assertions, conflicts, treatments by outcome, other types. */
export function SummaryPanel({ subject: record, summary, subtypes }: SummaryPanelProps) {
  const [search] = useSearchParams()
  const subject = chosenSubject(record, search)
  const isEmpty = summary.evidenceItemCount === 0
  return (
    <Card title="Clinical summary" actions={isEmpty ? null : <SummaryActions {...{ subject, summary }} />}>
      <div className="space-y-3">
        {subtypes ? <SubtypesSwitch {...subtypes} /> : null}
        {isEmpty ? <p className="text-sm text-muted">{emptyText(subject, summary)}</p> : null}
        <SummaryAssertions {...{ subject, summary }} />
        {isEmpty ? null : <SummaryConflicts {...{ subject, summary }} />}
        {summary.rowCount > 0 ? <SummaryTable {...{ subject, summary }} /> : null}
        <SummaryTypes {...{ subject, summary }} />
        <FurtherEvidence {...{ subject, summary }} />
        {isEmpty ? null : <Legend />}
      </div>
    </Card>
  )
}

const itemsOf = (count: number) => countOf(count, 'evidence item', 'evidence items')

/** Evidence that the summary may include, and what it never does: for the absence of its subject, of retracted sources. */
function FurtherEvidence({ subject, summary }: { subject: ChosenSubject; summary: Summary }) {
  const { submittedCount, combinationCount, negatedCount, retractedCount } = summary
  if (submittedCount + combinationCount + negatedCount + retractedCount === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-5 text-sm">
      {combinationCount > 0 ? (
        <SummaryChoiceSwitch
          choice="combinations"
          label={`Include ${itemsOf(combinationCount)} on molecular profiles that need other alterations`}
        />
      ) : null}
      {submittedCount > 0 ? (
        <SummaryChoiceSwitch
          choice="submitted"
          label={`Include ${countOf(submittedCount, 'submitted evidence item', 'submitted evidence items')}, not yet reviewed`}
        />
      ) : null}
      {negatedCount > 0 ? (
        <p className="text-muted">
          Excludes {itemsOf(negatedCount)} that {negatedCount === 1 ? 'requires' : 'require'}{' '}
          {subject.kind === 'feature' ? `a variant of ${subject.name}` : subject.name} to be absent
        </p>
      ) : null}
      {retractedCount > 0 ? (
        <p className="text-muted">
          Excludes {itemsOf(retractedCount)} whose {retractedCount === 1 ? 'source was' : 'sources were'}{' '}
          retracted
        </p>
      ) : null}
    </div>
  )
}

function emptyText({ kind, name, submitted, combinations }: ChosenSubject, summary: Summary): string {
  const isAlone = kind === 'variant' && !combinations && summary.combinationCount > 0
  return `No ${submitted ? 'accepted or submitted' : 'accepted'} evidence for ${name}${isAlone ? ' alone' : ''}.`
}

function Legend() {
  const [search] = useSearchParams()
  return (
    <p className="text-xs text-muted">
      ▲ sensitivity, ▼ resistance, struck: not supported; × counts evidence items. Letter: best level of the
      entry. Year: newest publication of the entry; old: nothing of its best level is of the last five years.
      Conflict: evidence for the same molecular profile, therapy and disease disagrees. Wild type stands in
      entries of its own. Each entry opens its evidence.
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

function SummaryActions({ subject, summary }: { subject: ChosenSubject; summary: Summary }) {
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
        , {subject.submitted ? 'accepted and submitted' : 'accepted'}
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
