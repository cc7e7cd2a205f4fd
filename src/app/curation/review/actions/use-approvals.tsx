import { useState } from 'react'
import type { RefObject } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { RevokeApprovalDocument } from '#app/graphql/generated/moderation.ts'
import { isCoiDenial } from '#domain/policies/rights.ts'
import { recordLink } from '#domain/records/links.ts'
import { recordTag } from '#domain/records/tags.ts'
import type { Ability } from '../AbilityButton.tsx'
import { ApprovalDialog } from '../ApprovalDialog.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import type { RecordAction, RecordActionSet } from './record-action.ts'

/** What the viewer may do for one of their organizations. */
type OrganizationApproval = { organization: { id: number; name: string }; approve: Ability; revoke: Ability }

/** What is asked about; the dialog of an approval reads the state that it shows itself. */
type ApprovalQuestion = { what: 'approve' | 'revoke'; id: number; decidedOn: string | null }

const isWithinReach = ({ ability }: RecordAction): boolean =>
  ability?.allowed === true || isCoiDenial(ability?.reason ?? '')

/**
 * Approvals of an assertion by the viewer's organizations: that one stands behind it, or no longer does.
 *
 * @param decisionState the state of the assertion that is shown
 * @param bar has the focus after one was given, whose button is gone then
 * @returns `actions`: those that can be given now, or as soon as a disclosure is made; `others`: those that cannot, and the ways to revoke one
 */
export function useApprovals(
  assertionId: number,
  approvals: readonly OrganizationApproval[],
  decisionState: string | null,
  bar: RefObject<HTMLDivElement | null>,
): RecordActionSet & { others: readonly RecordAction[] } {
  const [asking, setAsking] = useState<ApprovalQuestion | null>(null)
  const organization = approvals.find((each) => each.organization.id === asking?.id)?.organization
  const close = () => setAsking(null)
  const [approved, setApproved] = useState<string | null>(null)
  const toApprove = approvals.map(({ organization: { id, name }, approve }): RecordAction => ({
    label: `Approve for ${name}…`,
    ability: approve,
    onDo: () => {
      setApproved(null)
      setAsking({ what: 'approve', id, decidedOn: null })
    },
  }))
  const toRevoke = approvals
    .filter(({ revoke }) => revoke.allowed)
    .map(({ organization: { id, name } }): RecordAction => ({
      label: `Revoke the approval of ${name}…`,
      isDangerous: true,
      onDo: () => setAsking({ what: 'revoke', id, decidedOn: decisionState }),
    }))
  return {
    actions: toApprove.filter(isWithinReach),
    others: [...toApprove.filter((action) => !isWithinReach(action)), ...toRevoke],
    parts: (
      <>
        <output className="block text-sm text-good empty:hidden">{approved}</output>
        {organization && asking?.what === 'approve' ? (
          <ApprovalDialog
            assertionId={assertionId}
            organization={organization}
            onApproved={() => {
              setApproved(`${recordTag('ASSERTION', assertionId)} was approved for ${organization.name}.`)
              // After the dialog has given the focus back.
              setTimeout(() => bar.current?.focus())
            }}
            onClose={close}
          />
        ) : null}
        {organization && asking?.what === 'revoke' ? (
          <ReasonDialog
            title={`Revoke the approval of ${recordTag('ASSERTION', assertionId)}`}
            draft={`revoke:${assertionId}:${organization.id}`}
            confirm="Revoke"
            minLength={10}
            about={{
              title: recordTag('ASSERTION', assertionId),
              href: `${recordLink('ASSERTION', assertionId)}?tab=activity`,
            }}
            onClose={close}
            onSubmit={async (comment) => {
              const { decidedOn } = asking
              const variables = { id: assertionId, organizationId: organization.id, comment, decidedOn }
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
