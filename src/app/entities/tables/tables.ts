import { tableSource } from './table-source.ts'

/** The tables of the app by what their rows are. */
export const tables = {
  assertions: tableSource(
    async () => (await import('./definitions/assertions-table.tsx')).assertionsTable,
    'comfortable',
  ),
  evidence: tableSource(
    async () => (await import('./definitions/evidence-table.tsx')).evidenceTable,
    'comfortable',
  ),
  features: tableSource(async () => (await import('./definitions/features-table.tsx')).featuresTable),
  browseProfiles: tableSource(
    async () => (await import('./definitions/browse-profiles-table.tsx')).browseProfilesTable,
  ),
  variants: tableSource(async () => (await import('./definitions/variants-table.tsx')).variantsTable),
  variantGroups: tableSource(
    async () => (await import('./definitions/variant-groups-table.tsx')).variantGroupsTable,
  ),
  sources: tableSource(async () => (await import('./definitions/sources-table.tsx')).sourcesTable),
  diseases: tableSource(async () => (await import('./definitions/diseases-table.tsx')).diseasesTable),
  therapies: tableSource(async () => (await import('./definitions/therapies-table.tsx')).therapiesTable),
  phenotypes: tableSource(async () => (await import('./definitions/phenotypes-table.tsx')).phenotypesTable),
}
