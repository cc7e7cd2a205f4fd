import type { LoaderFunctionArgs } from 'react-router'
import { parseRecordId } from '#domain/records/record-id.ts'
import { preloadQuery } from '#app/apollo/client.ts'
import { RevisionSetReviewDocument } from '#app/graphql/generated/revision-review.ts'

/** The revision set of this id; null when the address holds no id. */
export function loader({ params }: LoaderFunctionArgs) {
  const id = parseRecordId(params['id'])
  return id
    ? preloadQuery(RevisionSetReviewDocument, { variables: { id }, fetchPolicy: 'network-only' })
    : null
}
