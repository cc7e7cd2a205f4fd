import { useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { RevokeApprovalDocument } from '#app/graphql/generated/moderation.ts'
import { recordTag } from '#domain/records/tags.ts'
import type { Ability } from '../AbilityButton.tsx'
import { ApprovalDialog } from '../ApprovalDialog.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import type { RecordAction, RecordActionSet } from './record-action.ts'

/** What the viewer may do for one of their organizations. */
type OrganizationApproval = { organization: { id: number; name: string }; approve: Ability; revoke: Ability }

/**
 * Approvals of an assertion by the viewer's organizations: that one stands behind it, or no longer does.
 *
 * @returns `actions`: those that can be given now; `others`: those that cannot, and the ways to revoke one
 */
export function useApprovals(
  assertionId: number,
  approvals: readonly OrganizationApproval[],
): RecordActionSet & { others: readonly RecordAction[] } {
  const [asking, setAsking] = useState<{ what: 'approve' | 'revoke'; id: number } | null>(null)
  const organization = approvals.find((each) => each.organization.id === asking?.id)?.organization
  const close = () => setAsking(null)
  const toApprove = approvals.map(({ organization: { id, name }, approve }): RecordAction => ({
    label: `Approve for ${name}…`,
    ability: approve,
    onDo: () => setAsking({ what: 'approve', id }),
  }))
  const toRevoke = approvals
    .filter(({ revoke }) => revoke.allowed)
    .map(({ organization: { id, name } }): RecordAction => ({
      label: `Revoke the approval of ${name}…`,
      isDangerous: true,
      onDo: () => setAsking({ what: 'revoke', id }),
    }))
  return {
    actions: toApprove.filter(({ ability }) => ability?.allowed),
    others: [...toApprove.filter(({ ability }) => !ability?.allowed), ...toRevoke],
    parts: (
      <>
        {organization && asking?.what === 'approve' ? (
          <ApprovalDialog assertionId={assertionId} organization={organization} onClose={close} />
        ) : null}
        {organization && asking?.what === 'revoke' ? (
          <ReasonDialog
            title={`Revoke the approval of ${recordTag('ASSERTION', assertionId)}`}
            confirm="Revoke"
            minLength={10}
            onClose={close}
            onSubmit={async (comment) => {
              const variables = { id: assertionId, organizationId: organization.id, comment }
              const { error: wrong } = await mutate(RevokeApprovalDocument, variables)
              if (!wrong) await refetchAfter('review')
              return wrong
            }}
          >
            <p>{organization.name} will no longer approve this assertion.</p>
          </ReasonDialog>
        ) : null}
      </>
    ),
  }
}
