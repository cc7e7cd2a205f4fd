import type { LoaderFunctionArgs } from 'react-router'
import { parseRecordId } from '#domain/records/record-id.ts'
import { preloadQuery } from '#app/apollo/client.ts'
import { FeaturePageDocument } from '#app/graphql/generated/feature-page.ts'
import { startSummaryPanel } from '#app/entities/summary/panel-code.ts'
import { summaryExtent } from '#app/entities/summary/summary-extent.ts'
import { startFeatureTab } from './feature-tabs.ts'

/** The feature of this id, whatever its kind; null when the address holds no id. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = parseRecordId(params['id'])
  if (!id) return null
  const search = new URL(request.url).searchParams
  startFeatureTab(search, id)
  startSummaryPanel()
  return preloadQuery(FeaturePageDocument, { variables: { id, ...summaryExtent(search) } })
}
