import type { RecordOrigin } from '#domain/vocabularies/records.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'

export type RecordStanding = {
  recordOrigin: RecordOrigin
  withdrawn: boolean
  stub: boolean
  flagged: boolean
  deprecated?: boolean
}

/** Notices before a record is trusted: sample, withdrawn, stub, deprecated, flagged. */
export function RecordNotices({ record }: { record: RecordStanding }) {
  const notices: { tone: 'note' | 'warning' | 'danger'; title: string; text: string }[] = []
  if (record.withdrawn) {
    notices.push({
      tone: 'danger',
      title: 'Withdrawn.',
      text: 'No longer in the latest release or upstream, so excluded from accepted lists, counts and scores.',
    })
  }
  if (record.deprecated) {
    notices.push({ tone: 'danger', title: 'Deprecated.', text: 'This record is kept for reference only.' })
  }
  if (record.stub) {
    notices.push({
      tone: 'warning',
      title: 'Not described.',
      text: 'A release refers to this record without describing it.',
    })
  }
  if (record.recordOrigin === 'SAMPLE') {
    notices.push({
      tone: 'warning',
      title: 'This record is a sample.',
      text: 'It shows what submitted and rejected records look like. It is not evidence.',
    })
  }
  if (record.flagged) {
    notices.push({
      tone: 'warning',
      title: 'Flagged.',
      text: 'A curator has flagged this record; the flag is open.',
    })
  }
  if (notices.length === 0) return null
  return (
    <div className="space-y-2">
      {notices.map(({ tone, title, text }) => (
        <Callout key={title} tone={tone} title={title}>
          {text}
        </Callout>
      ))}
    </div>
  )
}
