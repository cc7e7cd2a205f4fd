import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { hrefWith, paths } from '#app/paths.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { ConfirmDialog } from '#app/ui/feedback/ConfirmDialog.tsx'
import { draftTime } from './draft-time.ts'
import type { Draft } from './use-draft.ts'

/** State of a draft: whether it is saved, where else it is open, and a way to throw it away. */
export function DraftBar({
  draft,
  href,
  back = paths.submit.href(),
}: {
  draft: Pick<Draft<unknown>, DraftFacts>
  href: string
  /** Where to go when it is thrown away. */
  back?: string
}) {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const own = draft.ownId !== draft.id
  return (
    <div className="space-y-2">
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span aria-live="polite">
          {draft.isUnsaved
            ? 'This draft is not saved.'
            : draft.savedAt
              ? `Draft saved in this browser, ${draftTime(draft.savedAt)}.`
              : 'Drafts are saved in this browser.'}
        </span>
        <Link className="link" to={paths.submit.href()}>
          All drafts
        </Link>
        {draft.savedAt ? (
          <Button look="quiet" onClick={() => setAsking(true)}>
            Discard draft
          </Button>
        ) : null}
      </div>
      {draft.isUnsaved ? (
        <Callout tone="warning">
          Drafts cannot be saved: this browser’s storage is full or disabled. Submit before you close this
          page.
        </Callout>
      ) : null}
      {draft.elsewhere === 'changed' ? (
        <Callout tone="warning">
          This draft was changed in another tab.{' '}
          {own
            ? 'Your changes here are saved as a separate draft.'
            : 'Further changes here are saved as a separate draft.'}
          <span className="mt-2 flex flex-wrap gap-2">
            <Button onClick={draft.takeOther}>Load the other version</Button>
            {own ? (
              <Button
                onClick={() => void navigate(hrefWith(href, { draft: draft.ownId }), { replace: true })}
              >
                Keep my version
              </Button>
            ) : null}
          </span>
        </Callout>
      ) : draft.elsewhere === 'removed' ? (
        <Callout tone="warning">
          This draft was submitted or discarded in another tab. Editing it here saves it again.
        </Callout>
      ) : draft.otherTabs > 0 ? (
        <Callout tone="warning">
          This draft is also open in another tab. Neither tab overwrites the other.
        </Callout>
      ) : null}
      {asking ? (
        <ConfirmDialog
          title="Discard this draft?"
          confirm="Discard"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            draft.forget()
            void navigate(back)
          }}
        >
          The contents of this form will be lost. Submitted records are not affected.
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

type DraftFacts =
  | 'id'
  | 'ownId'
  | 'savedAt'
  | 'isUnsaved'
  | 'otherTabs'
  | 'elsewhere'
  | 'takeOther'
  | 'forget'
