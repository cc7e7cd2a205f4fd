import { tables } from '#app/entities/tables/tables.ts'
import type { ReactNode } from 'react'
import { RecordTable } from '#app/entities/tables/RecordTable.tsx'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'
import { RecordTabs } from './RecordTabs.tsx'
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
          {
            id: 'evidence',
            title: 'Evidence',
            count: counts.evidence,
            panel: (
              <RecordTable
                table={tables.evidence}
                caption={`Evidence on ${name}`}
                fixed={fixed}
                expected={counts.evidence}
                fit="part"
              />
            ),
          },
          {
            id: 'assertions',
            title: 'Assertions',
            count: counts.assertions,
            panel: (
              <RecordTable
                table={tables.assertions}
                caption={`Assertions on ${name}`}
                fixed={fixed}
                expected={counts.assertions}
                fit="part"
              />
            ),
          },
          history,
        ]}
      />
    </>
  )
}
