import { useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import { entityKindOf, tagText } from '#app/entities/entities.ts'
import {
  ConfirmMirrorDuplicateDocument,
  DismissMirrorDuplicateDocument,
} from '#app/graphql/generated/mirror-duplicates.ts'
import type { MirrorDuplicatePartsFragment } from '#app/graphql/generated/mirror-duplicates.ts'
import { Card } from '#app/ui/Card.tsx'
import { Button } from '#app/ui/controls/Button.tsx'
import { ConfirmDialog } from '#app/ui/feedback/ConfirmDialog.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { ComparedContents } from '../ComparedContents.tsx'
import { MirrorRecord } from '../MirrorRecord.tsx'

/** What becomes of the local record when it is the same. */
const consequences: Record<MirrorDuplicatePartsFragment['kind'], string> = {
  EVIDENCE_ITEM: 'is rejected',
  ASSERTION: 'is rejected',
  FEATURE:
    'is deprecated as a duplicate, with its variants and their molecular profiles. This cannot be undone',
  VARIANT: 'is deprecated as a duplicate, with its molecular profiles. This cannot be undone',
  VARIANT_GROUP: 'gets a comment',
}

/** A record made here beside the one of an upstream that may be the same, and the decision. */
export function DuplicateCard({
  duplicate: { kind, localId, recordId, upstream, fields },
  onDecided,
}: {
  duplicate: MirrorDuplicatePartsFragment
  onDecided: () => void
}) {
  const [isConfirming, setConfirming] = useState(false)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const input = { kind, localId, recordId }
  const decide = async (send: () => Promise<{ error: string | null }>) => {
    if (pending) return
    setPending(true)
    const { error } = await send()
    setPending(false)
    setError(error)
    if (error !== null) return
    setConfirming(false)
    onDecided()
  }
  const entity = entityKindOf(kind)
  const same = fields.filter((field) => field.same)
  const different = fields.filter((field) => !field.same)
  const tagOf = (id: number) => (entity ? tagText(entity, id) : String(id))
  return (
    <Card
      title={`${tagOf(localId)} may be ${tagOf(recordId)}`}
      actions={
        <span className="flex gap-3 text-sm">
          <MirrorRecord kind={kind} id={localId} />
          <MirrorRecord kind={kind} id={recordId} />
        </span>
      }
    >
      <div className="space-y-3">
        <ComparedContents
          names={['Here', upstream]}
          contents={different.map(({ label, localText, upstreamText }) => ({
            key: label,
            label,
            left: localText,
            right: upstreamText,
          }))}
        />
        {same.length > 0 ? (
          <p className="text-sm text-muted">The same: {same.map(({ label }) => label).join(', ')}</p>
        ) : null}
        <FormError error={isConfirming ? null : error} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setConfirming(true)}>
            The same…<span className="sr-only"> {tagOf(localId)}</span>
          </Button>
          <Button
            aria-disabled={pending}
            onClick={() => void decide(() => mutate(DismissMirrorDuplicateDocument, { input }))}
          >
            Different<span className="sr-only"> {tagOf(localId)}</span>
          </Button>
        </div>
      </div>
      {isConfirming ? (
        <ConfirmDialog
          title={`${tagOf(localId)} is the same as ${tagOf(recordId)}`}
          confirm="The same"
          pending={pending}
          error={error}
          onConfirm={() => void decide(() => mutate(ConfirmMirrorDuplicateDocument, { input }))}
          onClose={() => {
            setError(null)
            setConfirming(false)
          }}
        >
          <p>
            {tagOf(localId)} {consequences[kind]}, with a reference to {tagOf(recordId)}. Its comments and
            flags stay.
          </p>
        </ConfirmDialog>
      ) : null}
    </Card>
  )
}
