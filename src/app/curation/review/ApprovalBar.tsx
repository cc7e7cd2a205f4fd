import { useId, useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import { RevokeApprovalDocument } from '#app/graphql/generated/moderation.ts'
import { recordTag } from '#domain/records/tags.ts'
import { AbilityButton } from './AbilityButton.tsx'
import type { Ability } from './AbilityButton.tsx'
import { ApprovalDialog } from './ApprovalDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { refetchAfter } from '#app/apollo/stale-queries.ts'

/**
 * Approval by one of the viewer's organizations of an assertion: that it stands behind it, or no longer does.
 */
export function ApprovalBar({
  assertionId,
  organization,
  approve,
  revoke,
}: {
  assertionId: number
  organization: { id: number; name: string }
  approve: Ability
  revoke: Ability
}) {
  const reasonId = useId()
  const [asking, setAsking] = useState<'approve' | 'revoke' | null>(null)
  const close = () => setAsking(null)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <AbilityButton ability={approve} reasonId={reasonId} onDo={() => setAsking('approve')}>
        Approve for {organization.name}…
      </AbilityButton>
      {revoke.allowed ? (
        <AbilityButton ability={revoke} look="danger" onDo={() => setAsking('revoke')}>
          Revoke the approval…
        </AbilityButton>
      ) : null}
      {approve.allowed || !approve.reason ? null : (
        <span id={reasonId} className="text-xs text-muted">
          {approve.reason}.
        </span>
      )}
      {asking === 'approve' ? (
        <ApprovalDialog assertionId={assertionId} organization={organization} onClose={close} />
      ) : null}
      {asking === 'revoke' ? (
        <ReasonDialog
          title={`Revoke the approval of ${recordTag('ASSERTION', assertionId)}`}
          confirm="Revoke"
          minLength={10}
          onClose={close}
          onSubmit={async (comment) => {
            const variables = { id: assertionId, organizationId: organization.id, comment }
            const { problem: wrong } = await mutate(RevokeApprovalDocument, variables)
            if (!wrong) await refetchAfter('review')
            return wrong
          }}
        >
          <p>{organization.name} will no longer approve this assertion.</p>
        </ReasonDialog>
      ) : null}
    </div>
  )
}
