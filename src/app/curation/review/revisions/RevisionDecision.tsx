import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import type { Viewer } from '#app/apollo/use-viewer.ts'
import { AcceptRevisionsDocument, RejectRevisionsDocument } from '#app/graphql/generated/revision-review.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { AbilityButton } from '../AbilityButton.tsx'
import type { Ability } from '../AbilityButton.tsx'
import { ActingFor } from '../ActingFor.tsx'
import { DenialReasons } from '../DenialReason.tsx'
import { CommentField } from '../discussion/CommentField.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { useActingOrganization } from '../acting-for.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { useStoredText } from '../discussion/use-stored-text.ts'
import { labelOfRevision } from '#app/entities/history/revised-value.ts'
import type { ReviewedRevision } from '#app/entities/history/revised-value.ts'
import type { RevisionDecided } from './revision-decided.ts'

/** Accepts what is chosen, with a note if its reader has one, or rejects it with a reason. */
export function RevisionDecision({
  viewer,
  chosen,
  record,
  invalid,
  onDecided,
  onError,
  onFailed,
  children,
}: {
  viewer: Viewer
  chosen: readonly ReviewedRevision[]
  /** The record that they change, with the state that is shown. */
  record: { name: string; link: string; decisionState?: string | null }
  /** Whether the record would break its rules. */
  invalid: boolean
  onDecided: (decided: RevisionDecided) => Promise<void>
  /** What is wrong, as a sentence; null when nothing is any more. */
  onError: (error: string | null) => void
  /** The service refused, for what others have decided meanwhile perhaps. */
  onFailed: (error: string) => void
  /** More actions, after the decisions. */
  children: ReactNode
}) {
  const acting = useActingOrganization()
  const [note, setNote] = useStoredText(`accept:${viewer.id}:${chosen[0]?.revisionSetId ?? 0}`)
  const [noting, setNoting] = useState(note !== '')
  const [busy, setBusy] = useState(false)
  const [rejecting, setRejecting] = useState<{ ids: number[]; decidedOn: string | null } | null>(null)
  const decidedOn = record.decisionState ?? null
  const field = useRef<HTMLTextAreaElement>(null)
  const ids = chosen.map(({ id }) => id)
  const fields = chosen.map(labelOfRevision)
  const mayAccept: Ability = invalid
    ? { allowed: false, reason: 'The selected changes would make this record invalid' }
    : abilityOf(chosen, 'accept')
  const mayReject = abilityOf(chosen, 'reject')

  const accept = async () => {
    const text = noting ? note.trim() : ''
    if (text && text.length < 10) {
      onError(`A note needs at least 10 characters (currently ${text.length}), or leave it empty.`)
      field.current?.focus()
      return
    }
    setBusy(true)
    const { organizationId } = acting
    const variables = { ids, comment: text || null, organizationId, decidedOn }
    const { data, error: wrong } = await mutate(AcceptRevisionsDocument, variables)
    onError(null)
    if (data) {
      setNote('')
      setNoting(false)
      const superseded = [...(data.acceptRevisions?.supersededRevisions ?? [])]
      await onDecided({ decided: 'accepted', fields, superseded })
    } else {
      if (wrong) onFailed(wrong)
      await refetchAfter('review')
    }
    setBusy(false)
  }
  const reject = async (comment: string) => {
    const { organizationId } = acting
    const { data, error: wrong } = await mutate(RejectRevisionsDocument, {
      ids,
      decidedOn,
      ...rejecting,
      comment,
      organizationId,
    })
    if (data) {
      onError(null)
      await onDecided({ decided: 'rejected', fields, superseded: [] })
    }
    return wrong
  }

  return (
    <section aria-label="Decision" className="space-y-2" data-print="hide">
      <div className="flex flex-wrap items-center gap-2">
        <AbilityButton
          look="primary"
          reasonId="decision-reasons"
          pending={busy}
          ability={mayAccept}
          onDo={() => void accept()}
        >
          Accept {countOf(chosen.length)}
        </AbilityButton>
        <AbilityButton
          reasonId="decision-reasons"
          pending={busy}
          ability={mayReject}
          onDo={() => setRejecting({ ids, decidedOn })}
        >
          Reject {countOf(chosen.length)}…
        </AbilityButton>
        {abilityOf(chosen, 'accept').allowed || noting ? (
          <Button
            look="quiet"
            className="text-accent"
            aria-expanded={noting}
            onClick={() => {
              setNoting(!noting)
              if (!noting) requestAnimationFrame(() => field.current?.focus())
            }}
          >
            {noting ? 'Remove the note' : 'Add a note'}
          </Button>
        ) : null}
        {children}
        <ActingFor {...acting} />
      </div>
      <DenialReasons
        id="decision-reasons"
        reasons={[mayAccept, mayReject].flatMap(({ reason }) => reason ?? [])}
      />
      {noting ? (
        <CommentField label="Note on accepting (optional)" value={note} onChange={setNote} fieldRef={field} />
      ) : null}
      {rejecting ? (
        <ReasonDialog
          title={`Reject ${countOf(chosen.length)}`}
          draft={`reject-revisions:${rejecting.ids.join()}`}
          confirm="Reject"
          minLength={10}
          onSubmit={reject}
          about={{ title: record.name, href: `${record.link}?tab=revisions` }}
          onClose={() => setRejecting(null)}
        />
      ) : null}
    </section>
  )
}

const countOf = (count: number): string => (count === 1 ? '1 change' : `${count} changes`)

/** What all of them allow; else the first reason why not. */
function abilityOf(revisions: readonly ReviewedRevision[], action: 'accept' | 'reject'): Ability {
  if (revisions.length === 0) return { allowed: false, reason: 'Select at least one change' }
  const denied = revisions.map(({ viewerMay }) => viewerMay?.[action]).find((ability) => !ability?.allowed)
  return denied ?? { allowed: revisions.every(({ viewerMay }) => viewerMay) }
}
