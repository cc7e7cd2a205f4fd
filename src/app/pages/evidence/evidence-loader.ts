import type { LoaderFunctionArgs } from 'react-router'
import { parseRecordId } from '#domain/records/record-id.ts'
import { preloadQuery } from '#app/apollo/client.ts'
import { EvidencePageDocument } from '#app/graphql/generated/evidence-page.ts'

/** The evidence item of this id; null when the address holds no id. */
export function loader({ params }: LoaderFunctionArgs) {
  const id = parseRecordId(params['id'])
  return id ? preloadQuery(EvidencePageDocument, { variables: { id } }) : null
}
