import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { AbilityButton } from './AbilityButton.tsx'
import type { Ability } from './AbilityButton.tsx'
import { ClaimControl } from './ClaimControl.tsx'
import type { StandingClaim } from './ClaimControl.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { decisions, moderate, tagOf } from './moderate.ts'
import type { Moderated } from './moderate.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { offerUndo } from './undo.ts'

const actions = [
  { status: 'ACCEPTED', may: 'accept', label: 'Accept' },
  { status: 'REJECTED', may: 'reject', label: 'Reject…' },
  { status: 'SUBMITTED', may: 'revert', label: 'Reopen review…' },
] as const satisfies { status: EvidenceStatus; may: string; label: string }[]

/** Accept, reject or revert a record. What the rules forbid stays in place and its reason stands below. */
export function ModerationBar({
  record,
  status,
  may,
  claim,
  organizationId,
  children,
}: {
  record: Pick<Moderated, 'entityType' | 'id'>
  status: EvidenceStatus
  may: Record<'accept' | 'reject' | 'revert', Ability>
  claim: StandingClaim | null
  organizationId: number | null
  /** More actions, at the end of the line. */
  children?: ReactNode
}) {
  const bar = useRef<HTMLDivElement>(null)
  const reasonId = useId()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState<EvidenceStatus | null>(null)
  const offered = actions.filter((action) => action.status !== status)
  const reasons = [
    ...new Set(
      offered.flatMap((moderation) => {
        const { allowed, reason } = may[moderation.may]
        return allowed || !reason ? [] : [reason]
      }),
    ),
  ]
  const decide = async (newStatus: EvidenceStatus, comment: string | null) => {
    setPending(true)
    const { problem: wrong, undoable } = await moderate(
      { ...record, status },
      newStatus,
      comment,
      organizationId,
    )
    if (undoable) offerUndo(decisions[newStatus], [undoable])
    await refetchAfter('review')
    setPending(false)
    // Its button is gone.
    if (!wrong) bar.current?.focus()
    return wrong
  }
  return (
    <div ref={bar} tabIndex={-1} className="space-y-1 outline-none">
      <div className="flex flex-wrap items-center gap-2">
        {offered.map((moderation) => (
          <AbilityButton
            key={moderation.status}
            look={moderation.status === 'ACCEPTED' ? 'primary' : 'plain'}
            ability={may[moderation.may]}
            pending={pending}
            reasonId={reasonId}
            onDo={() => {
              setProblem(null)
              if (moderation.status === 'ACCEPTED') void decide('ACCEPTED', null).then(setProblem)
              else setAsking(moderation.status)
            }}
          >
            {moderation.label}
          </AbilityButton>
        ))}
        <ClaimControl record={record} claim={claim} />
        {children}
      </div>
      {reasons.length > 0 ? (
        <ul id={reasonId} className="text-xs text-muted">
          {reasons.map((reason) => (
            <li key={reason}>{reason}.</li>
          ))}
        </ul>
      ) : null}
      {problem ? (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      ) : null}
      {asking ? (
        <ReasonDialog
          title={asking === 'REJECTED' ? `Reject ${tagOf(record)}` : `Reopen review of ${tagOf(record)}`}
          confirm={asking === 'REJECTED' ? 'Reject' : 'Reopen review'}
          onClose={() => setAsking(null)}
          onSubmit={(reason) => decide(asking, reason)}
        />
      ) : null}
    </div>
  )
}
