import { parseRecordId } from '#domain/records/record-id.ts'
import { tables } from '#app/entities/tables/tables.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { preloadQuery } from '#app/apollo/client.ts'
import { MolecularProfilePageDocument } from '#app/graphql/generated/molecular-profile-page.ts'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'
import { startSummaryPanel } from '#app/entities/summary/panel-code.ts'
import { summaryExtent } from '#app/entities/summary/summary-extent.ts'

/** The molecular profile of this id and the table of its open tab; null when the address holds no id. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = parseRecordId(params['id'])
  if (!id) return null
  const search = new URL(request.url).searchParams
  const tab = search.get('tab')
  if (tab === 'assertions') startRecordTable(tables.assertions, search, { molecularProfileId: id })
  if (!tab || tab === 'overview') startRecordTable(tables.evidence, search, { molecularProfileId: id })
  startSummaryPanel()
  return preloadQuery(MolecularProfilePageDocument, { variables: { id, ...summaryExtent(search) } })
}
