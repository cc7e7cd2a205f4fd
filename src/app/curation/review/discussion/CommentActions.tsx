import { useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import { DeleteCommentDocument } from '#app/graphql/generated/discussion.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { ConfirmDialog } from '#app/ui/feedback/ConfirmDialog.tsx'
import { useActingOrganization } from '../acting-for.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { returnFocus } from '#app/ui/return-focus.ts'

/** Takes back what one said oneself. */
export default function CommentActions({ id }: { id: number }) {
  const { organizationId } = useActingOrganization()
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const remove = async () => {
    setPending(true)
    const focus = returnFocus()
    const { error: wrong } = await mutate(DeleteCommentDocument, { id, organizationId })
    setPending(false)
    setError(wrong)
    if (wrong) return
    setAsking(false)
    await refetchAfter('review')
    // The button goes with the text.
    setTimeout(() => focus(document.getElementById(`comment-${id}`)))
  }
  return (
    <>
      <Button look="quiet" className="-ml-3 text-muted" onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking ? (
        <ConfirmDialog
          title="Delete your comment?"
          confirm="Delete"
          pending={pending}
          error={error}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <p>The history shows that a comment was deleted; its text is hidden.</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
