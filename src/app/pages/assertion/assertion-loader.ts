import type { LoaderFunctionArgs } from 'react-router'
import { parseRecordId } from '#domain/records/record-id.ts'
import { preloadQuery } from '#app/apollo/client.ts'
import { AssertionPageDocument } from '#app/graphql/generated/assertion-page.ts'

/** The assertion of this id with its evidence; null when the address holds no id. */
export function loader({ params }: LoaderFunctionArgs) {
  const id = parseRecordId(params['id'])
  return id ? preloadQuery(AssertionPageDocument, { variables: { id } }) : null
}
