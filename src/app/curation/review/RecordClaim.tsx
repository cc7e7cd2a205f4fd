import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { RecordClaimDocument } from '#app/graphql/generated/moderation.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { ClaimControl } from './ClaimControl.tsx'

/** Who reviews a record that nobody decides on as a whole, such as a variant with its revisions. */
export function RecordClaim({
  entityType,
  id,
  children,
}: {
  entityType: Exclude<FlaggableEntity, 'EVIDENCE_ITEM' | 'ASSERTION'>
  id: number
  /** More actions, at the end of the line. */
  children: ReactNode
}) {
  const { data } = useQuery(RecordClaimDocument, {
    variables: {
      id,
      isFeature: entityType === 'FEATURE',
      isVariant: entityType === 'VARIANT',
      isProfile: entityType === 'MOLECULAR_PROFILE',
      isGroup: entityType === 'VARIANT_GROUP',
    },
    fetchPolicy: 'cache-and-network',
  })
  const record = data?.feature ?? data?.variant ?? data?.molecularProfile ?? data?.variantGroup
  return (
    <div className="flex flex-wrap items-center gap-2">
      {record ? <ClaimControl record={{ entityType, id }} claim={record.claim ?? null} /> : null}
      {children}
    </div>
  )
}
