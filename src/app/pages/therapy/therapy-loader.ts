import { TherapyPageDocument } from '#app/graphql/generated/therapy-page.ts'
import { startSummaryPanel } from '#app/entities/summary/panel-code.ts'
import { summaryExtent } from '#app/entities/summary/summary-extent.ts'
import { startTermTab } from '../TermTabs.tsx'
import { recordLoader } from '../record-loader.ts'

/** The therapy of this id and the table of its open tab. */
export const loader = recordLoader(TherapyPageDocument, (id, search) => {
  startTermTab(search, { therapyId: id })
  startSummaryPanel()
  return { id, ...summaryExtent(search) }
})
