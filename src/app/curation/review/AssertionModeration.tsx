import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { AssertionReviewDocument } from '#app/graphql/generated/moderation.ts'
import { ApprovalBar } from './ApprovalBar.tsx'
import { ModerationBar } from './ModerationBar.tsx'

/** The decision on an assertion, and the approvals that the viewer may give for their organizations. */
export function AssertionModeration({
  id,
  organizationId,
  children,
}: {
  id: number
  organizationId: number | null
  /** More actions, at the end of the line. */
  children: ReactNode
}) {
  const { data } = useQuery(AssertionReviewDocument, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const assertion = data?.assertion
  if (!assertion?.viewerMay) return <div className="h-8" />
  return (
    <>
      <ModerationBar
        record={{ entityType: 'ASSERTION', id }}
        status={assertion.status}
        may={assertion.viewerMay}
        claim={assertion.claim ?? null}
        organizationId={organizationId}
      >
        {children}
      </ModerationBar>
      {assertion.viewerMay.approvals.map((approval) => (
        <ApprovalBar key={approval.organization.id} assertionId={id} {...approval} />
      ))}
    </>
  )
}
