import type { LoaderFunctionArgs } from 'react-router'
import { preloadQuery } from '#app/apollo/client.ts'
import { AssertionPageDocument } from '#app/graphql/generated/assertion-page.ts'
import { startRecordTable } from '#app/records/tables/record-table.ts'
import { readRecordId } from '../record-parameters.ts'
import { assertionEvidenceTable } from './assertion-evidence.ts'

/** The assertion of this id and its evidence; null when the address holds no id. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = readRecordId(params['id'])
  if (!id) return null
  const search = new URL(request.url).searchParams
  const tab = search.get('tab')
  if (!tab || tab === 'overview') startRecordTable(assertionEvidenceTable, search, { assertionId: id })
  return preloadQuery(AssertionPageDocument, { variables: { id } })
}
