import { tables } from '#app/entities/tables/tables.ts'
import { MolecularProfilePageDocument } from '#app/graphql/generated/molecular-profile-page.ts'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'
import { startSummaryPanel } from '#app/entities/summary/panel-code.ts'
import { summaryExtent } from '#app/entities/summary/summary-extent.ts'
import { recordLoader } from '../record-loader.ts'

/** The molecular profile of this id and the table of its open tab. */
export const loader = recordLoader(MolecularProfilePageDocument, (id, search) => {
  const tab = search.get('tab')
  if (tab === 'assertions') startRecordTable(tables.assertions, search, { molecularProfileId: id })
  if (!tab || tab === 'overview') startRecordTable(tables.evidence, search, { molecularProfileId: id })
  startSummaryPanel()
  return { id, ...summaryExtent(search) }
})
