import { variation } from '#app/entities/tables/table-source.ts'
import { tables } from '#app/entities/tables/tables.ts'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'

/** The variants of one feature, which needs no column that names it. */
export const variantsOfFeature = variation(tables.variants, (table) => ({
  ...table,
  name: 'feature-variants',
  columns: table.columns.filter(({ id }) => id !== 'featureName'),
}))

/** Starts the query of the table that the open tab of a feature shows. */
export function startFeatureTab(search: URLSearchParams, featureId: number) {
  const tab = search.get('tab')
  if (tab === 'evidence') startRecordTable(tables.evidence, search, { featureId })
  else if (tab === 'profiles') startRecordTable(tables.browseProfiles, search, { featureId })
  else if (!tab || tab === 'overview') startRecordTable(variantsOfFeature, search, { featureId })
}
