import { evidenceTable } from '#app/records/tables/evidence-table.tsx'
import { profilesTable } from '#app/records/tables/profiles-table.tsx'
import { startRecordTable } from '#app/records/tables/record-table.ts'
import { variantsTable } from '#app/records/tables/variants-table.tsx'

/** The variants of one feature, which needs no column that names it. */
export const variantsOfFeature = {
  ...variantsTable,
  name: 'feature-variants',
  columns: variantsTable.columns.filter(({ id }) => id !== 'featureName'),
}

/** Starts the query of the table that the open tab of a feature shows. */
export function startFeatureTab(search: URLSearchParams, featureId: number) {
  const tab = search.get('tab')
  if (tab === 'evidence') startRecordTable(evidenceTable, search, { featureId })
  else if (tab === 'profiles') startRecordTable(profilesTable, search, { featureId })
  else startRecordTable(variantsOfFeature, search, { featureId })
}
