import type { LoaderFunctionArgs } from 'react-router'
import { preloadQuery } from '#app/apollo/client.ts'
import { EvidencePageDocument } from '#app/graphql/generated/evidence-page.ts'
import { readRecordId } from '../record-parameters.ts'

/** The evidence item of this id; null when the address holds no id. */
export function loader({ params }: LoaderFunctionArgs) {
  const id = readRecordId(params['id'])
  return id ? preloadQuery(EvidencePageDocument, { variables: { id } }) : null
}
