import type { LoaderFunctionArgs } from 'react-router'
import { parseRecordId } from '#domain/records/record-id.ts'
import { preloadQuery } from '#app/apollo/client.ts'
import { TherapyPageDocument } from '#app/graphql/generated/therapy-page.ts'
import { startSummaryPanel } from '#app/entities/summary/panel-code.ts'
import { summaryExtent } from '#app/entities/summary/summary-extent.ts'
import { startTermTab } from '../TermTabs.tsx'

/** The therapy of this id and the table of its open tab; null when the address holds no id. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = parseRecordId(params['id'])
  if (!id) return null
  const search = new URL(request.url).searchParams
  startTermTab(search, { therapyId: id })
  startSummaryPanel()
  return preloadQuery(TherapyPageDocument, { variables: { id, ...summaryExtent(search) } })
}
