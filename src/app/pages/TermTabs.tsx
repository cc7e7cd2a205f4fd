import { tables } from '#app/entities/tables/tables.ts'
import type { ReactNode } from 'react'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'
import { RecordTabs, tableTab } from './RecordTabs.tsx'
import type { RecordTab } from './RecordTabs.tsx'

/** Filter that narrows evidence items and assertions to those of one term. */
export type TermFilter =
  | { diseaseId: number; includeSubtypes: boolean }
  | { therapyId: number }
  | { phenotypeId: number }

/** Starts the query of the table that the open tab of a term shows. */
export function startTermTab(search: URLSearchParams, fixed: TermFilter) {
  if (search.get('tab') === 'assertions') startRecordTable(tables.assertions, search, fixed)
  else startRecordTable(tables.evidence, search, fixed)
}

/** The id of a term at its ontology, with the way there and a button that copies it. */
export function TermId({ id, url, label }: { id: string; url: string | null | undefined; label: string }) {
  return (
    <>
      {url ? <ExternalLink href={url}>{id}</ExternalLink> : id} <CopyButton text={id} label={label} />
    </>
  )
}

/** A disease, therapy or phenotype: what it is, then its evidence and assertions. */
export function TermTabs({
  name,
  fixed,
  counts,
  about,
  history,
}: {
  name: string
  fixed: TermFilter
  counts: { evidence: number; assertions: number }
  about: ReactNode
  /** The tab of its versions. */
  history: RecordTab
}) {
  return (
    <>
      {about}
      <RecordTabs
        label={`Details of ${name}`}
        tabs={[
          tableTab({
            id: 'evidence',
            title: 'Evidence',
            count: counts.evidence,
            table: tables.evidence,
            caption: `Evidence on ${name}`,
            fixed,
            expected: counts.evidence,
          }),
          tableTab({
            id: 'assertions',
            title: 'Assertions',
            count: counts.assertions,
            table: tables.assertions,
            caption: `Assertions on ${name}`,
            fixed,
            expected: counts.assertions,
          }),
          history,
        ]}
      />
    </>
  )
}
