import type { LoaderFunctionArgs } from 'react-router'
import { preloadQuery } from '#app/apollo/client.ts'
import { RevisionSetReviewDocument } from '#app/graphql/generated/revision-review.ts'
import { readRecordId } from '../record-parameters.ts'

/** The revision set of this id; null when the address holds no id. */
export function loader({ params }: LoaderFunctionArgs) {
  const id = readRecordId(params['id'])
  return id
    ? preloadQuery(RevisionSetReviewDocument, { variables: { id }, fetchPolicy: 'network-only' })
    : null
}
