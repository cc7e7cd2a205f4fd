import { parseRecordId } from '#domain/records/record-id.ts'
import { tables } from '#app/entities/tables/tables.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { preloadQuery } from '#app/apollo/client.ts'
import { UserPageDocument } from '#app/graphql/generated/user-page.ts'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'

/** The person of this id and the table of its open tab; null when the address holds no id. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = parseRecordId(params['id'])
  if (!id) return null
  const search = new URL(request.url).searchParams
  const tab = search.get('tab')
  if (!tab || tab === 'evidence') startRecordTable(tables.evidence, search, { userId: id })
  if (tab === 'assertions') startRecordTable(tables.assertions, search, { userId: id })
  return preloadQuery(UserPageDocument, { variables: { id } })
}
