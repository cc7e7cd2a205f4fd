import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { hrefWith, paths } from '#app/paths.ts'
import { Button } from '#app/ui/Button.tsx'
import { Callout } from '#app/ui/Callout.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { draftTime } from './draft-time.ts'
import type { Draft } from './use-draft.ts'

/** Whether what is typed is kept, where else it is open, and how to throw it away. */
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
          {draft.savedAt
            ? `Draft kept in this browser, ${draftTime(draft.savedAt)}.`
            : 'What you type is kept in this browser as a draft.'}
        </span>
        <Link className="link" to={paths.submit.href()}>
          All drafts
        </Link>
        {draft.savedAt ? (
          <Button look="quiet" onClick={() => setAsking(true)}>
            Throw this draft away
          </Button>
        ) : null}
      </div>
      {draft.isUnsaved ? (
        <Callout tone="warning">
          This browser keeps no drafts: its storage is full or switched off. What you type is lost when this
          page is closed, so submit it before.
        </Callout>
      ) : null}
      {draft.elsewhere === 'changed' ? (
        <Callout tone="warning">
          Another tab has changed this draft.{' '}
          {own
            ? 'What you typed here since is kept as a draft of its own.'
            : 'What you type here from now on is kept as a draft of its own.'}
          <span className="mt-2 flex flex-wrap gap-2">
            <Button onClick={draft.takeOther}>Show what the other tab has</Button>
            {own ? (
              <Button
                onClick={() => void navigate(hrefWith(href, { draft: draft.ownId }), { replace: true })}
              >
                Go on with mine
              </Button>
            ) : null}
          </span>
        </Callout>
      ) : draft.elsewhere === 'removed' ? (
        <Callout tone="warning">
          This draft was submitted or thrown away in another tab. What you see here is kept again as soon as
          you change it.
        </Callout>
      ) : draft.otherTabs > 0 ? (
        <Callout tone="warning">
          This draft is open in another tab, too. Go on in one of them; neither writes over the other.
        </Callout>
      ) : null}
      {asking ? (
        <ConfirmDialog
          title="Throw this draft away?"
          confirm="Throw it away"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            draft.forget()
            void navigate(back)
          }}
        >
          What you typed in this form is gone then. Nothing that was submitted changes.
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
