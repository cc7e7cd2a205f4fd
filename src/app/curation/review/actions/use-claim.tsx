import { useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { ClaimRecordDocument, ReleaseClaimDocument } from '#app/graphql/generated/moderation.ts'
import { isEditor } from '#domain/policies/roles.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { ActionError } from './ActionError.tsx'
import type { StandingClaim } from './ClaimMark.tsx'
import type { RecordAction, RecordActionSet } from './record-action.ts'

/** For editors: says that they are reviewing a record just now, and no longer. It binds nobody. */
export function useClaim(
  subject: { entityType: FlaggableEntity; id: number },
  claim: StandingClaim | null,
): RecordActionSet & { own: boolean } {
  const viewer = useViewer()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const own = claim !== null && claim.user.id === viewer?.id
  const act = async (document: typeof ClaimRecordDocument | typeof ReleaseClaimDocument) => {
    if (isPending) return
    setPending(true)
    const { error: wrong } = await mutate<unknown, { subject: typeof subject }>(document, { subject })
    setError(wrong)
    setPending(false)
  }
  const claimAction: RecordAction = {
    label: own ? 'Extend review (1 h)' : 'Start review (reserved for 1 h)',
    isPending,
    onDo: () => void act(ClaimRecordDocument),
  }
  const releaseAction: RecordAction = {
    label: 'Stop review',
    isPending,
    onDo: () => void act(ReleaseClaimDocument),
  }
  return {
    own,
    actions: [
      ...(viewer && isEditor(viewer) && (!claim || own) ? [claimAction] : []),
      ...(own ? [releaseAction] : []),
    ],
    parts: <ActionError error={error} />,
  }
}
