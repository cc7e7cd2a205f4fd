import type { LoaderFunctionArgs } from 'react-router'
import { preloadQuery } from '#app/apollo/client.ts'
import { AssertionPageDocument } from '#app/graphql/generated/assertion-page.ts'
import { readRecordId } from '../record-parameters.ts'

/** The assertion of this id with its evidence; null when the address holds no id. */
export function loader({ params }: LoaderFunctionArgs) {
  const id = readRecordId(params['id'])
  return id ? preloadQuery(AssertionPageDocument, { variables: { id } }) : null
}
