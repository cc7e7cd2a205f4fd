import { useQuery } from '@apollo/client/react'
import { RevisionSetReview } from '#app/curation/review/revisions/RevisionSetReview.tsx'
import { RevisionSetReviewDocument } from '#app/graphql/generated/revision-review.ts'
import { PaneState } from './PaneState.tsx'

/** The changes of a revision set, the record as it would be, and the decision. */
export function RevisionPane({ id }: { id: number }) {
  const query = useQuery(RevisionSetReviewDocument, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const set = query.data?.revisionSets.nodes[0]
  if (!set) return <PaneState query={query} />
  return <RevisionSetReview revisions={set.revisions} record={set.revisedRecord} />
}
