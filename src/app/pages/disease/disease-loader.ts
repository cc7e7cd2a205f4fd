import type { LoaderFunctionArgs } from 'react-router'
import { parseRecordId } from '#domain/records/record-id.ts'
import { preloadQuery } from '#app/apollo/client.ts'
import { DiseasePageDocument } from '#app/graphql/generated/disease-page.ts'
import { startSummaryPanel } from '#app/entities/summary/panel-code.ts'
import { includes, summaryExtent } from '#app/entities/summary/summary-extent.ts'
import { startTermTab } from '../TermTabs.tsx'

/** The disease of this id and the table of its open tab; null when the address holds no id. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = parseRecordId(params['id'])
  if (!id) return null
  const search = new URL(request.url).searchParams
  const includeSubtypes = includes(search, 'subtypes')
  startTermTab(search, { diseaseId: id, includeSubtypes })
  startSummaryPanel()
  return preloadQuery(DiseasePageDocument, { variables: { id, includeSubtypes, ...summaryExtent(search) } })
}
