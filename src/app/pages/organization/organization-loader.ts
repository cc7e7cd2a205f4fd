import { parseRecordId } from '#domain/records/record-id.ts'
import { tables } from '#app/entities/tables/tables.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { preloadQuery } from '#app/apollo/client.ts'
import { OrganizationPageDocument } from '#app/graphql/generated/organization-page.ts'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'

/** The organization of this id and the table of its open tab; null when the address holds no id. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = parseRecordId(params['id'])
  if (!id) return null
  const search = new URL(request.url).searchParams
  const tab = search.get('tab')
  const fixed = { organization: { ids: [id] } }
  if (tab === 'evidence') startRecordTable(tables.evidence, search, fixed)
  if (tab === 'assertions') startRecordTable(tables.assertions, search, fixed)
  return preloadQuery(OrganizationPageDocument, { variables: { id } })
}
