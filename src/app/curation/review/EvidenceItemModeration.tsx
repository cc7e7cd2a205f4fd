import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { EvidenceItemReviewDocument } from '#app/graphql/generated/moderation.ts'
import { ModerationBar } from './ModerationBar.tsx'

/** The decision on an evidence item. */
export function EvidenceItemModeration({
  id,
  organizationId,
  children,
}: {
  id: number
  organizationId: number | null
  /** More actions, at the end of the line. */
  children: ReactNode
}) {
  const { data } = useQuery(EvidenceItemReviewDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const item = data?.evidenceItem
  if (!item?.viewerMay) return <div className="h-8" />
  return (
    <ModerationBar
      record={{ entityType: 'EVIDENCE_ITEM', id }}
      status={item.status}
      may={item.viewerMay}
      claim={item.claim ?? null}
      organizationId={organizationId}
    >
      {children}
    </ModerationBar>
  )
}
