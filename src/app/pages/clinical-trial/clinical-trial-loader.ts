import { parseRecordId } from '#domain/records/record-id.ts'
import { tables } from '#app/entities/tables/tables.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { preloadQuery } from '#app/apollo/client.ts'
import { ClinicalTrialPageDocument } from '#app/graphql/generated/clinical-trial-page.ts'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'

/** The clinical trial of this id and the table of its open tab; null when the address holds no id. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = parseRecordId(params['id'])
  if (!id) return null
  const search = new URL(request.url).searchParams
  const fixed = { clinicalTrialId: id }
  if (search.get('tab') === 'sources') startRecordTable(tables.sources, search, fixed)
  else startRecordTable(tables.evidence, search, fixed)
  return preloadQuery(ClinicalTrialPageDocument, { variables: { id } })
}
