import type { LoaderFunctionArgs } from 'react-router'
import { parseRecordId } from '#domain/records/record-id.ts'
import { client, preloadQuery } from '#app/apollo/client.ts'
import { GenePageDocument } from '#app/graphql/generated/gene-page.ts'
import { startSummaryPanel } from '#app/entities/summary/panel-code.ts'
import { summaryExtent } from '#app/entities/summary/summary-extent.ts'
import { startFeatureTab } from './feature-tabs.ts'

/** The gene named by its feature id or its symbol. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = parseRecordId(params['id'])
  const search = new URL(request.url).searchParams
  if (id) startFeatureTab(search, id)
  startSummaryPanel()
  const variables = { ...(id ? { id } : { symbol: params['id'] ?? '' }), ...summaryExtent(search) }
  const query = await preloadQuery(GenePageDocument, { variables })
  // The answer is in the cache of the page by then.
  const found = import.meta.env.SSR && !id ? client.readQuery({ query: GenePageDocument, variables }) : null
  if (found?.gene) startFeatureTab(search, found.gene.id)
  return query
}
