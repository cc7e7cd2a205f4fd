import { FeaturePageDocument } from '#app/graphql/generated/feature-page.ts'
import { startSummaryPanel } from '#app/entities/summary/panel-code.ts'
import { summaryExtent } from '#app/entities/summary/summary-extent.ts'
import { startFeatureTab } from './feature-tabs.ts'
import { recordLoader } from '../record-loader.ts'

/** The feature of this id, whatever its kind. */
export const loader = recordLoader(FeaturePageDocument, (id, search) => {
  startFeatureTab(search, id)
  startSummaryPanel()
  return { id, ...summaryExtent(search) }
})
