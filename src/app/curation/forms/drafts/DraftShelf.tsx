import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/controls/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ConfirmDialog } from '#app/ui/feedback/ConfirmDialog.tsx'
import { draftKey, draftsOf, removeDraft } from './draft-store.ts'
import type { StoredDraft } from './draft-store.ts'
import { draftTime } from './draft-time.ts'
import { draftPlace } from './form-kinds.ts'

/** The drafts of a person in this browser, to go on with or to throw away. */
export function DraftShelf({ userId }: { userId: number }) {
  const [drafts, setDrafts] = useState(() => draftsOf(userId))
  const [leaving, setLeaving] = useState<StoredDraft | null>(null)
  useEffect(() => {
    const readAgain = () => setDrafts(draftsOf(userId))
    window.addEventListener('storage', readAgain)
    return () => window.removeEventListener('storage', readAgain)
  }, [userId])
  return (
    <Card title="Drafts">
      {drafts.length === 0 ? (
        <p className="text-sm text-muted">
          No drafts. Forms are saved in this browser until they are submitted.
        </p>
      ) : (
        <ul className="divide-y divide-line" aria-label="Drafts">
          {drafts.map((draft) => (
            <li key={draft.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2 text-sm">
              <div className="min-w-0">
                <Link className="link font-medium" to={draftPlace(draft).href}>
                  {draft.title}
                </Link>
                <p className="text-muted">
                  {draftPlace(draft).noun}, saved {draftTime(draft.savedAt)}
                </p>
              </div>
              <Button
                look="quiet"
                aria-label={`Discard ${draft.title}, saved ${draftTime(draft.savedAt)}`}
                onClick={() => setLeaving(draft)}
              >
                Discard
              </Button>
            </li>
          ))}
        </ul>
      )}
      {leaving ? (
        <ConfirmDialog
          title={`Discard “${leaving.title}”?`}
          confirm="Discard"
          onClose={() => setLeaving(null)}
          onConfirm={() => {
            removeDraft(draftKey(userId, leaving.id))
            setDrafts(draftsOf(userId))
            setLeaving(null)
          }}
        >
          Its contents will be lost. Submitted records are not affected.
        </ConfirmDialog>
      ) : null}
    </Card>
  )
}
