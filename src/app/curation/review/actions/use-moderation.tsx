import { useState } from 'react'
import type { RefObject } from 'react'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { recordLink } from '#domain/records/links.ts'
import { isEditor } from '#domain/policies/roles.ts'
import { returnFocus } from '#app/ui/return-focus.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import type { Ability } from '../AbilityButton.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { decisions, moderate, tagOf } from '../moderate.ts'
import type { Moderated } from '../moderate.ts'
import { offerUndo } from '../undo.ts'
import { ActionError } from './ActionError.tsx'
import type { RecordAction, RecordActionSet } from './record-action.ts'

const choices = [
  { status: 'ACCEPTED', may: 'accept', label: 'Accept' },
  { status: 'REJECTED', may: 'reject', label: 'Reject…' },
  { status: 'SUBMITTED', may: 'revert', label: 'Reopen review…' },
] as const satisfies { status: EvidenceStatus; may: string; label: string }[]

/** The decision on a record, as far as it is known: its status and what the viewer may do. */
type Decidable = {
  status: EvidenceStatus
  decisionState: string | null
  may: Record<'accept' | 'reject' | 'revert', Ability>
}

/**
 * The decisions on a record: accept, reject or reopen.
 *
 * @param bar has the focus after a decision, whose button is gone then, unless it was moved meanwhile
 * @returns `isOpen`: whether they come before anything else, as an editor looks at a record that is not accepted
 */
export function useModeration(
  record: Pick<Moderated, 'entityType' | 'id'>,
  decidable: Decidable | null,
  bar: RefObject<HTMLDivElement | null>,
  organizationId: number | null,
): RecordActionSet & { isOpen: boolean } {
  const viewer = useViewer()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [asking, setAsking] = useState<{ newStatus: EvidenceStatus; on: Moderated } | null>(null)
  if (!decidable || !viewer) return { actions: [], parts: null, isOpen: false }
  const { status, may } = decidable
  const href = recordLink(record.entityType, record.id)
  const present = { ...record, status, decidedOn: decidable.decisionState }
  const decide = async (on: Moderated, newStatus: EvidenceStatus, comment: string | null) => {
    setPending(true)
    const focus = returnFocus()
    const { error: wrong, undoable } = await moderate(on, newStatus, comment, organizationId)
    if (undoable) offerUndo(decisions[newStatus], [undoable])
    // A refused dialog stays, with what its reader saw behind it.
    if (!wrong || comment === null) await refetchAfter('review')
    setPending(false)
    if (!wrong) focus(bar.current)
    return wrong
  }
  const actions = choices
    .filter((choice) => choice.status !== status)
    .map((choice): RecordAction => ({
      label: choice.label,
      ability: may[choice.may],
      isPending,
      onDo: () => {
        setError(null)
        if (choice.status === 'ACCEPTED') void decide(present, 'ACCEPTED', null).then(setError)
        else setAsking({ newStatus: choice.status, on: present })
      },
    }))
  return {
    actions,
    isOpen: status !== 'ACCEPTED' && isEditor(viewer),
    parts: (
      <>
        <ActionError error={error} look={`${href}?tab=activity`} />
        {asking ? (
          <ReasonDialog
            title={
              asking.newStatus === 'REJECTED'
                ? `Reject ${tagOf(record)}`
                : `Reopen review of ${tagOf(record)}`
            }
            draft={`${asking.newStatus}:${record.entityType}:${record.id}`}
            confirm={asking.newStatus === 'REJECTED' ? 'Reject' : 'Reopen review'}
            onClose={() => setAsking(null)}
            about={{ title: tagOf(record), href: `${href}?tab=activity` }}
            onSubmit={(reason) => decide(asking.on, asking.newStatus, reason)}
          />
        ) : null}
      </>
    ),
  }
}
