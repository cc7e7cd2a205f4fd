import { useQuery } from '@apollo/client/react'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { PresentCitationDocument } from '#app/graphql/generated/citation.ts'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { VersionCitation } from './VersionCitation.tsx'

/** Citation of the newest version of a record. */
export default function PresentCitation(record: { recordType: VersionedKind; recordId: number }) {
  const { data, error, refetch } = useQuery(PresentCitationDocument, {
    variables: record,
    // One version must not become the list of the tab History.
    fetchPolicy: 'no-cache',
  })
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines count={2} />
  const [version] = data.recordVersions.nodes
  return version ? <VersionCitation version={version} /> : <p className="text-sm">No versions.</p>
}
