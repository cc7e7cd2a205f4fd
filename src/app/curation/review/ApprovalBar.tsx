import { useId, useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import { ApproveAssertionDocument, RevokeApprovalDocument } from '#app/graphql/generated/moderation.ts'
import { recordTag } from '#domain/tags.ts'
import { AbilityButton } from './AbilityButton.tsx'
import type { Ability } from './AbilityButton.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { refetchAfter } from '#app/apollo/stale-queries.ts'

/** What one of the viewer's organizations may say of an assertion: that it stands behind it, or no longer does. */
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
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [revoking, setRevoking] = useState(false)
  const approveNow = async () => {
    setPending(true)
    const variables = { id: assertionId, organizationId: organization.id }
    const { problem: wrong } = await mutate(ApproveAssertionDocument, variables)
    if (!wrong) await refetchAfter('review')
    setProblem(wrong)
    setPending(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <AbilityButton ability={approve} pending={pending} reasonId={reasonId} onDo={() => void approveNow()}>
        Approve for {organization.name}
      </AbilityButton>
      {revoke.allowed ? (
        <AbilityButton ability={revoke} look="danger" onDo={() => setRevoking(true)}>
          Revoke the approval…
        </AbilityButton>
      ) : null}
      {approve.allowed || !approve.reason ? null : (
        <span id={reasonId} className="text-xs text-muted">
          {approve.reason}.
        </span>
      )}
      {problem ? (
        <span role="alert" className="text-sm text-danger">
          {problem}
        </span>
      ) : null}
      {revoking ? (
        <ReasonDialog
          title={`Revoke the approval of ${recordTag('ASSERTION', assertionId)}`}
          confirm="Revoke"
          minLength={10}
          onClose={() => setRevoking(false)}
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
