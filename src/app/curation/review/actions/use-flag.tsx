import { useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { FlagRecordDocument } from '#app/graphql/generated/discussion.ts'
import { recordTag } from '#domain/records/tags.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import type { RecordActionSet } from './record-action.ts'

/** Flags a record: raises a concern about it. */
export function useFlag(
  subject: { entityType: FlaggableEntity; id: number },
  organizationId: number | null,
): RecordActionSet {
  const [open, setOpen] = useState(false)
  const tag = recordTag(subject.entityType, subject.id)
  const dialog = (
    <ReasonDialog
      title={`Flag ${tag}`}
      draft={`flag:${subject.entityType}:${subject.id}`}
      confirm="Add flag"
      minLength={10}
      onClose={() => setOpen(false)}
      onSubmit={async (comment) => {
        const { error: wrong } = await mutate(FlagRecordDocument, { subject, comment, organizationId })
        if (!wrong) await refetchAfter('review')
        return wrong
      }}
    >
      <p>
        A flag tells readers that something about {tag} needs attention. It stays until you or an editor
        resolves it. A flagged assertion cannot be approved.
      </p>
    </ReasonDialog>
  )
  return { actions: [{ label: 'Flag…', onDo: () => setOpen(true) }], parts: open ? dialog : null }
}
