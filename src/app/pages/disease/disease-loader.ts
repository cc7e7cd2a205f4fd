import { DiseasePageDocument } from '#app/graphql/generated/disease-page.ts'
import { startSummaryPanel } from '#app/entities/summary/panel-code.ts'
import { includes, summaryExtent } from '#app/entities/summary/summary-extent.ts'
import { startTermTab } from '../TermTabs.tsx'
import { recordLoader } from '../record-loader.ts'

/** The disease of this id and the table of its open tab. */
export const loader = recordLoader(DiseasePageDocument, (id, search) => {
  const includeSubtypes = includes(search, 'subtypes')
  startTermTab(search, { diseaseId: id, includeSubtypes })
  startSummaryPanel()
  return { id, includeSubtypes, ...summaryExtent(search) }
})
