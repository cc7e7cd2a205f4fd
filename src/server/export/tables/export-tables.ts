import { browseClinicalTrials } from '#server/knowledge/browse/clinical-trials.ts'
import { browseDiseases } from '#server/knowledge/browse/diseases.ts'
import { browseFeatures } from '#server/knowledge/browse/features.ts'
import { browseMolecularProfiles } from '#server/knowledge/browse/molecular-profiles.ts'
import { browsePhenotypes } from '#server/knowledge/browse/phenotypes.ts'
import { browseSources } from '#server/knowledge/browse/sources.ts'
import { browseTherapies } from '#server/knowledge/browse/therapies.ts'
import { browseVariantGroups } from '#server/knowledge/browse/variant-groups.ts'
import { browseVariants } from '#server/knowledge/browse/variants.ts'
import { assertionsTable } from './assertions.ts'
import { evidenceTable } from './evidence.ts'
import { exportBrowse } from './export-table.ts'
import type { ExportTable } from './export-table.ts'
import { organizationsTable } from './organizations.ts'
import { sourceSuggestionsTable } from './source-suggestions.ts'
import { usersTable } from './users.ts'
import { variantTypesTable } from './variant-types.ts'

/** The tables that can be exported, by the names of their addresses. */
export const exportTables: ReadonlyMap<string, ExportTable> = new Map([
  ['features', exportBrowse(browseFeatures)],
  ['variants', exportBrowse(browseVariants)],
  ['molecular_profiles', exportBrowse(browseMolecularProfiles)],
  ['variant_groups', exportBrowse(browseVariantGroups)],
  ['sources', exportBrowse(browseSources)],
  ['diseases', exportBrowse(browseDiseases)],
  ['therapies', exportBrowse(browseTherapies)],
  ['phenotypes', exportBrowse(browsePhenotypes)],
  ['evidence', evidenceTable],
  ['assertions', assertionsTable],
  ['clinical_trials', exportBrowse(browseClinicalTrials)],
  ['variant_types', variantTypesTable],
  ['source_suggestions', sourceSuggestionsTable],
  ['organizations', organizationsTable],
  ['users', usersTable],
])
