import type { ReactNode } from 'react'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import type { RecordOrigin } from '#domain/vocabularies/records.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'

export type RecordStanding = {
  recordOrigin: RecordOrigin
  withdrawn: boolean
  /** Name of the release that no longer holds it. */
  missingFromRelease?: string | null
  stub: boolean
  flagged: boolean
  deprecated?: boolean
  /** Of an evidence item: whether its source was retracted. */
  retracted?: boolean
  /** Of an evidence item or assertion. */
  status?: EvidenceStatus
}

/** Words for a record that its release or upstream no longer holds: nobody need have rejected it. */
export const withdrawalReason = ({ missingFromRelease }: { missingFromRelease?: string | null }): string =>
  missingFromRelease ? `Not in release ${missingFromRelease}` : 'No longer upstream'

type Notice = [holds: boolean | undefined, tone: 'warning' | 'danger', title: string, text: string]

/** Notices before a record is trusted: rejected, not reviewed, retracted, sample, withdrawn, stub, deprecated, flagged. */
export function RecordNotices({
  record,
  deprecation,
}: {
  record: RecordStanding
  /** Where it is known why a record is deprecated: what says so; else only that it is. */
  deprecation?: ReactNode
}) {
  const excluded = 'excluded from accepted lists, counts and scores.'
  const all: Notice[] = [
    [record.withdrawn, 'danger', `${withdrawalReason(record)}.`, `An earlier one held it. It is ${excluded}`],
    [
      record.status === 'REJECTED' && !record.withdrawn,
      'danger',
      'Rejected.',
      `Rejected in review, so ${excluded}`,
    ],
    [record.status === 'SUBMITTED', 'warning', 'Submitted.', 'Awaits review by an editor.'],
    [record.retracted, 'danger', 'Source retracted.', 'Excluded from summaries and conflicts.'],
    [record.deprecated && !deprecation, 'danger', 'Deprecated.', 'This record is kept for reference only.'],
    [record.stub, 'warning', 'Not described.', 'A release refers to this record without describing it.'],
    [
      record.recordOrigin === 'SAMPLE',
      'warning',
      'This record is a sample.',
      'It shows what submitted and rejected records look like. It is not evidence.',
    ],
    [record.flagged, 'warning', 'Flagged.', 'An open flag questions this record.'],
  ]
  const notices = all.filter(([holds]) => holds)
  const isExplained = record.deprecated && deprecation
  if (notices.length === 0 && !isExplained) return null
  return (
    <div className="space-y-2">
      {isExplained ? deprecation : null}
      {notices.map(([, tone, title, text]) => (
        <Callout key={title} tone={tone} title={title}>
          {text}
        </Callout>
      ))}
    </div>
  )
}
