import { parseRecordId } from '#domain/records/record-id.ts'
import { tables } from '#app/entities/tables/tables.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { preloadQuery } from '#app/apollo/client.ts'
import { VariantPageDocument } from '#app/graphql/generated/variant-page.ts'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'
import { startSummaryPanel } from '#app/entities/summary/panel-code.ts'
import { includes, summaryExtent } from '#app/entities/summary/summary-extent.ts'

/** The variant of this id and the table of its open tab; null when the address holds no id. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const variantId = parseRecordId(params['id'])
  if (!variantId) return null
  const search = new URL(request.url).searchParams
  const tab = search.get('tab')
  if (tab === 'evidence') startRecordTable(tables.evidence, search, { variantId })
  if (tab === 'assertions') startRecordTable(tables.assertions, search, { variantId })
  if (!tab || tab === 'overview') startRecordTable(tables.browseProfiles, search, { variantId })
  startSummaryPanel()
  const includeCombinations = includes(search, 'combinations')
  return preloadQuery(VariantPageDocument, {
    variables: { id: variantId, includeCombinations, ...summaryExtent(search) },
  })
}
