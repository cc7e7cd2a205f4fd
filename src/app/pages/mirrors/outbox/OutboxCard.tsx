import { useState } from 'react'
import type { MirrorOutboxPartsFragment } from '#app/graphql/generated/mirror-outbox.ts'
import { entityKindOf, tagText } from '#app/entities/entities.ts'
import { Card } from '#app/ui/Card.tsx'
import { Button } from '#app/ui/controls/Button.tsx'
import { ComparedContents } from '../ComparedContents.tsx'
import { MirrorRecord } from '../MirrorRecord.tsx'
import { AttemptNote } from './AttemptNote.tsx'
import { SendForm } from './SendForm.tsx'

/** The local changes of one record, and the way to suggest them to the upstream. */
export function OutboxCard({
  entry,
  onAttempt,
}: {
  entry: MirrorOutboxPartsFragment
  /** The entry has changed. */
  onAttempt: () => void
}) {
  const [isSending, setSending] = useState(false)
  const { kind, recordId, name, upstream, changes, sendable, attempt } = entry
  const entity = entityKindOf(kind)
  const tag = entity ? tagText(entity, recordId) : ''
  return (
    <Card title={`${tag} ${name}`} actions={<MirrorRecord kind={kind} id={recordId} />}>
      <div className="space-y-3">
        <ComparedContents
          names={[upstream, 'Here']}
          contents={changes.map(({ field, label, upstreamText, localText, obstacle }) => ({
            key: field,
            label,
            left: upstreamText,
            right: localText,
            note: obstacle ? (
              <span className="block text-xs font-normal text-warning">Not sent: {obstacle}</span>
            ) : null,
          }))}
        />
        {attempt && !(isSending && attempt.state === 'FAILED') ? <AttemptNote attempt={attempt} /> : null}
        {isSending ? (
          <SendForm
            entry={entry}
            onSent={() => {
              setSending(false)
              onAttempt()
            }}
            onRefused={onAttempt}
            onCancel={() => setSending(false)}
          />
        ) : sendable && attempt?.state !== 'SENDING' ? (
          <Button onClick={() => setSending(true)}>
            Suggest to {upstream}…<span className="sr-only"> {tag}</span>
          </Button>
        ) : null}
      </div>
    </Card>
  )
}
