import { tables } from '#app/entities/tables/tables.ts'
import { ClinicalTrialPageDocument } from '#app/graphql/generated/clinical-trial-page.ts'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'
import { recordLoader } from '../record-loader.ts'

/** The clinical trial of this id and the table of its open tab. */
export const loader = recordLoader(ClinicalTrialPageDocument, (id, search) => {
  const fixed = { clinicalTrialId: id }
  if (search.get('tab') === 'sources') startRecordTable(tables.sources, search, fixed)
  else startRecordTable(tables.evidence, search, fixed)
  return { id }
})
