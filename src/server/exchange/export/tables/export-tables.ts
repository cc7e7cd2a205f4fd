import { assertionsTable } from './assertions.ts'
import { clinicalTrialsTable } from './clinical-trials.ts'
import { diseasesTable } from './diseases.ts'
import { evidenceTable } from './evidence.ts'
import type { ExportTable } from './export-table.ts'
import { featuresTable } from './features.ts'
import { molecularProfilesTable } from './molecular-profiles.ts'
import { organizationsTable } from './organizations.ts'
import { phenotypesTable } from './phenotypes.ts'
import { sourceSuggestionsTable } from './source-suggestions.ts'
import { sourcesTable } from './sources.ts'
import { therapiesTable } from './therapies.ts'
import { usersTable } from './users.ts'
import { variantGroupsTable } from './variant-groups.ts'
import { variantTypesTable } from './variant-types.ts'
import { variantsTable } from './variants.ts'

/** The tables that can be exported, by the names of their addresses. */
export const exportTables: ReadonlyMap<string, ExportTable> = new Map([
  ['features', featuresTable],
  ['variants', variantsTable],
  ['molecular_profiles', molecularProfilesTable],
  ['variant_groups', variantGroupsTable],
  ['sources', sourcesTable],
  ['diseases', diseasesTable],
  ['therapies', therapiesTable],
  ['phenotypes', phenotypesTable],
  ['evidence', evidenceTable],
  ['assertions', assertionsTable],
  ['clinical_trials', clinicalTrialsTable],
  ['variant_types', variantTypesTable],
  ['source_suggestions', sourceSuggestionsTable],
  ['organizations', organizationsTable],
  ['users', usersTable],
])
