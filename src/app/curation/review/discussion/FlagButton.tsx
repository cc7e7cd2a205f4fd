import { useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import { FlagRecordDocument } from '#app/graphql/generated/discussion.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { recordTag } from '#domain/records/tags.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { refetchAfter } from '#app/apollo/stale-queries.ts'

/** Raises a concern about a record. */
export function FlagButton({
  subject,
  organizationId,
}: {
  subject: { entityType: FlaggableEntity; id: number }
  organizationId: number | null
}) {
  const [open, setOpen] = useState(false)
  const tag = recordTag(subject.entityType, subject.id)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="flag" />
        Flag
      </Button>
      {open ? (
        <ReasonDialog
          title={`Flag ${tag}`}
          confirm="Add flag"
          minLength={10}
          onClose={() => setOpen(false)}
          onSubmit={async (comment) => {
            const { problem: wrong } = await mutate(FlagRecordDocument, { subject, comment, organizationId })
            if (!wrong) await refetchAfter('review')
            return wrong
          }}
        >
          <p>
            A flag tells readers that something about {tag} needs attention. It stays until you or an editor
            resolves it. A flagged assertion cannot be approved.
          </p>
        </ReasonDialog>
      ) : null}
    </>
  )
}
