import { tableSource } from './table-source.ts'

/** The tables of the app by what their rows are. */
export const tables = {
  assertions: tableSource(async () => (await import('./assertions-table.tsx')).assertionsTable),
  evidence: tableSource(async () => (await import('./evidence-table.tsx')).evidenceTable),
  features: tableSource(async () => (await import('./features-table.tsx')).featuresTable),
  browseProfiles: tableSource(async () => (await import('./browse-profiles-table.tsx')).browseProfilesTable),
  variants: tableSource(async () => (await import('./variants-table.tsx')).variantsTable),
  variantGroups: tableSource(async () => (await import('./variant-groups-table.tsx')).variantGroupsTable),
  sources: tableSource(async () => (await import('./sources-table.tsx')).sourcesTable),
  diseases: tableSource(async () => (await import('./diseases-table.tsx')).diseasesTable),
  therapies: tableSource(async () => (await import('./therapies-table.tsx')).therapiesTable),
  phenotypes: tableSource(async () => (await import('./phenotypes-table.tsx')).phenotypesTable),
}
