import { tables } from '#app/entities/tables/tables.ts'
import { VariantPageDocument } from '#app/graphql/generated/variant-page.ts'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'
import { startSummaryPanel } from '#app/entities/summary/panel-code.ts'
import { includes, summaryExtent } from '#app/entities/summary/summary-extent.ts'
import { recordLoader } from '../record-loader.ts'

/** The variant of this id and the table of its open tab. */
export const loader = recordLoader(VariantPageDocument, (variantId, search) => {
  const tab = search.get('tab')
  if (tab === 'evidence') startRecordTable(tables.evidence, search, { variantId })
  if (tab === 'assertions') startRecordTable(tables.assertions, search, { variantId })
  if (!tab || tab === 'overview') startRecordTable(tables.browseProfiles, search, { variantId })
  startSummaryPanel()
  const includeCombinations = includes(search, 'combinations')
  return { id: variantId, includeCombinations, ...summaryExtent(search) }
})
