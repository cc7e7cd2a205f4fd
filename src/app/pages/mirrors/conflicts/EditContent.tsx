import { use, useState } from 'react'
import { Link } from 'react-router'
import { mutate } from '#app/apollo/mutate.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { useActingOrganization } from '#app/curation/review/acting-for.ts'
import { RevisionDecidedContext } from '#app/curation/review/revisions/revision-decided.ts'
import { DecideMirrorConflictsDocument } from '#app/graphql/generated/mirror-conflicts.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { useSubmission } from '#app/ui/form/use-submission.ts'
import type { Conflict } from './conflict.ts'
import { ContentField } from './ContentField.tsx'
import { contentShape, contentText, enteredContent } from './content-shape.ts'

/** Gives the field of a conflict another content than either side has. */
export function EditContent({ conflict }: { conflict: Conflict }) {
  const [isEditing, setEditing] = useState(false)
  if (contentShape(conflict) === null)
    return (
      <p className="text-sm text-muted">
        To give it another content,{' '}
        <Link className="link" to={`${conflict.record.link}/revise`}>
          revise the record
        </Link>
        , then keep ours.
      </p>
    )
  return isEditing ? (
    <EditForm conflict={conflict} onClose={() => setEditing(false)} />
  ) : (
    <Button onClick={() => setEditing(true)}>
      Edit…<span className="sr-only"> {conflict.fieldDisplayName}</span>
    </Button>
  )
}

function EditForm({ conflict, onClose }: { conflict: Conflict; onClose: () => void }) {
  const report = use(RevisionDecidedContext)
  const { organizationId } = useActingOrganization()
  const [value, setValue] = useState(contentText(conflict.ours))
  const { id, digest } = conflict
  const { pending, error, onSubmit } = useSubmission(async () => {
    const content = enteredContent(conflict, value)
    const decisions = [{ conflictId: id, take: 'EDITED' as const, digest, content }]
    const result = await mutate(DecideMirrorConflictsDocument, { decisions, organizationId })
    const wrong = result.error ?? result.data?.decideMirrorConflicts?.outcomes[0]?.error ?? null
    if (wrong) {
      // Either side may have changed since it was shown.
      await refetchAfter('review')
      return wrong
    }
    await (report
      ? report.decided({ decided: 'edited', fields: [], superseded: [] })
      : refetchAfter('review'))
    return null
  })
  return (
    <form onSubmit={onSubmit} className="space-y-2">
      <FormError error={error} />
      <ContentField conflict={conflict} value={value} onChange={setValue} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton pending={pending} pendingLabel="Saving…">
          Save this content
        </SubmitButton>
        <Button onClick={onClose}>Cancel</Button>
        {(['ours', 'theirs'] as const).map((side) => (
          <Button key={side} look="quiet" onClick={() => setValue(contentText(conflict[side]))}>
            Begin with {side === 'ours' ? 'ours' : 'theirs'}
          </Button>
        ))}
      </div>
    </form>
  )
}
